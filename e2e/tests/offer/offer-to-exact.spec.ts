import { expect, type Locator, type Page } from '@playwright/test'
import { openApi } from '../../support/api.ts'
import { test } from '../../support/house/exact/test.ts'
import { dutch, english, type ExactWords } from '../../support/house/exact/exactWords.ts'
import { expectAccessible } from '../../support/expectAccessible.ts'
import { issueOffer } from '../../support/offers.ts'
import { moved, watchMoves } from '../../support/watch/moved.ts'
import { settled } from '../../support/watch/settled.ts'

test.use({ account: 'manager' })

const journeys = [
  {
    name: 'in Dutch on a desktop',
    words: dutch,
    language: 'nl',
    locale: 'nl-NL',
    viewport: { width: 1440, height: 900 },
  },
  {
    name: 'in English on a phone',
    words: english,
    language: 'en',
    locale: 'en-GB',
    viewport: { width: 390, height: 844 },
  },
]

for (const { name, words, language, locale, viewport } of journeys) {
  test.describe(name, () => {
    test.use({ locale, viewport })

    test('connects, brings customers in, links what is missing, makes an order of what was accepted, and disconnects', async ({
      page,
      customer,
      exact,
      house,
    }) => {
      // In a minute it asks for what people ask in ten.
      exact.change({ minuteLimit: 600 })
      const byHand = `HW-${language}`
      exact.put('Accounts', { Code: byHand, Name: `Handwerk ${language}`, Status: 'A', Country: 'NL', Blocked: false })
      await watchMoves(page)
      await page.goto(`/exact?lng=${language}`)
      await connect(page, words)
      await chooseDivision(page, words)
      await bringIn(page, words)
      await linkByHand(page, words, byHand)

      const offer = await issueOffer(await openApi(house.url, 'manager'), 'Naar Exact')
      await accept(customer, offer.path)
      await openOffer(page, offer.externalId)
      await push(page, words)
      const orders = exact.records('SalesOrders').filter(({ YourRef: ref }) => ref === offer.offer_nr)
      expect(orders).toMatchObject([{ AmountFC: 968, AmountFCExclVat: 800 }])
      await expect(page.getByRole('link', { name: words.open })).toHaveAttribute(
        'href',
        new RegExp(String(orders[0]?.['OrderID'])),
      )

      await disconnect(page, words)
      expect(exact.records('WebhookSubscriptions')).toEqual([])
      await openOffer(page, offer.externalId)
      await expect(page.getByText(words.done)).toBeVisible()
    })
  })
}

/** The page fits, and nobody is kept out of it. */
async function expectFit(page: Page, screen: string): Promise<void> {
  await settled(page)
  const width = page.viewportSize()?.width ?? 0
  expect(await page.evaluate(() => document.documentElement.scrollWidth), screen).toBeLessThanOrEqual(width)
  await expectAccessible(page, screen)
}

async function connect(page: Page, words: ExactWords): Promise<void> {
  await page.getByRole('button', { name: words.connect }).click()
  await page.getByLabel(/Marieke Jansen/).check()
  await page.getByRole('button', { name: 'Toestaan' }).click()
  await expect(page.getByText(words.connected)).toBeVisible()
  expect(new URL(page.url()).search, 'neither code nor state stays in the address').toBe('')
  await expectFit(page, 'that Exact is connected')
  await page.getByRole('link', { name: words.back }).click()
  await expect(page.getByText(words.inUse)).toBeVisible()
  await expect(page.getByText(words.atOnce)).toBeVisible()
  await expectFit(page, 'a link with Exact')
}

async function chooseDivision(page: Page, words: ExactWords): Promise<void> {
  const choose = async (name: string): Promise<void> => {
    await page.getByRole('button', { name: words.chooseDivision }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio', { name: new RegExp(name) }).check()
    await dialog.getByRole('button', { name: words.useDivision }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText(name, { exact: true })).toBeVisible()
  }
  await choose('Staffel Projecten')
  await choose('Staffel Bouwmaterialen')
}

async function bringIn(page: Page, words: ExactWords): Promise<void> {
  await page.getByRole('link', { name: words.sync, exact: true }).click()
  const rows = page.getByRole('main')
  for (const kind of words.notNow) await page.getByRole('checkbox', { name: new RegExp(`^${kind} `) }).uncheck()
  await page.getByRole('button', { name: words.look }).click()
  await expect(rows).toContainText(words.looked)
  await page.getByRole('button', { name: words.bringIn, exact: true }).click()
  await expect(rows).toContainText(words.broughtIn)
  await expectFit(page, 'what was brought in from Exact')
}

/** A customer is linked and unlinked again, and a product that Exact calls otherwise is given its item. */
async function linkByHand(page: Page, words: ExactWords, byHand: string): Promise<void> {
  const rows = page.getByRole('tabpanel').getByRole('listitem')
  const search = page.getByRole('searchbox')
  const choose = async (row: Locator, typed: string): Promise<void> => {
    await row.getByRole('combobox').fill(typed)
    await page.getByTitle(new RegExp(`^${typed} ·`)).click()
  }

  await page.goto('/exact')
  await page.getByRole('link', { name: words.mapping }).click()
  await page.getByRole('button', { name: words.missing }).click()
  await settled(page)
  await expect(rows.last()).toContainText(words.noAccount)
  await expectFit(page, 'customers that are no account of Exact')
  await choose(rows.last(), byHand)
  await expect(page.getByText(words.linked)).toBeVisible()
  await page.getByRole('button', { name: words.all }).click()
  await search.fill(byHand)
  await search.press('Enter')
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText(words.linkedByHand)
  await rows.getByRole('button', { name: words.unlink }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(words.nothingTakenBack)
  await expectFit(page, 'what goes with the account of a customer')
  await dialog.getByRole('button', { name: words.unlink }).click()
  await expect(dialog).toBeHidden()

  await page.getByRole('tab', { name: words.items }).click()
  await page.getByRole('button', { name: words.readItems }).click()
  await expect(page.getByText(words.readOn)).toBeVisible()
  await page.getByRole('button', { name: words.missing }).click()
  await expect(rows.first()).toContainText(words.noItem)
  await expectFit(page, 'products that are no item of Exact')
  const name = (await rows.first().getAttribute('aria-label')) ?? ''
  await page.getByRole('button', { name: words.all }).click()
  await search.fill(name)
  await search.press('Enter')
  const row = page.getByRole('listitem', { name, exact: true }).first()
  await expect(row).toContainText(words.noItem)
  await choose(row, 'B931-12040-88')
  await expect(row).toContainText(words.chosen)
}

async function accept(customer: Page, path: string): Promise<void> {
  await customer.goto(path)
  await customer.getByRole('region', { name: 'Uw antwoord' }).getByRole('button', { name: 'Accepteren' }).click()
  const signing = customer.getByRole('dialog', { name: /accepteren$/ })
  await signing.getByLabel('Naam', { exact: true }).fill('Anna de Haan')
  await signing.getByLabel('E-mail').fill('anna@dehaan.example')
  await signing.getByLabel('Typ uw naam als handtekening').fill('Anna de Haan')
  await signing.getByRole('checkbox').check()
  await signing.getByRole('button', { name: 'Accepteren en ondertekenen' }).click()
  await expect(customer.getByText(/^Geaccepteerd door Anna de Haan op /)).toBeVisible()
}

/** What Exact has to tell is in the window; on a phone it stands below the document, and comes when it is reached. */
async function openOffer(page: Page, id: string): Promise<void> {
  await page.goto(`/offers/${id}`)
  await settled(page)
  expect(await moved(page), 'what moves when Exact has something to tell').toBeLessThanOrEqual(0.02)
  const told = page.locator('[data-guests]')
  if ((page.viewportSize()?.width ?? 0) > 1100) await expect(told).toBeInViewport({ ratio: 1 })
  else await told.evaluate((place) => place.scrollIntoView({ block: 'center' }))
}

/** A line that is no product has no item yet: the card says so, and leads to where it is put right. */
async function push(page: Page, words: ExactWords): Promise<void> {
  const offer = page.url().split('/').at(-1) ?? ''
  await page.getByRole('button', { name: words.push }).click()
  await expect(page.getByText(words.freeText)).toBeVisible()
  await expectFit(page, 'an offer that could not go to Exact')
  await page.getByRole('link', { name: words.mend }).click()
  const row = page.getByRole('listitem').filter({ hasText: words.freeLines })
  await row.getByRole('combobox').fill('B931-12040')
  await page.getByTitle('B931-12040-88 · Zeskantbout DIN 931 M12x40 8.8 verzinkt').click()
  await expect(row).toContainText(words.chosen)
  await expectFit(page, 'what stands for what in Exact')
  await openOffer(page, offer)
  await page.getByRole('button', { name: words.again }).click()
  await expect(page.getByText(words.done)).toBeVisible()
  await expectFit(page, 'an offer that is in Exact')
}

async function disconnect(page: Page, words: ExactWords): Promise<void> {
  await page.goto('/exact')
  await page.getByRole('button', { name: words.disconnect }).click()
  await page.getByRole('dialog').getByRole('button', { name: words.disconnect }).click()
  await expect(page.getByText(words.notConnected)).toHaveCount(2)
}

const attacks: readonly [string, (callback: URL, used: URL) => string][] = [
  ['without a state', (callback) => `code=${callback.searchParams.get('code')}`],
  ['with a state that is made up', (callback) => `code=${callback.searchParams.get('code')}&state=${forged}`],
  ['with the state of a sign-in that is over', (callback, used) => query(callback, used)],
  ['with the code of a sign-in that is over', (callback, used) => query(used, callback)],
  ['with a callback that was opened before', (_callback, used) => used.search.slice(1)],
  ['with what Exact says where somebody refuses', () => 'error=access_denied&state=x'],
]
const forged = Buffer.from(JSON.stringify({ csrf: 'x'.repeat(43), userId: '1', env: 'production' })).toString(
  'base64url',
)
const query = (code: URL, state: URL): string =>
  new URLSearchParams({
    code: code.searchParams.get('code') ?? '',
    state: state.searchParams.get('state') ?? '',
  }).toString()

for (const [how, search] of attacks)
  test(`Who comes back ${how} reads that nothing was connected, and nothing is`, async ({
    page,
    exact,
    house,
    trouble,
  }) => {
    trouble.allow(/Exchange|Token/, /Failed to load resource/)
    const api = await openApi(house.url, 'manager')
    const signIn = async (): Promise<URL> => {
      const { body } = await api.post('/Integrations/Exact/Authorize', { env: 'test' })
      return exact.signIn(String(Object(body).url))
    }
    const used = await signIn()
    await page.goto(`/exact/callback${used.search}`)
    await expect(page.getByText(dutch.connected)).toBeVisible()
    await api.post('/Integrations/Exact/Disconnect', { env: 'test' })

    await page.goto(`/exact/callback?${search(await signIn(), used)}`)
    await expect(page.getByRole('heading', { name: 'Fout bij koppeling' })).toBeVisible()
    await expect(page).toHaveURL(/\/exact\/callbackerror\?reason=[a-z_]+$/)
    await page.goto('/exact')
    await expect(page.getByText(dutch.notConnected)).toHaveCount(2)
  })

test('Who is not signed in signs in, starts again, and nothing was connected', async ({
  browser,
  house,
  exact,
  trouble,
}) => {
  const api = await openApi(house.url, 'manager')
  const { body } = await api.post('/Integrations/Exact/Authorize', { env: 'test' })
  const { search } = await exact.signIn(String(Object(body).url))
  const context = await browser.newContext({ baseURL: house.url, storageState: { cookies: [], origins: [] } })
  await trouble.watch(context)
  const stranger = await context.newPage()
  await stranger.goto(`/exact/callback${search}`)
  await expect(stranger.getByText('Je moet eerst ingelogd zijn om Exact te koppelen.')).toBeVisible()
  await stranger.getByRole('link', { name: 'Inloggen en opnieuw beginnen' }).click()
  await expect(stranger).toHaveURL(/\/login/)
  await context.close()
  expect(await api.get('/Integrations/Exact/Status')).toMatchObject({ body: { connected: false } })
})
