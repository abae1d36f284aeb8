import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { findNginx } from '@staffel/tooling/find-nginx'
import { freePort } from '@staffel/tooling/free-port'
import { serveFolder } from '@staffel/tooling/serve-folder'
import { accounts } from '../../support/accounts.ts'
import { openApi } from '../../support/api.ts'
import { alert, heading, link, retry } from '../../support/frame.ts'
import { startCachingProxy } from '../../support/house/proxy/cachingProxy.ts'
import { startHouse, type House } from '../../support/house/house.ts'
import { issueOffer } from '../../support/offers.ts'
import { expect, test } from '../../support/test.ts'
import type { Trouble } from '../../support/watch/trouble.ts'

const root = join(import.meta.dirname, '../../..')

/** As a team does it, in a folder that may be served at that moment. */
function compile(house: House, folder: string): void {
  const args = ['compile', 'development', '--to', house.url, '--out', folder]
  execFileSync(process.execPath, ['tooling/bin/registry.ts', ...args], { cwd: root, encoding: 'utf8' })
}

/** Somebody who was never here. Answers what their browser asked for, by origin. */
async function visitor(browser: Browser, baseURL: string, trouble: Trouble) {
  const context = await browser.newContext({
    baseURL,
    locale: 'nl-NL',
    storageState: { cookies: [], origins: [] },
  })
  await trouble.watch(context)
  const page = await context.newPage()
  const asked: URL[] = []
  page.on('request', (request) => void asked.push(new URL(request.url())))
  const pathsAt = (origin: string) => asked.filter((url) => url.origin === origin).map(({ pathname }) => pathname)
  return { page, pathsAt, close: () => context.close() }
}

async function signIn(page: Page): Promise<void> {
  await page.goto('/login?next=/offers')
  await page.getByRole('button', { name: accounts.manager }).click()
  await expect(heading(page, 'Offertebeheer')).toBeVisible()
}

const isFile = (path: string) => /\.(?:js|css|woff2)$/.test(path)

test('Pages that a server of files sends work with the API at another origin, and follow its environment', async ({
  browser,
  trouble,
}) => {
  test.skip(findNginx() === undefined, 'This needs nginx.')
  const port = await freePort()
  const site = `http://localhost:${port}`
  const folder = mkdtempSync(join(tmpdir(), 'staffel-site-'))
  const house = await startHouse({ env: { ORIGINS: site } })
  compile(house, folder)
  const server = await serveFolder(folder, port)
  const { page, pathsAt, close } = await visitor(browser, site, trouble)

  await test.step('a browser signs in, in the page that can only do that, and opens an area', async () => {
    await signIn(page)
    expect(pathsAt(site).some((path) => path.startsWith('/sign-in.'))).toBe(true)
    expect(pathsAt(site).filter(isFile).length).toBeGreaterThan(5)
    expect(pathsAt(house.url).filter(isFile)).toEqual([])
    expect(pathsAt(site).filter((path) => path.startsWith('/webhook'))).toEqual([])
    await expect(page.getByRole('main').getByRole('row').nth(2)).toBeVisible()
    await page.reload()
    await expect(heading(page, 'Offertebeheer')).toBeVisible()
  })

  await test.step('each answer has a nonce of its own, and what never changes is kept', async () => {
    const [one, other] = [await fetch(`${site}/offers/1`), await fetch(`${site}/offers/1`)]
    expect(one.headers.get('content-security-policy')).toBe("frame-ancestors 'none'")
    const nonceOf = async (answer: Response) => /'nonce-([0-9a-f]{32})'/.exec(await answer.text())?.[1]
    const nonce = await nonceOf(one)
    expect(nonce).toBeDefined()
    expect(await nonceOf(other)).not.toBe(nonce)
    const [file] = pathsAt(site).filter((path) => path.startsWith('/r/'))
    const kept = await fetch(`${site}${file}`)
    expect([kept.status, kept.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable'])
    for (const absent of ['/r/offers/none/a.js', '/nothing.js', '/webhook/userdata'])
      expect((await fetch(`${site}${absent}`)).status).toBe(404)
  })

  const manager = await openApi(house.url, 'manager')
  const { offer_id, offer_nr, path } = await issueOffer(manager, 'Dakgoten')
  await test.step('the preview of a mail, a page of the API within the page', async () => {
    await page.goto(`/offers/${offer_id}`)
    await page.getByRole('main').getByRole('button', { name: 'Versturen', exact: true }).click()
    const mail = page.getByRole('dialog', { name: `${offer_nr} versturen` }).frameLocator('iframe')
    await expect(mail.getByText('€ 968,00')).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step("a customer's link leads to the page that the API writes", async () => {
    const customer = await visitor(browser, site, trouble)
    await customer.page.goto(path)
    await expect(customer.page).toHaveURL(`${house.url}${path}`)
    await expect(customer.page.getByText('€ 968,00').first()).toBeVisible()
    await customer.close()
  })

  await test.step('an area that is switched off goes from an open tab at its next page, once that is compiled', async () => {
    await page.goto('/offers')
    await expect(link(page, 'Producten')).toBeVisible()
    const admin = await openApi(house.url, 'admin')
    const [{ revision }] = Object((await admin.get('/environments')).body)
    const off = { enabled: false, refuses_calls: false, revision, reason: 'Trial' }
    expect((await admin.post('/environments/development/areas/catalogue/switch', off)).status).toBe(200)
    compile(house, folder)
    const asked = page.waitForResponse('**/environment.json')
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await asked
    await link(page, 'Aanvragen').click()
    await expect(heading(page, 'Offerteaanvragen')).toBeVisible()
    await expect(link(page, 'Producten')).toHaveCount(0)
  })

  expect(server.output()).toBe('')
  await close()
  await server.stop()
  await house.stop()
  rmSync(folder, { recursive: true })
})

test('Files come from another origin where one is named, and mend there at the first Try again', async ({
  browser,
  trouble,
}) => {
  const port = await freePort()
  const cdn = await startCachingProxy(`http://localhost:${port}`)
  const house = await startHouse({ port, env: { ASSET_ORIGIN: cdn.url } })
  const { page, pathsAt, close } = await visitor(browser, house.url, trouble)

  await signIn(page)
  for (const [name, title] of [
    ['Producten', 'Producten'],
    ['Gebruikers', 'Gebruikers'],
  ] as const) {
    await link(page, name).click()
    await expect(heading(page, title)).toBeVisible()
  }
  await page.reload()
  await expect(heading(page, 'Gebruikers')).toBeVisible()
  expect(pathsAt(house.url).filter(isFile)).toEqual([])
  expect(pathsAt(cdn.url).filter(isFile).length).toBeGreaterThan(10)
  expect(pathsAt(cdn.url).filter((path) => !isFile(path))).toEqual([])

  await test.step('an entry that was altered there', async () => {
    trouble.allow(/remoteEntry|integrity|even niet bereikbaar/)
    cdn.harm('altered', /^\/r\/requests\/[^/]+\/remoteEntry\.js/)
    await link(page, 'Aanvragen').click()
    await expect(alert(page)).toContainText('even niet bereikbaar')
    cdn.mend()
    await retry(page).click()
    await expect(heading(page, 'Offerteaanvragen')).toBeVisible()
  })

  await test.step("the customer's page as well", async () => {
    const { path } = await issueOffer(await openApi(house.url, 'manager'), 'Dakgoten')
    const customer = await visitor(browser, house.url, trouble)
    await customer.page.goto(path)
    await expect(customer.page.getByText('€ 968,00').first()).toBeVisible()
    await expect(customer.page.getByRole('button', { name: /akkoord|accepteren/i }).first()).toBeVisible()
    expect(customer.pathsAt(house.url).filter(isFile)).toEqual([])
    expect(customer.pathsAt(cdn.url).some((file) => file.endsWith('.js'))).toBe(true)
    await customer.close()
  })
  await close()
  await cdn.stop()
  await house.stop()
})
