import type { ExactLinkState, ExactStatus } from '@staffel/shared-api/contract'
import { noExactLink as unconnected } from '@staffel/shared-api/testing'

export { unconnected }

export const workingLink: ExactLinkState = {
  works: true,
  division: 123,
  division_name: 'Bouwmaterialen BV',
  user: 'Mila de Vries',
  connected_at: '2026-03-05T09:00:00Z',
  ended_at: null,
  ended_reason: null,
  refresh_expires_at: '2026-04-04T09:00:00Z',
  reconnect_advised: false,
  notices_since: null,
  shared_with: [],
}

/** The test environment is connected and in use. */
export const connected = (link: Partial<ExactLinkState> = {}): ExactStatus => ({
  ...unconnected,
  connected: true,
  env: 'test',
  envs: { ...unconnected.envs, test: { configured: true, link: { ...workingLink, ...link } } },
})
