import type { Browser, Page } from '@playwright/test'
import { alert, heading, link, retry } from '../../support/frame.ts'
import { startCachingProxy, type CachingProxy, type Fault } from '../../support/house/cachingProxy.ts'
import type { StorageState } from '../../support/sessions.ts'
import { expect, test } from '../../support/test.ts'

const areas = [
  { id: 'catalogue', link: 'Producten', heading: 'Producten' },
  { id: 'requests', link: 'Aanvragen', heading: 'Offerteaanvragen' },
  { id: 'people', link: 'Gebruikers', heading: 'Gebruikers' },
  { id: 'integrations', link: 'Integraties', heading: 'Exact Online' },
  { id: 'offers', link: 'Offertes', heading: 'Offertebeheer' },
]
type Area = (typeof areas)[number]

let proxy: CachingProxy
test.beforeAll(async ({ house }) => {
  proxy = await startCachingProxy(house.url)
})
test.afterAll(() => proxy.stop())

/** Somebody who was never here, in a browser that keeps what it is given; signed in as at the house itself. */
async function visitor(browser: Browser, state: StorageState, house: string) {
  const own: StorageState = JSON.parse(JSON.stringify(state).replaceAll(house, proxy.url))
  const context = await browser.newContext({ baseURL: proxy.url, storageState: own, locale: 'nl-NL' })
  const page = await context.newPage()
  // A page of the frame itself: nothing of an area is there yet.
  await page.goto('/nergens')
  await expect(heading(page, 'Pagina niet gevonden')).toBeVisible()
  return { page, close: () => context.close() }
}

/** By what is harmed: the entry, which is checked by its hash, and the module behind it, which is not. */
const files: Readonly<Record<string, (id: string) => RegExp>> = {
  entry: (id) => new RegExp(`^/r/${id}/[^/]+/remoteEntry\\.js`),
  module: (id) => new RegExp(`^/r/${id}/[^/]+/area\\.\\w+\\.js`),
}

const faults: readonly (readonly [file: keyof typeof files, fault: Fault])[] = [
  ['entry', 'gone'],
  ['entry', 'trouble'],
  ['entry', 'page'],
  ['entry', 'altered'],
  ['entry', 'cut'],
  ['module', 'gone'],
  ['module', 'page'],
  ['module', 'altered'],
  ['module', 'cut'],
]

for (const [file, fault] of faults) {
  test(`Behind a cache: ${file} ${fault}, each area says so, and loads at the first Try again`, async ({
    browser,
    house,
    sessions,
  }) => {
    const state = await sessions.of('manager')
    proxy.empty()
    // From the beginning: what this person opens most is fetched before they ask.
    const harmed = areas.map(({ id }) => files[file]?.(id).source).join('|')
    proxy.harm(fault, new RegExp(harmed))
    const visitors = await Promise.all(
      areas.map(async (area) => ({ area, ...(await visitor(browser, state, house.url)) })),
    )
    const all = (work: (page: Page, area: Area) => Promise<void>) =>
      Promise.all(visitors.map(({ page, area }) => work(page, area)))
    await all(async (page, area) => {
      await link(page, area.link).click()
      await expect(alert(page)).toContainText('even niet bereikbaar')
    })
    proxy.mend()
    await all(async (page, area) => {
      await retry(page).click()
      await expect(heading(page, area.heading)).toBeVisible()
      await expect(alert(page)).toHaveCount(0)
    })
    await Promise.all(visitors.map(({ close }) => close()))
  })
}
