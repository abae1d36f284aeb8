import type { AreaVersionFacts, CanaryLimits, EnvironmentState } from '@staffel/shared-api/contract'
import { failWith, fakeApi, type FakeAnswers } from '@staffel/shared-api/testing'
import { apiClient } from '@staffel/shared-auth'
import { signInAs } from '@staffel/shared-auth/testing'
import { screen, within } from '@testing-library/react'
import { renderShell, type ShellOptions } from '../../../testing/renderShell.tsx'

const at = '2026-03-05T09:00:00Z'
const published = (version: string) => ({
  version,
  published_at: at,
  published_by: 'CI',
  commit: null,
  changelog: `What ${version} brings`,
  removed_at: null,
})
const state = (name: string, live: string): EnvironmentState => ({
  name,
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
      live,
      canary: null,
      asked: null,
      previous: [],
      versions: [published('1.1.0-b'), published('1.0.0-a')],
    },
  ],
  waiting: [],
})
const limits: CanaryLimits = {
  sessions: 50,
  load_points: 2,
  error_times: 2,
  errors_least: 5,
  vitals_percent: 25,
  measured_percent: 100,
}
const facts = (version: string, problems: string[] = []): AreaVersionFacts => ({
  version,
  navigation: [],
  guests: [],
  flags: [],
  pages: [{ path: '/offers', roles: version === '1.0.0-a' ? ['Manager'] : [], protected: true }],
  problems,
})

function open(answers: FakeAnswers = {}, options: Partial<ShellOptions> = {}) {
  const api = fakeApi({
    listEnvironments: () => [state('staging', '1.1.0-b'), state('production', '1.0.0-a')],
    getAreaVersion: ({ params }) => facts(String(params.version)),
    getEnvironmentHealth: () => ({ since: at, limits, areas: [] }),
    countNotifications: () => ({ unread: 0 }),
    ...answers,
  })
  apiClient.http.defaults.adapter = api.adapter
  return { api, ...renderShell({ at: '/environments', ...options }) }
}

const promote = async ({ user }: ReturnType<typeof open>) => {
  await user.click(await screen.findByRole('button', { name: 'Change Offers in production' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Take over from staging' }))
  return within(await screen.findByRole('dialog'))
}

test('is for who was made product owner, and for nobody of the same role', async () => {
  signInAs({ roles: ['User'], features: ['product-owner'] })
  const { unmount } = open()
  expect(await screen.findByRole('heading', { name: 'Environments' })).toBeVisible()
  unmount()
  signInAs({ roles: ['Manager'] })
  const { path } = open()
  expect(await screen.findByText('You have no access to this page')).toBeVisible()
  expect(path()).not.toBe('/environments')
})

test('production says what staging has that it has not, and takes it over with a reason, and once it was asked again', async () => {
  signInAs({ roles: ['Admin'] })
  const visit = open({ setLiveVersion: () => state('production', '1.1.0-b') })
  expect(await screen.findByText('staging has 1.1.0-b')).toBeVisible()
  const dialog = await promote(visit)
  expect(await dialog.findByText('page /offers: from managers to everyone')).toBeVisible()
  expect(dialog.getByText('What 1.1.0-b brings')).toBeVisible()
  const confirm = dialog.getByRole('button', { name: 'Make live' })
  await visit.user.type(dialog.getByRole('textbox', { name: 'Reason' }), ' Tried on staging ')
  expect(confirm).toBeDisabled()
  await visit.user.click(dialog.getByRole('checkbox', { name: /This is production/ }))
  await visit.user.click(confirm)
  expect(await screen.findByText('production has been changed.')).toBeVisible()
  expect(visit.api.calls.find(({ endpoint }) => endpoint.id === 'setLiveVersion')).toMatchObject({
    params: { name: 'production', area: 'offers' },
    body: { version: '1.1.0-b', revision: 4, reason: 'Tried on staging' },
  })
})

test('what a version lacks is named before and after it is tried', async () => {
  signInAs({ roles: ['Admin'] })
  const visit = open({
    getAreaVersion: ({ params }) => facts(String(params.version), ['Tree of @staffel/shared-ui/list']),
    setLiveVersion: () => {
      throw failWith('VALIDATION', { fields: { version: 'Missing: Tree.' } })
    },
  })
  const dialog = await promote(visit)
  expect(await dialog.findByText('Tree of @staffel/shared-ui/list')).toBeVisible()
  await visit.user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Anyway')
  await visit.user.click(dialog.getByRole('checkbox', { name: /This is production/ }))
  await visit.user.click(dialog.getByRole('button', { name: 'Make live' }))
  expect(await dialog.findByText('Missing: Tree.')).toBeVisible()
})

test('an area that an environment does not have yet is taken over from the one before', async () => {
  signInAs({ roles: ['Admin'] })
  const empty = { ...state('production', '1.0.0-a'), areas: [], waiting: state('staging', '1.1.0-b').areas }
  const visit = open({
    listEnvironments: () => [state('staging', '1.1.0-b'), empty],
    setLiveVersion: () => state('production', '1.1.0-b'),
  })
  await visit.user.click(await screen.findByRole('button', { name: 'Take over from staging: Offers in production' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText('New: page /offers')).toBeVisible()
  await visit.user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'First release')
  await visit.user.click(dialog.getByRole('checkbox', { name: /This is production/ }))
  await visit.user.click(dialog.getByRole('button', { name: 'Make live' }))
  expect(await screen.findByText('production has been changed.')).toBeVisible()
  expect(visit.api.calls.find(({ endpoint }) => endpoint.id === 'setLiveVersion')).toMatchObject({
    params: { name: 'production', area: 'offers' },
    body: { version: '1.1.0-b' },
  })
})

test('the page says which environment is seen, and shows another one where the server can', async () => {
  signInAs({ roles: ['Admin'] })
  const accounts: never[] = []
  const here = { name: 'staging', production: false }
  open({}, { local: { accounts }, environment: here })
  expect(await screen.findByText('This is the environment that you see now.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Look at it here: production' })).toHaveAttribute(
    'href',
    '/environments?environment=production',
  )
})

test('where a second person agrees, the first one is told that it waits, and the second agrees with exactly that', async () => {
  const asking = state('production', '1.0.0-a')
  const asked = { version: '1.1.0-b', canary: null, by: 'first@staffel.example', reason: 'Tried on staging', at }
  const waiting = { ...asking, four_eyes: true, areas: asking.areas.map((area) => ({ ...area, asked })) }
  signInAs({ roles: ['Admin'], email: asked.by })
  const first = open({ setLiveVersion: () => waiting })
  const dialog = await promote(first)
  await first.user.type(dialog.getByRole('textbox', { name: 'Reason' }), asked.reason)
  await first.user.click(dialog.getByRole('checkbox', { name: /This is production/ }))
  await first.user.click(dialog.getByRole('button', { name: 'Make live' }))
  expect(await screen.findByText(/^Asked for in production\./)).toBeVisible()
  first.unmount()

  const answers = { listEnvironments: () => [waiting], setLiveVersion: () => state('production', '1.1.0-b') }
  const again = open(answers)
  expect(await screen.findByText('first@staffel.example asks for 1.1.0-b for everyone')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Agree/ })).not.toBeInTheDocument()
  again.unmount()

  signInAs({ roles: ['User'], features: ['product-owner'], email: 'second@staffel.example' })
  const { user, api } = open(answers)
  await user.click(await screen.findByRole('button', { name: 'Agree with what is asked for Offers in production' }))
  const agree = within(await screen.findByRole('dialog'))
  expect(agree.getByText(/Tried on staging/)).toBeVisible()
  await user.type(agree.getByRole('textbox', { name: 'Reason' }), 'Seen too')
  await user.click(agree.getByRole('checkbox', { name: /This is production/ }))
  await user.click(agree.getByRole('button', { name: 'Agree' }))
  expect(await screen.findByText('production has been changed.')).toBeVisible()
  expect(api.calls.find(({ endpoint }) => endpoint.id === 'setLiveVersion')?.body).toMatchObject({ version: '1.1.0-b' })
  expect(screen.queryByRole('button', { name: /second person in/ })).not.toBeInTheDocument()
})

test('an Admin says that a second person agrees', async () => {
  signInAs({ roles: ['Admin'] })
  const { user, api } = open({ setFourEyes: () => ({ ...state('production', '1.0.0-a'), four_eyes: true }) })
  await user.click(await screen.findByRole('button', { name: 'Ask a second person in production' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Agreed with all teams')
  await user.click(dialog.getByRole('checkbox', { name: /This is production/ }))
  await user.click(dialog.getByRole('button', { name: 'Ask a second person' }))
  expect(await screen.findByText('production has been changed.')).toBeVisible()
  expect(api.calls.find(({ endpoint }) => endpoint.id === 'setFourEyes')).toMatchObject({
    params: { name: 'production' },
    body: { on: true, revision: 4 },
  })
})

test('an area that was published and is live nowhere may begin in any environment', async () => {
  signInAs({ roles: ['Admin'] })
  const waiting = [
    {
      id: 'planning',
      name: { nl: 'Planning', en: 'Planning' },
      owner: 'team-planning',
      versions: [{ ...published('0.2.0-d'), removed_at: at }, published('0.1.0-c')],
    },
  ]
  const { api, user } = open({
    listEnvironments: () => ['staging', 'production'].map((name) => ({ ...state(name, '1.0.0-a'), waiting })),
    setLiveVersion: ({ params }) => state(String(params.name), '1.0.0-a'),
  })
  const row = within(await screen.findByRole('row', { name: /Planning/ }))
  expect(row.getAllByText('Newest version: 0.1.0-c')).toHaveLength(2)
  expect(row.getByRole('button', { name: 'Make Planning live in production' })).toBeVisible()
  await user.click(row.getByRole('button', { name: 'Make Planning live in staging' }))
  const dialog = within(await screen.findByRole('dialog', { name: /Planning/ }))
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'The first one')
  await user.click(dialog.getByRole('button', { name: 'Make live' }))
  expect(await screen.findByText('staging has been changed.')).toBeVisible()
  expect(api.calls.find(({ endpoint }) => endpoint.id === 'setLiveVersion')).toMatchObject({
    params: { name: 'staging', area: 'planning' },
    body: { version: '0.1.0-c' },
  })
})
