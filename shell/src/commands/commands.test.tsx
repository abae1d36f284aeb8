import type { RoleName } from '@staffel/shared-api/contract'
import { failWith, fakeApi, type FakeAnswers } from '@staffel/shared-api/testing'
import { apiClient } from '@staffel/shared-auth'
import { signInAs, signOutInTest } from '@staffel/shared-auth/testing'
import { openedThings, useRecentThing, useScreenActions } from '@staffel/shared-ui/core'
import { queryClient } from '@staffel/shared-ui/query'
import { act, screen, waitFor, within } from '@testing-library/react'
import { renderShell, sampleAreas } from '../testing/renderShell.tsx'
import { keepThings } from './recent/keepThings.ts'
import { recentThingsQuery } from './recent/recent-things.queries.ts'

const edited = jest.fn()
const path = '/offers/6f2b1a34-5c7d-4e8f-9a0b-1c2d3e4f5a6b'

function OfferPage() {
  useScreenActions([
    { id: 'edit', label: 'Edit offer', shortcut: 'e', run: edited },
    { id: 'move', label: 'Previous or next row', keys: ['↑', '↓'] },
  ])
  useRecentThing({ path, label: 'OFF-42 · Gutters', detail: 'Jansen', icon: 'offers' })
  return (
    <>
      <h1>Offer 42</h1>
      <button type="button">Before</button>
    </>
  )
}

const stored = (things: unknown) => [
  {
    id: '6f2b1a34-5c7d-4e8f-9a0b-1c2d3e4f5a6c',
    subject: 'frame:recent',
    content: JSON.stringify(things),
    base_rev: null,
    rev: 3,
    updated_at: '2026-03-01T10:00:00.000Z',
  },
]

function fakeCalls(answers: FakeAnswers) {
  const api = fakeApi({
    listWorkingCopies: () => [],
    searchEverything: () => [],
    keepLateWorkingCopy: () => ({ rev: 4, updated_at: '2026-03-01T10:00:00.000Z' }),
    countNotifications: () => ({ unread: 0 }),
    ...answers,
  })
  apiClient.http.defaults.adapter = api.adapter
  return api
}

async function open({ at = path, roles = ['Manager'] as RoleName[], answers = {} as FakeAnswers } = {}) {
  const api = fakeCalls(answers)
  signInAs({ roles })
  const shown = renderShell({ at, pages: { '/offers/:id': OfferPage } })
  await screen.findByRole('heading', { level: 1 })
  return { ...shown, ...api }
}
const palette = () => screen.findByRole('dialog', { name: 'Search and do' })
const options = async () =>
  within(await palette())
    .getAllByRole('option')
    .map((option) => option.textContent)

beforeAll(async () => {
  // They come when they are asked for; how long a busy machine takes to translate them is not what is tested here.
  await Promise.all([import('./palette/CommandPalette.tsx'), import('./palette/KeysDialog.tsx')])
  // The test's browser has no dialogs of its own.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
})
beforeEach(() => {
  openedThings.forget()
  localStorage.clear()
  edited.mockClear()
  signOutInTest()
})

describe('Ctrl-K', () => {
  it('holds what the screen can do with its keys, where the role may go, and what everybody can do', async () => {
    const { user } = await open()
    await user.keyboard('{Control>}k{/Control}')
    const shown = await options()
    expect(shown.slice(0, 5)).toEqual(['Edit offerE', 'Dashboard', 'Offers', 'Users', 'Create New OfferGN'])
    expect(shown).toContain('Log out')
    expect(screen.getByRole('combobox', { name: /Where to/ })).toHaveFocus()
  })

  it('leads a user only where users may go', async () => {
    const { user } = await open({ roles: ['User'] })
    await user.click(screen.getByRole('button', { name: 'Search and do Ctrl K' }))
    const shown = await options()
    expect(shown).toContain('Offers')
    for (const place of ['Users', 'Dashboard', 'Create New OfferGN']) expect(shown).not.toContain(place)
  })

  it('finds by words, and is used wholly by the keyboard', async () => {
    const { user, path: at } = await open()
    await user.keyboard('{Meta>}k{/Meta}')
    await palette()
    await user.keyboard('gebr')
    expect(await options()).toEqual(['Users'])
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('heading', { name: 'User list' })).toBeVisible()
    expect(at()).toBe('/users')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('marks what Enter would do, and goes around at the end', async () => {
    const { user } = await open()
    await user.keyboard('{Control>}k{/Control}')
    await palette()
    const chosen = () => screen.getByRole('option', { selected: true })
    expect(chosen()).toHaveTextContent('Edit offer')
    await user.keyboard('{ArrowUp}')
    expect(chosen()).toHaveTextContent('Log out')
    await user.keyboard('{ArrowDown}{Enter}')
    expect(edited).toHaveBeenCalledTimes(1)
  })

  it('says so when nothing is found, and Escape goes back', async () => {
    const { user } = await open()
    await user.keyboard('{Control>}k{/Control}')
    await palette()
    await user.keyboard('qqqq')
    expect(await screen.findByText('Nothing found for “qqqq”.')).toBeVisible()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})

describe('what the house has', () => {
  const offer = { id: '6f2b1a34', label: 'OFF-7 · Goot', detail: 'Jansen' }
  const eva = { id: 'eva+1@example.com', label: 'Eva Goot', detail: 'eva+1@example.com' }
  const both = () => [
    { type: 'users' as const, rows: [eva] },
    { type: 'offers' as const, rows: [offer] },
  ]
  const asked = (calls: Awaited<ReturnType<typeof open>>['calls']) =>
    calls.filter(({ endpoint }) => endpoint.id === 'searchEverything').map(({ query }) => query)

  it('is found once typing pauses, by one call, and opened by the keyboard', async () => {
    const { user, path: at, calls } = await open({ answers: { searchEverything: both } })
    await user.keyboard('{Control>}k{/Control}')
    const shown = await palette()
    await user.keyboard('g')
    await user.keyboard('oot')
    await screen.findByRole('option', { name: /OFF-7/ })
    expect(asked(calls)).toEqual([{ q: 'goot', types: 'offers,users' }])
    const groups = within(shown).getAllByRole('group')
    expect(groups.map((group) => group.textContent)).toEqual([
      expect.stringMatching(/^Offers.*OFF-7/),
      expect.stringMatching(/^Users.*Eva/),
    ])
    await user.keyboard('{ArrowDown}{Enter}')
    expect(await screen.findByRole('heading', { name: 'User list' })).toBeVisible()
    expect(at()).toBe('/users?search=eva%2B1%40example.com')
  })

  it('is asked for as far as the role may open it, and not for one letter', async () => {
    const { user, calls } = await open({ roles: ['User'] })
    await user.keyboard('{Control>}k{/Control}')
    await palette()
    await user.keyboard('qqq')
    expect(await screen.findByText('Nothing found for “qqq”.')).toBeVisible()
    expect(asked(calls)).toEqual([{ q: 'qqq', types: 'offers' }])
  })

  it('is not shown for words that were typed before', async () => {
    let answer = (_: ReturnType<typeof both>): void => {}
    const searchEverything = ({ query }: { query: Record<string, unknown> }) =>
      query['q'] === 'goot' ? new Promise<ReturnType<typeof both>>((resolve) => (answer = resolve)) : []
    const { user, calls } = await open({ answers: { searchEverything } })
    await user.keyboard('{Control>}k{/Control}')
    await palette()
    await user.keyboard('goot')
    await waitFor(() => expect(asked(calls)).toHaveLength(1))
    await user.keyboard('xyz')
    answer(both())
    expect(await screen.findByText('Nothing found for “gootxyz”.')).toBeVisible()
    expect(screen.queryByText(/OFF-7/)).not.toBeInTheDocument()
  })

  it('says when it could not be looked for, and looks again', async () => {
    let fails = true
    const searchEverything = () => {
      if (fails) throw failWith('INTERNAL')
      return both()
    }
    const { user } = await open({ answers: { searchEverything } })
    await user.keyboard('{Control>}k{/Control}')
    await palette()
    await user.keyboard('goot')
    await screen.findByRole('option', { name: 'Search again' })
    fails = false
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('option', { name: /OFF-7/ })).toBeVisible()
  })
})

it('opens what an area can do by its two keys, before a key of the screen', async () => {
  const { user, path: at } = await open()
  await user.keyboard('gn')
  expect(await screen.findByRole('heading', { name: 'New offer' })).toBeVisible()
  expect(at()).toBe('/offers/new')
})

describe('what was opened lately', () => {
  const things = [
    { path: '/offers/1', label: 'OFF-1 · Roof', icon: 'offers' },
    { path: '/users', label: 'Somebody', icon: 'users' },
    { path: 'https://elsewhere.example/', label: 'Not ours', icon: 'users' },
  ]

  it('comes from the account, as far as the role may open it', async () => {
    const { user } = await open({ roles: ['User'], answers: { listWorkingCopies: () => stored(things) } })
    await user.keyboard('{Control>}k{/Control}')
    await screen.findByRole('option', { name: 'OFF-1 · Roof' })
    expect((await options()).filter((name) => /Somebody|Not ours/.test(name ?? ''))).toEqual([])
  })

  it('is kept with the account, and not in the browser', async () => {
    const { calls } = await open({ answers: { listWorkingCopies: () => stored(things.slice(0, 1)) } })
    const kept = () => calls.filter(({ endpoint }) => endpoint.id === 'keepLateWorkingCopy').map(({ body }) => body)
    await waitFor(() => expect(kept()).toHaveLength(1))
    const content = expect.stringMatching(/Gutters.*Roof/)
    expect(kept()).toEqual([expect.objectContaining({ subject: 'frame:recent', rev: 3, content })])
    expect(JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage })).not.toMatch(/Gutters|Jansen/)
  })

  it('is kept with nobody when another person came before it could be', async () => {
    queryClient.clear()
    let answer = (_: ReturnType<typeof stored>): void => {}
    const { calls } = fakeCalls({ listWorkingCopies: () => new Promise((resolve) => (answer = resolve)) })
    const asked = (id: string) => calls.filter(({ endpoint }) => endpoint.id === id).length
    signInAs({ uid: 'uid-first', roles: ['Manager'] })
    const keeping = keepThings([{ path, label: 'OFF-42 · Gutters', icon: 'offers' }])
    await waitFor(() => expect(asked('listWorkingCopies')).toBe(1))
    signInAs({ uid: 'uid-next', roles: ['Manager'] })
    answer(stored([]))
    await keeping
    expect(asked('keepLateWorkingCopy')).toBe(0)
  })

  it('is shown to nobody who came while it was being kept', async () => {
    queryClient.clear()
    let answer = (_: { rev: number; updated_at: string }): void => {}
    const { calls } = fakeCalls({ keepLateWorkingCopy: () => new Promise((resolve) => (answer = resolve)) })
    signInAs({ uid: 'uid-first', roles: ['Manager'] })
    const keeping = keepThings([{ path, label: 'OFF-42 · Gutters', icon: 'offers' }])
    await waitFor(() => expect(calls.map(({ endpoint }) => endpoint.id)).toContain('keepLateWorkingCopy'))
    signInAs({ uid: 'uid-next', roles: ['Manager'] })
    answer({ rev: 1, updated_at: '2026-03-01T10:00:00.000Z' })
    await keeping
    expect(JSON.stringify(queryClient.getQueryData(recentThingsQuery().queryKey))).not.toMatch(/Gutters/)
  })

  it('is not for the next person at this browser', async () => {
    const { user } = await open({ at: path })
    act(() => void signInAs({ uid: 'uid-next', roles: ['Manager'] }))
    await user.keyboard('{Control>}k{/Control}')
    expect((await options()).join()).not.toMatch(/Gutters/)
    expect(openedThings.read()).toEqual([])
  })
})

describe('?', () => {
  it('lists the keys of this screen and those that work everywhere', async () => {
    const { user } = await open()
    await user.keyboard('?')
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
    const rows = within(dialog)
      .getAllByRole('definition')
      .map((row) => row.textContent)
    expect(rows).toEqual([
      'Edit offer',
      'Previous or next row',
      'Search and do',
      'Create New Offer',
      'This list',
      'Close what is on top',
    ])
    await user.click(within(dialog).getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})

it('knows an area that is off no more', async () => {
  const [offers, people] = sampleAreas
  signInAs({ roles: ['Manager'] })
  const { user } = renderShell({ at: '/offers', areas: [offers!, { ...people!, enabled: false }] })
  await screen.findByRole('heading', { level: 1 })
  apiClient.http.defaults.adapter = fakeApi({ listWorkingCopies: () => [], searchEverything: () => [] }).adapter
  await user.keyboard('{Control>}k{/Control}')
  expect(await options()).not.toContain('Users')
})
