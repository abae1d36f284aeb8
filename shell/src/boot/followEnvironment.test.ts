import { createMemoryRouter, samePage } from '@staffel/shared-ui/router'
import { bootArea } from '../federation/testing/world.tsx'
import { renderHook, waitFor } from '@testing-library/react'
import { tellLastGood, useLastGood } from '../layout/notices/lastGood.ts'
import { tellOtherVersion, useOtherVersion } from '../layout/notices/otherVersion.ts'
import { followEnvironment, lookAtEnvironment } from './followEnvironment.ts'

const areas = [bootArea('offers'), bootArea('catalogue')]
const shell = '1.4.0-1a2b3c4d'
const router = () => createMemoryRouter([{ path: '*', element: null }], { initialEntries: ['/offers'] })

let stop = () => {}
afterEach(() => {
  stop()
  tellLastGood(undefined)
  tellOtherVersion(false)
  jest.useRealTimers()
  jest.restoreAllMocks()
})

const read = <T>(useTold: () => T): T => {
  const { result, unmount } = renderHook(useTold)
  unmount()
  return result.current
}
const told = () => read(useLastGood)
const toldOfOther = () => read(useOtherVersion)

/** A tab, and what the server says from then on. */
function open(running: unknown, status = 200) {
  const asked = jest.fn(() => Promise.resolve({ ok: status < 400, json: () => Promise.resolve(running) }))
  Object.assign(globalThis, { fetch: asked })
  const reload = jest.fn()
  const tab = router()
  stop = followEnvironment({ boot: { areas, shell }, router: tab, reload })
  return { tab, reload, asked }
}

const withoutCatalogue = { shell, areas: areas.map((area) => ({ ...area, enabled: area.document.id !== 'catalogue' })) }

test('a tab takes an area that was switched off away at its next page, and not before', async () => {
  const { tab, reload } = open(withoutCatalogue)
  await lookAtEnvironment()
  expect(reload).not.toHaveBeenCalled()
  // A filter in the address is no other page.
  await tab.navigate('/offers?status=draft')
  expect(reload).not.toHaveBeenCalled()
  await tab.navigate('/requests')
  expect(reload).toHaveBeenCalledTimes(1)
})

test.each([
  ['another version', { shell, areas: areas.map((area) => ({ ...area, base: '/r/x/2/' })) }],
  ['another flag', { shell, areas: areas.map((area) => ({ ...area, flags: { exact: true } })) }],
  ['another shell', { shell: '1.5.0-5e6f7a8b', areas }],
  ['a shell that was not published', { areas }],
])('it follows %s as well', async (_what, running) => {
  const { tab, reload } = open(running)
  expect(toldOfOther()).toBe(false)
  await lookAtEnvironment()
  expect(toldOfOther()).toBe(true)
  await tab.navigate('/requests')
  expect(reload).toHaveBeenCalled()
})

test.each([
  ['nothing has changed', { shell, areas }, 200],
  ['what was put back has not changed', { shell, areas: [...areas] }, 200],
  ['the server answers with an error', withoutCatalogue, 503],
  ['the answer is none', 'nonsense', 200],
])('it stays as it is when %s', async (_when, running, status) => {
  const { tab, reload } = open(running, status)
  await lookAtEnvironment()
  expect(toldOfOther()).toBe(false)
  await tab.navigate('/requests')
  expect(reload).not.toHaveBeenCalled()
})

test('nothing is loaded anew while somebody is asked about unsaved work, and what they leave for is', async () => {
  const { tab, reload } = open({ shell: '1.5.0-5e6f7a8b', areas })
  await lookAtEnvironment()
  tab.getBlocker('work', () => true)
  await tab.navigate('/requests')
  expect(tab.state.blockers.get('work')?.state).toBe('blocked')
  expect(reload).not.toHaveBeenCalled()
  tab.state.blockers.get('work')?.proceed?.()
  await waitFor(() => expect(tab.state.location.pathname).toBe('/requests'))
  expect(reload).toHaveBeenCalledTimes(1)
})

test('a form that gets an address of its own when it is stored stays as it is, and is left for what runs', async () => {
  const { tab, reload } = open({ shell: '1.5.0-5e6f7a8b', areas })
  await lookAtEnvironment()
  await tab.navigate('/offers/1/edit', { replace: true, state: samePage })
  expect(reload).not.toHaveBeenCalled()
  await tab.navigate('/offers')
  expect(reload).toHaveBeenCalledTimes(1)
})

test('what is taken back before anybody moved is told no more', async () => {
  const running = { shell: '1.5.0-5e6f7a8b', areas }
  const { tab, reload } = open(running)
  await lookAtEnvironment()
  running.shell = shell
  await lookAtEnvironment()
  expect(toldOfOther()).toBe(false)
  await tab.navigate('/requests')
  expect(reload).not.toHaveBeenCalled()
})

test('it asks when somebody comes back to it', () => {
  const { asked } = open({ areas })
  window.dispatchEvent(new Event('focus'))
  expect(asked).toHaveBeenCalledTimes(1)
  stop()
  window.dispatchEvent(new Event('focus'))
  expect(asked).toHaveBeenCalledTimes(1)
})

test('what held last, as a server without its data says, is told and not followed', async () => {
  const { tab, reload } = open({ ...withoutCatalogue, lastGood: 'unavailable' })
  await lookAtEnvironment()
  expect(told()).toBe('unavailable')
  await tab.navigate('/requests')
  expect(reload).not.toHaveBeenCalled()
})

test('it asks again soon while the server is without its data, and then tells no more of it', async () => {
  jest.useFakeTimers()
  let running: object = { areas, lastGood: 'unavailable' }
  const asked = jest.fn(() => Promise.resolve({ ok: true, json: () => Promise.resolve(running) }))
  Object.assign(globalThis, { fetch: asked })
  tellLastGood('unavailable')
  stop = followEnvironment({ boot: { areas, lastGood: 'unavailable' }, router: router() })
  await jest.advanceTimersByTimeAsync(11_000)
  expect([asked.mock.calls.length, told()]).toEqual([1, 'unavailable'])
  running = { areas }
  await jest.advanceTimersByTimeAsync(11_000)
  expect([asked.mock.calls.length, told()]).toEqual([2, undefined])
  await jest.advanceTimersByTimeAsync(11_000)
  expect(asked).toHaveBeenCalledTimes(2)
})
