import { createMemoryRouter } from '@staffel/shared-ui/router'
import { bootArea } from '../federation/testing/world.tsx'
import { followEnvironment, lookAtEnvironment } from './followEnvironment.ts'

const areas = [bootArea('offers'), bootArea('catalogue')]
const router = () => createMemoryRouter([{ path: '*', element: null }], { initialEntries: ['/offers'] })

let stop = () => {}
afterEach(() => {
  stop()
  jest.restoreAllMocks()
})

/** A tab, and what the server says from then on. */
function open(running: unknown, status = 200) {
  const asked = jest.fn(() => Promise.resolve({ ok: status < 400, json: () => Promise.resolve(running) }))
  Object.assign(globalThis, { fetch: asked })
  const reload = jest.fn()
  const tab = router()
  stop = followEnvironment({ boot: { areas }, router: tab, reload })
  return { tab, reload, asked }
}

const withoutCatalogue = { areas: areas.map((area) => ({ ...area, enabled: area.document.id !== 'catalogue' })) }

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
  ['another version', { areas: areas.map((area) => ({ ...area, base: '/r/x/2/' })) }],
  ['another flag', { areas: areas.map((area) => ({ ...area, flags: { exact: true } })) }],
])('it follows %s as well', async (_what, running) => {
  const { tab, reload } = open(running)
  await lookAtEnvironment()
  await tab.navigate('/requests')
  expect(reload).toHaveBeenCalled()
})

test.each([
  ['nothing has changed', { areas }, 200],
  ['what was put back has not changed', { areas: [...areas] }, 200],
  ['the server answers with an error', withoutCatalogue, 503],
  ['the answer is none', 'nonsense', 200],
])('it stays as it is when %s', async (_when, running, status) => {
  const { tab, reload } = open(running, status)
  await lookAtEnvironment()
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
