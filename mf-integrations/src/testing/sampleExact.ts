import type { ExactLinkState, ExactStatus } from '@staffel/shared-api/contract'

/** Nothing is connected, and only the test environment could be. */
export const unconnected: ExactStatus = {
  connected: false,
  env: null,
  envs: { test: { configured: true, link: null }, production: { configured: false, link: null } },
  division: null,
  division_name: null,
  user: null,
  connected_at: null,
  access_expires_at: null,
  refresh_expires_at: null,
  needs_reconnect: false,
  last_sync: { accounts: null, items: null, prices: null, quotations: null },
  rate: { minutely_remaining: null, minutely_limit: null, daily_remaining: null, daily_limit: null, daily_reset: null },
  last_error: null,
  last_error_at: null,
  last_error_trace: null,
}

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
  shared_with: [],
}

/** The test environment is connected and in use. */
export const connected = (link: Partial<ExactLinkState> = {}): ExactStatus => ({
  ...unconnected,
  connected: true,
  env: 'test',
  envs: { ...unconnected.envs, test: { configured: true, link: { ...workingLink, ...link } } },
})
