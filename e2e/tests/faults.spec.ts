import type { Page, Route } from '@playwright/test'
import { expectAccessible } from '../support/expectAccessible.ts'
import { changeBoot } from '../support/house/boot.ts'
import { alert, heading, link, retry } from '../support/frame.ts'
import { settled } from '../support/watch/settled.ts'
import { expect, test } from '../support/test.ts'

test.use({ account: 'manager' })

/** In the offers, with nothing of the other areas loaded. */
async function openOffers(page: Page): Promise<void> {
  await page.goto('/offers')
  await expect(page.getByRole('main').getByRole('row').nth(5)).toBeVisible()
}

async function expectOthersWork(page: Page): Promise<void> {
  await link(page, 'Producten').click()
  await expect(heading(page, 'Producten')).toBeVisible()
  await link(page, 'Offertes').click()
  await expect(page.getByRole('main').getByRole('row').nth(5)).toBeVisible()
}

/** What is said of the requests, in which version and whose they are; and that the rest goes on. */
async function expectRequestsFail(page: Page, title: string): Promise<void> {
  await expect(alert(page).getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(alert(page)).toContainText(/requests \d+\.\d+\.\d+ · team-requests · [0-9a-f]{8}/)
  await expectAccessible(page, `"${title}"`)
  await expectOthersWork(page)
  await link(page, 'Aanvragen').click()
  await expect(alert(page).getByRole('heading', { level: 1 })).toHaveText(title)
}

async function expectTryAgainLoads(page: Page): Promise<void> {
  await retry(page).click()
  await expect(heading(page, 'Offerteaanvragen')).toBeVisible()
  await expect(page.getByRole('main').getByRole('row').nth(3)).toBeVisible()
}

const entry = '**/r/requests/*/remoteEntry.js'

interface NetworkFault {
  readonly name: string
  readonly answer: (route: Route) => Promise<void>
  readonly title: string
}

const networkFaults: NetworkFault[] = [
  {
    name: 'is not there (404)',
    answer: (route) => route.fulfill({ status: 404, body: 'Not found' }),
    title: 'Het onderdeel Aanvragen is even niet bereikbaar',
  },
  {
    name: 'cannot be reached',
    answer: (route) => route.abort('connectionrefused'),
    title: 'Het onderdeel Aanvragen is even niet bereikbaar',
  },
  {
    name: 'is a page instead of a script',
    answer: (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Login</title>' }),
    title: 'Het onderdeel Aanvragen is even niet bereikbaar',
  },
  {
    name: 'differs from what was published',
    answer: (route) => route.fulfill({ contentType: 'text/javascript', body: 'self.changed = true' }),
    title: 'Het onderdeel Aanvragen is even niet bereikbaar',
  },
]

for (const { name, answer, title } of networkFaults) {
  test(`An entry that ${name}: the area says so, the rest works, Try again loads it once it is well`, async ({
    page,
    trouble,
  }) => {
    trouble.allow(/\/r\/requests\//)
    await page.route(entry, answer)
    await openOffers(page)
    await link(page, 'Aanvragen').click()
    await expectRequestsFail(page, title)
    await page.unroute(entry)
    await expectTryAgainLoads(page)
  })
}

test('An entry that never answers: after the time limit the area says so, and Try again asks by a request of its own', async ({
  page,
  trouble,
}) => {
  trouble.allow(/\/r\/requests\//)
  await page.clock.install()
  let isStuck = true
  // What hangs now hangs until the end: a line that was lost tells nobody so, and the browser joins to it whoever asks.
  await page.route(entry, (route) => (isStuck ? new Promise(() => {}) : route.continue()))
  await openOffers(page)
  // What the offers fetch in the background would be late as well.
  await settled(page)
  await link(page, 'Aanvragen').click()
  await expect(page.getByRole('main').getByRole('status')).toBeVisible()
  // Jumping, so that nothing that begins meanwhile is late at once.
  await page.clock.fastForward('00:16')
  await expect(alert(page).getByRole('heading', { level: 1 })).toHaveText(
    'Het onderdeel Aanvragen is even niet bereikbaar',
  )
  await expectOthersWork(page)
  isStuck = false
  await link(page, 'Aanvragen').click()
  await expect(heading(page, 'Offerteaanvragen').or(retry(page))).toBeVisible()
  if (await retry(page).isVisible()) await retry(page).click()
  await expect(heading(page, 'Offerteaanvragen')).toBeVisible()
})

test('A file of the frame that the areas share cannot be fetched for a while: the area says so, and Try again fetches it anew', async ({
  page,
  trouble,
}) => {
  trouble.allow(/\/\d+\.[0-9a-f]{8}\.js|ERR_CONNECTION_REFUSED/)
  await page.goto('/nergens')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await settled(page)
  const shared = (url: URL) => /^\/\d+\.[0-9a-f]{8}\.js$/.test(url.pathname)
  await page.route(shared, (route) => route.abort('connectionrefused'))
  await link(page, 'Aanvragen').click()
  await expect(alert(page).getByRole('heading', { level: 1 })).toHaveText(
    'Het onderdeel Aanvragen is even niet bereikbaar',
  )
  await page.unroute(shared)
  await expectTryAgainLoads(page)
})

/** Serves the files of the requests with one expression in them that throws for as long as `window.broken` is set. */
async function sabotage(page: Page, original: string): Promise<() => boolean> {
  let done = false
  await page.addInitScript(() => Reflect.set(window, 'broken', true))
  await page.route('**/r/requests/*/*.js', async (route) => {
    const response = await route.fetch()
    const body = await response.text()
    const changed = body.replace(
      original,
      () => `(()=>{if(window.broken)throw new Error("broken on purpose");return ${original}})()`,
    )
    done ||= changed !== body
    await route.fulfill({ response, body: changed })
  })
  return () => done
}

test('A module that throws when it is evaluated: the area says so, and Try again evaluates it anew', async ({
  page,
  trouble,
}) => {
  trouble.allow(/broken on purpose|\/r\/requests\//)
  const sabotaged = await sabotage(page, '"requests.list"')
  await openOffers(page)
  await link(page, 'Aanvragen').click()
  await expectRequestsFail(page, 'Het onderdeel Aanvragen is even niet bereikbaar')
  expect(sabotaged()).toBe(true)
  await page.evaluate(() => Reflect.set(window, 'broken', false))
  await expectTryAgainLoads(page)
})

test('An entry that throws when it runs: the area says so, and the rest works', async ({ page, trouble }) => {
  trouble.allow(/broken on purpose|\/r\/requests\//)
  await changeBoot(page, (boot) =>
    boot.areas.forEach((area) => area.document.id === 'requests' && Object.assign(area, { integrity: {} })),
  )
  await page.route(entry, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken on purpose")' }),
  )
  await openOffers(page)
  await link(page, 'Aanvragen').click()
  await expectRequestsFail(page, 'Het onderdeel Aanvragen is even niet bereikbaar')
  await page.unroute(entry)
  await expectTryAgainLoads(page)
})

test('A page that throws when it is drawn: its area says so, and Try again draws it', async ({ page, trouble }) => {
  trouble.allow(/broken on purpose/)
  const sabotaged = await sabotage(page, '"list.subtitle"')
  await openOffers(page)
  await link(page, 'Aanvragen').click()
  await expectRequestsFail(page, 'In het onderdeel Aanvragen ging iets mis')
  expect(sabotaged()).toBe(true)
  await page.evaluate(() => Reflect.set(window, 'broken', false))
  await expectTryAgainLoads(page)
})

test('A stylesheet that is missing: the area says so instead of showing a page without it', async ({
  page,
  trouble,
}) => {
  trouble.allow(/\/r\/people\//)
  const styles = '**/r/people/*/*.css'
  await page.route(styles, (route) => route.fulfill({ status: 404, body: 'Not found' }))
  await openOffers(page)
  // A file that is gone loads the page once more by itself.
  await Promise.all([page.waitForEvent('load'), link(page, 'Gebruikers').click()])
  await expect(alert(page).getByRole('heading', { level: 1 })).toHaveText(
    'Het onderdeel Gebruikers is even niet bereikbaar',
  )
  await expectOthersWork(page)
  await page.unroute(styles)
  await link(page, 'Gebruikers').click()
  await expect(heading(page, 'Gebruikers').or(retry(page))).toBeVisible()
  if (await retry(page).isVisible()) await retry(page).click()
  await expect(heading(page, 'Gebruikers')).toBeVisible()
})

test('A dialog whose code is missing: the page loads once more by itself, then the area says so, and Try again loads it', async ({
  page,
  trouble,
}) => {
  trouble.allow(/\/r\/offers\//, /Loading (CSS )?chunk/)
  const here = new Set<string>()
  page.on('request', (request) => void here.add(request.url()))
  await openOffers(page)
  await settled(page)
  const ofTheList = new Set(here)
  const scripts = '**/r/offers/*/*.js'
  await page.route(scripts, (route) =>
    ofTheList.has(route.request().url()) ? route.continue() : route.fulfill({ status: 404, body: 'Not found' }),
  )
  const openDialog = async () => {
    await page.getByRole('button', { name: 'Weergaven' }).click()
    await page.getByRole('button', { name: 'Deze weergave bewaren' }).click()
  }
  await Promise.all([page.waitForEvent('load'), openDialog()])
  await expect(page.getByRole('main').getByRole('row').nth(5)).toBeVisible()
  await openDialog()
  await expect(retry(page)).toBeVisible()
  await page.unroute(scripts)
  await retry(page).click()
  await openDialog()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('An area that asks for another shell: both versions are named, and nothing of it is loaded', async ({ page }) => {
  await changeBoot(page, (boot) =>
    boot.areas.forEach(
      ({ document }) => document.id === 'requests' && Object.assign(document.requires, { shellApi: '^9.0.0' }),
    ),
  )
  const asked: string[] = []
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
  await openOffers(page)
  await expect(link(page, 'Aanvragen')).toHaveCount(0)
  await page.goto('/requests')
  await expect(alert(page).getByRole('heading', { level: 1 })).toHaveText(
    'Het onderdeel Aanvragen is even niet beschikbaar',
  )
  await expect(alert(page)).toContainText(/requests \d+\.\d+\.\d+ vraagt shell \^9\.0\.0; hier is \d+\.\d+\.\d+\./)
  await expectAccessible(page, 'an area that does not fit')
  await expectOthersWork(page)
  expect(asked.filter((path) => path.startsWith('/r/requests/'))).toEqual([])
})

test('An area that is switched off: its address says so, and nothing leads to it', async ({ page }) => {
  await changeBoot(page, (boot) =>
    boot.areas.forEach((area) => area.document.id === 'requests' && Object.assign(area, { enabled: false })),
  )
  await page.goto('/requests')
  await expect(alert(page).getByRole('heading', { level: 1 })).toHaveText(
    'Het onderdeel Aanvragen staat niet aan in deze omgeving',
  )
  await expect(link(page, 'Aanvragen')).toHaveCount(0)
  await expectOthersWork(page)
})
