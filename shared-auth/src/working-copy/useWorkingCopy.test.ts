import type { WorkingCopy, WorkingCopyInput } from '@staffel/shared-api/contract'
import { failWith, fakeApi, type FakeAnswers } from '@staffel/shared-api/testing'
import { act, renderHook } from '@testing-library/react'
import { useState } from 'react'
import { apiClient, workingCopies } from '../auth.ts'
import { ownStore } from '../session/sessionStore.ts'
import { signInAs, signOutInTest } from '../testing/index.ts'
import { useWorkingCopy } from './useWorkingCopy.ts'
import { watchWorkingCopies } from './watchWorkingCopies.ts'

const empty = { title: '', lines: [] as string[] }
const at = '2026-03-16T10:00:00.000Z'

/** The server, with a row for each copy, as it behaves by contract. */
function server(rows: WorkingCopy[] = [], answers: FakeAnswers = {}) {
  const keep = ({ body }: { body: WorkingCopyInput }) => {
    const known = rows.find(({ id }) => id === body.id)
    if ((known?.rev ?? 0) !== body.rev) throw failWith('STALE')
    if (known) rows.splice(rows.indexOf(known), 1)
    rows.unshift({ ...body, rev: body.rev + 1, updated_at: at })
    return { rev: body.rev + 1, updated_at: at }
  }
  const api = fakeApi({
    listWorkingCopies: ({ query }) => rows.filter(({ subject }) => subject === query.subject),
    keepWorkingCopy: keep,
    keepLateWorkingCopy: keep,
    discardWorkingCopy: ({ body }) => void rows.splice(0, rows.length, ...rows.filter(({ id }) => id !== body.id)),
    ...answers,
  })
  apiClient.http.defaults.adapter = api.adapter
  return { rows, api, contents: () => rows.map(({ content }) => JSON.parse(content)) }
}

const row = (content: unknown, facts: Partial<WorkingCopy> = {}): WorkingCopy => ({
  id: crypto.randomUUID(),
  subject: 'offer:new',
  content: JSON.stringify(content),
  base_rev: null,
  rev: 4,
  updated_at: at,
  ...facts,
})

function form(subject = 'offer:new', rev: number | null = null) {
  return renderHook(() => {
    const [typed, setTyped] = useState(empty)
    return { typed, setTyped, copy: useWorkingCopy({ subject, rev, stored: empty, typed, onTake: setTyped }) }
  })
}
type Form = ReturnType<typeof form>

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
const type = (where: Form, title: string) =>
  act(() => where.result.current.setTyped({ ...where.result.current.typed, title }))

beforeAll(() => watchWorkingCopies(workingCopies, ownStore))
beforeEach(() => {
  jest.useFakeTimers()
  signInAs()
})
afterEach(async () => {
  workingCopies.forgetAll()
  await jest.advanceTimersByTimeAsync(60_000)
  jest.useRealTimers()
})

test('what is typed is kept after a pause, and comes back when the form is opened again', async () => {
  const { contents, api } = server()
  const first = form()
  await pass(0)
  type(first, 'L')
  type(first, 'Lo')
  await pass(600)
  expect(contents()).toEqual([{ title: 'Lo', lines: [] }])
  expect(api.calls.filter(({ endpoint }) => endpoint.id === 'keepWorkingCopy')).toHaveLength(1)
  first.unmount()
  const second = form()
  await pass(0)
  expect(second.result.current.typed.title).toBe('Lo')
  expect(second.result.current.copy.notice).toEqual({ kind: 'taken', at })
})

test('somebody who types without a pause is kept all the same', async () => {
  const { contents } = server()
  const here = form()
  for (let index = 0; index < 30; index++) {
    type(here, 'x'.repeat(index + 1))
    await pass(100)
  }
  expect(contents()[0].title.length).toBeGreaterThan(15)
})

test('a form that is left at once has been kept', async () => {
  const { contents } = server()
  const here = form()
  await pass(0)
  type(here, 'Loods')
  here.unmount()
  await pass(0)
  expect(contents()).toEqual([{ title: 'Loods', lines: [] }])
})

test('saving and throwing away forget it; typing back to what is stored too', async () => {
  for (const end of [
    (here: Form) => here.result.current.copy.done(),
    (here: Form) => here.result.current.copy.drop(),
    (here: Form) => here.result.current.setTyped(empty),
  ]) {
    const { rows } = server()
    const here = form()
    await pass(0)
    type(here, 'Loods')
    await pass(600)
    expect(rows).toHaveLength(1)
    act(() => end(here))
    await pass(600)
    expect(rows).toEqual([])
    here.unmount()
    await pass(600)
    expect(rows).toEqual([])
  }
})

test('what was changed since is not brought back unasked; going on or throwing away is the person’s choice', async () => {
  const { rows, contents } = server([row({ title: 'Mine', lines: [] }, { subject: 'offer:42', base_rev: 7 })])
  const asked = form('offer:42', 9)
  await pass(0)
  expect([asked.result.current.typed.title, asked.result.current.copy.notice]).toEqual(['', { kind: 'changed', at }])
  act(() => asked.result.current.copy.take())
  await pass(600)
  expect(asked.result.current.typed.title).toBe('Mine')
  expect(contents()).toEqual([{ title: 'Mine', lines: [] }])
  expect(rows[0]?.base_rev).toBe(9)
  asked.unmount()
  await pass(0)

  rows.splice(0, 1, row({ title: 'Mine', lines: [] }, { subject: 'offer:42', base_rev: 7 }))
  const dropped = form('offer:42', 9)
  await pass(0)
  act(() => dropped.result.current.copy.drop())
  await pass(0)
  expect([dropped.result.current.typed.title, dropped.result.current.copy.notice, rows]).toEqual(['', null, []])
})

test('who has begun to type before the answer came loses neither', async () => {
  const { contents } = server([row({ title: 'Earlier', lines: [] })])
  const here = form()
  type(here, 'Now')
  await pass(600)
  expect([here.result.current.typed.title, here.result.current.copy.notice]).toEqual(['Now', { kind: 'found', at }])
  expect(
    contents()
      .map(({ title }) => title)
      .toSorted(),
  ).toEqual(['Earlier', 'Now'])
})

test('a row that was written elsewhere since is left as it is', async () => {
  const { rows, contents } = server([row({ title: 'Both', lines: [] })])
  const here = form()
  await pass(0)
  rows.splice(0, 1, { ...rows[0], rev: 5, content: JSON.stringify({ title: 'Elsewhere', lines: [] }) } as WorkingCopy)
  type(here, 'Here')
  await pass(600)
  expect(contents().map(({ title }) => title)).toEqual(['Here', 'Elsewhere'])
})

test('one that another form wrote is not put into this one', async () => {
  const { rows } = server([row({ title: 5 })])
  const here = form()
  await pass(0)
  expect([here.result.current.typed, here.result.current.copy.notice, rows]).toEqual([empty, null, []])
})

test('while the server is away it says so, and keeps it as soon as it answers', async () => {
  const answers: FakeAnswers = {
    keepWorkingCopy: () => {
      throw failWith('UNAVAILABLE')
    },
  }
  const { api } = server([], answers)
  const here = form()
  await pass(0)
  type(here, 'Loods')
  await pass(600)
  expect(here.result.current.copy).toMatchObject({ notice: { kind: 'unkept' }, isKept: false })
  expect(workingCopies.hasUnkept()).toBe(true)
  const rows: string[] = []
  api.use({
    keepWorkingCopy: ({ body }) => {
      rows.push(body.content)
      return { rev: 1, updated_at: at }
    },
  })
  await pass(5000)
  expect(here.result.current.copy).toMatchObject({ notice: null, isKept: true })
  expect(rows).toHaveLength(1)
})

test('what could not be kept at once, and is later, is nobody’s activity', async () => {
  const { api } = server([], {
    keepWorkingCopy: () => {
      throw failWith('UNAVAILABLE')
    },
    keepLateWorkingCopy: () => ({ rev: 1, updated_at: at }),
  })
  const here = form()
  await pass(0)
  type(here, 'Loods')
  await pass(120_000)
  expect(api.calls.at(-1)?.endpoint.id).toBe('keepLateWorkingCopy')
  expect(here.result.current.copy.isKept).toBe(true)
})

test('what is refused is not tried again until something else is typed', async () => {
  const { api } = server([], {
    keepWorkingCopy: () => {
      throw failWith('LIMIT_REACHED')
    },
  })
  const here = form()
  await pass(0)
  type(here, 'Loods')
  await pass(60_000)
  const tries = () => api.calls.filter(({ endpoint }) => endpoint.id === 'keepWorkingCopy').length
  expect([tries(), here.result.current.copy.notice]).toEqual([1, { kind: 'unkept' }])
  type(here, 'Loodsen')
  await pass(600)
  expect(tries()).toBe(2)
})

test('before a sign-out everything is sent, and nothing is waited for where nothing is left', async () => {
  const { contents } = server()
  const here = form()
  await pass(0)
  expect(workingCopies.flush()).toBeNull()
  type(here, 'Loods')
  await act(async () => workingCopies.flush())
  expect(contents()).toEqual([{ title: 'Loods', lines: [] }])
})

test('a session that ended takes nothing along: the same person goes on, another sees nothing of it', async () => {
  server([], {
    keepWorkingCopy: () => {
      throw failWith('UNAUTHENTICATED')
    },
  })
  const here = form()
  await pass(0)
  type(here, 'Loods')
  await pass(600)
  here.unmount()
  signOutInTest()
  await pass(60_000)
  const { contents } = server()
  signInAs()
  await pass(0)
  expect(contents()).toEqual([{ title: 'Loods', lines: [] }])

  const mine = form()
  await pass(0)
  type(mine, 'Secret')
  mine.unmount()
  signOutInTest()
  const theirs = server()
  signInAs({ uid: 'somebody-else' })
  const other = form()
  await pass(5000)
  expect([other.result.current.typed, theirs.rows, workingCopies.hasUnkept()]).toEqual([empty, [], false])
})
