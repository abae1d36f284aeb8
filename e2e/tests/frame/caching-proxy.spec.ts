import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { BootArea, BootManifest } from '@staffel/shared-api/contract'
import { alert, heading, link, mark, retry } from '../../support/frame.ts'
import { areas, findArea, type Area } from '../../support/house/proxy/areas.ts'
import { bootFiles, chunkFiles, otherBoot, throwing } from '../../support/house/proxy/harms.ts'
import { startCachingProxy, type CachingProxy, type Fault } from '../../support/house/proxy/cachingProxy.ts'
import type { StorageState } from '../../support/sessions.ts'
import { expect, test } from '../../support/test.ts'

let proxy: CachingProxy
let boot: BootManifest
test.beforeAll(async ({ house }) => {
  proxy = await startCachingProxy(house.url)
  boot = await (await fetch(`${house.url}/environment.json`)).json()
})
test.afterAll(() => proxy.stop())

/** Somebody who was never here, in a browser that keeps what it is given; signed in as at the house itself. */
async function newcomer(browser: Browser, state: StorageState, house: string): Promise<BrowserContext> {
  const own: StorageState = JSON.parse(JSON.stringify(state).replaceAll(house, proxy.url))
  return browser.newContext({ baseURL: proxy.url, storageState: own, locale: 'nl-NL' })
}

/** What says that an area failed has its name in it. */
const whole = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

/** A page of the frame itself: nothing of an area is there yet. */
async function openFrame(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  // A page has not loaded while a file is silent that is fetched ahead.
  await page.goto('/nergens', { waitUntil: 'commit' })
  await expect(heading(page, 'Pagina niet gevonden')).toBeVisible()
  return page
}

/** As Back and Forward do. */
const goTo = (page: Page, address: string) =>
  page.evaluate((to) => {
    window.history.pushState(null, '', to)
    window.dispatchEvent(new PopStateEvent('popstate'))
  }, address)

/**
 * That an area says what is wrong. Where a file is missing, the page is loaded once more by itself, as a tab from
 * before a release is, and says it after that.
 */
async function expectSays(page: Page, { id }: Area, says: string): Promise<void> {
  await expect(alert(page)).toContainText(says)
  await page.waitForFunction((area) => {
    const isLoadedAnew = Object.keys(sessionStorage).some((key) => key.startsWith(`staffel.reloaded.${area}.`))
    return !isLoadedAnew || (document.body && !document.body.hasAttribute('data-marked'))
  }, id)
  await expect(alert(page)).toContainText(says)
}

/** Time passes for a page until it says what is wrong. */
const outlast = async (page: Page) =>
  expect
    .poll(async () => {
      await page.clock.fastForward('00:16')
      return alert(page).count()
    })
    .toBe(1)

type File = 'entry' | 'module' | 'styles' | 'texts'

const files: Readonly<Record<File, (area: Area) => RegExp>> = {
  // Checked by its hash; what is behind it is not.
  entry: ({ id }) => new RegExp(`^/r/${id}/[^/]+/remoteEntry\\.js`),
  module: ({ id }) => new RegExp(`^/r/${id}/[^/]+/area\\.\\w+\\.js`),
  styles: ({ id }) => new RegExp(`^/r/${id}/[^/]+/[^/]+\\.css`),
  texts: ({ id }) => chunkFiles(boot, id, 'locale-nl', 'scripts'),
}

const unreachable = 'even niet bereikbaar'

interface Case {
  readonly name: string
  readonly fault: (area: Area) => Fault
  readonly files: (area: Area) => RegExp
  readonly says: string
}

const ofFile = (file: File, ...faults: (Fault & string)[]): Case[] =>
  faults.map((fault) => ({ name: `${file} ${fault}`, fault: () => fault, files: files[file], says: unreachable }))

const cases: readonly Case[] = [
  ...ofFile('entry', 'gone', 'trouble', 'page', 'altered', 'cut', 'silent'),
  ...ofFile('module', 'gone', 'page', 'altered', 'cut'),
  ...ofFile('styles', 'gone', 'page', 'cut'),
  ...ofFile('texts', 'gone', 'altered'),
  {
    name: 'code that throws when it starts',
    fault: ({ id }) => throwing('contractVersion:1', id),
    files: files.module,
    says: unreachable,
  },
  {
    name: 'code that throws when it is drawn',
    fault: ({ id, text }) => throwing(`"${text}"`, id),
    files: ({ id }) => new RegExp(`^/r/${id}/[^/]+/(?:area|offer-list)\\.\\w+\\.js`),
    says: 'ging iets mis',
  },
]

/** All is well but for these. */
function harmOnly(harms: readonly (() => void)[]): void {
  proxy.mend()
  for (const harm of harms) harm()
}

/** Code of an area throws until the next press: what is drawn once more by itself before that is still ill. */
const wellWhenPressed = (page: Page, { id }: Area) =>
  page.evaluate((area) => {
    const recover = () => Reflect.set(window, 'wellAreas', [...(Reflect.get(window, 'wellAreas') ?? []), area])
    document.addEventListener('click', recover, { once: true, capture: true })
  }, id)

for (const { name, fault, files: harmed, says } of cases)
  test(`Behind a cache: ${name}: each area says so, and loads at the first Try again`, async ({
    browser,
    house,
    sessions,
  }) => {
    const isSilent = name.endsWith('silent')
    proxy.empty()
    // All from the beginning: what this person opens most is fetched before they ask.
    const harms = areas.map((area) => () => proxy.harm(fault(area), harmed(area)))
    harmOnly(harms)
    const context = await newcomer(browser, await sessions.of('manager'), house.url)
    if (isSilent) await context.clock.install()
    const page = await openFrame(context)
    for (const [place, area] of areas.entries()) {
      await mark(page)
      await link(page, area.link).click()
      if (isSilent) await outlast(page)
      await (isSilent ? expect(alert(page)).toContainText(says) : expectSays(page, area, says))
      await wellWhenPressed(page, area)
      harmOnly(harms.slice(place + 1))
      await retry(page).click()
      await expect(whole(page, area.heading)).toBeVisible()
      await expect(retry(page)).toHaveCount(0)
    }
    await context.close()
  })

for (const fault of ['gone', 'altered', 'cut'] as const)
  test(`Behind a cache: a page's own code ${fault}: its area says so, and it opens at the first Try again`, async ({
    browser,
    house,
    sessions,
  }) => {
    proxy.empty()
    const harms = areas.map(
      ({ id, furtherChunk }) =>
        () =>
          proxy.harm(fault, chunkFiles(boot, id, furtherChunk, 'scripts')),
    )
    harmOnly(harms)
    const context = await newcomer(browser, await sessions.of('manager'), house.url)
    const page = await openFrame(context)
    for (const [place, area] of areas.entries()) {
      await link(page, area.link).click()
      await expect(whole(page, area.heading)).toBeVisible()
      await mark(page)
      await goTo(page, area.further)
      await expectSays(page, area, unreachable)
      harmOnly(harms.slice(place + 1))
      await retry(page).click()
      await expect(whole(page, area.furtherHeading)).toBeVisible()
      await expect(retry(page)).toHaveCount(0)
    }
    await context.close()
  })

test('Behind a cache: nothing of an area comes: a page with code of its own opens at the first Try again', async ({
  browser,
  house,
  sessions,
}) => {
  const area = findArea('offers')
  proxy.empty()
  proxy.mend()
  const context = await newcomer(browser, await sessions.of('manager'), house.url)
  const page = await openFrame(context)
  proxy.harm('cut', new RegExp(`^/r/${area.id}/`))
  await link(page, area.link).click()
  await expectSays(page, area, unreachable)
  proxy.mend()
  await retry(page).click()
  await expect(whole(page, area.heading)).toBeVisible()
  await expect(retry(page)).toHaveCount(0)
  await context.close()
})

/** What the environment says of an area, and what its address says then. */
interface Closed {
  readonly close: (area: BootArea) => void
  readonly says: RegExp
  /** An entry of the menu leads to where it says so. */
  readonly isLinked?: true
}

const closed: readonly Closed[] = [
  { close: (area) => Object.assign(area, { enabled: false }), says: /staat niet aan in deze omgeving/ },
  {
    close: ({ document }) => Object.assign(document.requires, { shellApi: '^9.0.0' }),
    says: /even niet beschikbaar.* vraagt shell \^9\.0\.0; hier is \d/,
  },
  {
    close: (area) => Object.assign(area, { missing: { '@staffel/shared-ui/list': ['Forest'] } }),
    says: /even niet beschikbaar.* vraagt Forest van @staffel\/shared-ui\/list; @staffel\/shared-ui\/list \d.* heeft dat niet/,
  },
  { close: (area) => Object.assign(area, { base: 'elsewhere' }), says: /moet er eerst naar kijken/, isLinked: true },
]

for (const [shift, well] of areas.entries())
  test(`Of five areas four are off, ask for another shell or more of it, or are not where they should be: each says which, and ${well.id} works`, async ({
    browser,
    house,
    sessions,
  }) => {
    proxy.empty()
    const faultOf = (id: string) =>
      closed[(areas.findIndex((area) => area.id === id) + areas.length - shift - 1) % areas.length]
    proxy.harm(
      otherBoot((manifest) => manifest.areas.forEach((area) => faultOf(area.document.id)?.close(area))),
      bootFiles,
    )
    const context = await newcomer(browser, await sessions.of('manager'), house.url)
    const page = await context.newPage()
    const asked = new Set<string>()
    page.on(
      'request',
      (request) => void asked.add(/^\/r\/([^/]+)/.exec(new URL(request.url()).pathname)?.[1] ?? well.id),
    )
    await page.goto(well.path)
    await expect(whole(page, well.heading)).toBeVisible()
    for (const area of areas.filter(({ id }) => id !== well.id)) {
      await expect(link(page, area.link)).toHaveCount(faultOf(area.id)?.isLinked ? 1 : 0)
      await goTo(page, area.path)
      await expect(alert(page)).toContainText(faultOf(area.id)?.says ?? '')
    }
    expect([...asked]).toEqual([well.id])
    proxy.mend()
    await context.close()
  })
