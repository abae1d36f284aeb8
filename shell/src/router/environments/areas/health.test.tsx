import type { CanaryLimits, EnvironmentHealth, EnvironmentState, FoundFailure } from '@staffel/shared-api/contract'
import { fakeApi, type FakeAnswers } from '@staffel/shared-api/testing'
import { apiClient } from '@staffel/shared-auth'
import { signInAs } from '@staffel/shared-auth/testing'
import { screen, within } from '@testing-library/react'
import { renderShell } from '../../../testing/renderShell.tsx'

const at = '2026-03-05T09:00:00Z'
const limits: CanaryLimits = {
  sessions: 50,
  load_points: 2,
  error_times: 2,
  errors_least: 5,
  vitals_percent: 25,
  measured_percent: 100,
}
const production: EnvironmentState = {
  name: 'production',
  revision: 4,
  four_eyes: false,
  shell: null,
  areas: [
    {
      id: 'offers',
      name: { nl: 'Offertes', en: 'Offers' },
      owner: 'team-offers',
      enabled: true,
      refuses_calls: false,
      flags: {},
      live: '1.0.0-a',
      canary: { version: '1.1.0-b', percent: 10, roles: [] },
      asked: null,
      previous: [],
      versions: [],
    },
  ],
  waiting: [],
}
const live = {
  version: '1.0.0-a',
  sessions: 1250,
  load_success: 99.2,
  load_ms: 640,
  lcp_ms: 1100,
  inp_ms: 80,
  cls: 0,
  errors: 3,
}
const canary = { ...live, version: '1.1.0-b', sessions: 12, load_success: 100, load_ms: 610, errors: 0 }
const health: EnvironmentHealth = {
  since: at,
  limits,
  areas: [{ area: 'offers', live, canary, verdict: { state: 'waiting', live_sessions: 80, canary_sessions: 12 } }],
}
const failure: FoundFailure = {
  id: '3f9a12c4',
  at,
  area: 'offers',
  version: '1.0.0-a',
  kind: 'http',
  status: 503,
  place: 'list.js',
}

function open(answers: FakeAnswers) {
  signInAs({ roles: ['Admin'] })
  const api = fakeApi({
    listEnvironments: () => [production],
    getEnvironmentHealth: () => health,
    countNotifications: () => ({ unread: 0 }),
    ...answers,
  })
  apiClient.http.defaults.adapter = api.adapter
  const sent = (id: string) => api.calls.find(({ endpoint }) => endpoint.id === id)
  return { sent, ...renderShell({ at: '/environments' }) }
}

test('a line says how a version does, what a canary waits for, and leads to what failed, by its id', async () => {
  const { user, sent } = open({ listFailures: ({ query }) => (query['id'] === undefined ? [failure] : []) })
  expect(await screen.findByText('Live: 99,2% loaded · 640 ms · 1250 sessions')).toBeVisible()
  expect(screen.getByText('Canary: 100% loaded · 610 ms · 12 sessions')).toBeVisible()
  expect(screen.getByText(/waits for enough sessions in an hour: 12 of 50, live 80 of 50/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show 3 errors of Offers in production' }))
  expect(await screen.findByText('File refused (503)')).toBeVisible()
  expect(sent('listFailures')).toMatchObject({ query: { area: 'offers' } })
  await user.type(screen.getByRole('textbox', { name: 'Reference' }), '3f9b')
  expect(await screen.findByText('Nothing found')).toBeVisible()
})

test('when a canary stops by itself is changed with a reason', async () => {
  const { user, sent } = open({ setCanaryLimits: () => production })
  expect(await screen.findByText(/loads more than 2 percentage points less often/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Change limits for canaries in production' }))
  const dialog = within(await screen.findByRole('dialog'))
  const confirm = dialog.getByRole('button', { name: 'Set limits' })
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Few people here')
  await user.click(dialog.getByRole('checkbox', { name: /This is production/ }))
  const sessions = dialog.getByRole('spinbutton', { name: 'Sessions of each version in an hour' })
  await user.clear(sessions)
  expect(confirm).toBeDisabled()
  await user.type(sessions, '20')
  await user.click(confirm)
  expect(await screen.findByText('production has been changed.')).toBeVisible()
  expect(sent('setCanaryLimits')).toMatchObject({
    params: { name: 'production' },
    body: { limits: { ...limits, sessions: 20 }, reason: 'Few people here' },
  })
})
