import type { Page } from '@playwright/test'
import { openApi } from '../../support/api.ts'
import { expectAccessible } from '../../support/expectAccessible.ts'
import { answerTo, customerPath, issueNextVersion, issueOffer } from '../../support/offers.ts'
import { textOfPdf } from '../../support/pdf.ts'
import { expect, test } from '../../support/test.ts'

test.use({ account: 'manager' })

const bolt = 'Zeskantbout DIN 933 M8x40 8.8 verzinkt'
const install = 'Montage op locatie'
/** 5.000 × 17,08 per 100 = 854, without freight or small-order charge; with 250 for installing 1.104; and 21 %. */
const totals = { without: '€ 1.033,34', with: '€ 1.335,84' }

test.describe('From draft to signature, by two people in two browsers', { tag: '@server' }, () => {
  test('with an optional line that the customer takes, and a drawn signature', async ({ page, customer }) => {
    const title = `Kantoor De Haan ${Date.now()}`
    const number = await makeDraft(page, title)
    await issue(page)
    const address = await send(page, number)

    await openMail(customer, number)
    await expect(customer).toHaveURL(/\/o\/[\w-]{43}$/)
    await expect(customer.getByRole('article', { name: number })).toContainText(bolt)
    await expect(answerOf(customer)).toContainText(totals.without)
    await expectAccessible(customer, 'the offer as its customer sees it')
    expect(
      await customer.evaluate(() => document.documentElement.scrollWidth),
      'width of the page',
    ).toBeLessThanOrEqual(390)
    await customer.getByRole('checkbox', { name: install }).check()
    await expect(answerOf(customer)).toContainText(totals.with)
    await answerOf(customer).getByRole('button', { name: 'Accepteren' }).click()
    await expect(signing(customer)).toContainText(totals.with)
    await expect(signing(customer).getByLabel('E-mail')).toHaveValue(address)
    await signing(customer).getByLabel('Naam', { exact: true }).fill('Anna de Haan')
    await expect(signing(customer).getByLabel('Uw ordernummer')).toBeHidden()
    await signing(customer).getByText('Meer', { exact: true }).click()
    await signing(customer).getByLabel('Uw ordernummer').fill('PO-4711')
    await signing(customer).getByText('Tekenen', { exact: true }).click()
    await draw(customer)
    await expectAccessible(customer, 'the dialog to sign in')
    await confirm(customer)
    await expect(customer.getByText(/^Geaccepteerd door Anna de Haan op /)).toBeVisible()
    await expect(customer.getByRole('article')).toContainText(totals.with)
    await expectAccessible(customer, 'a signed offer as its customer sees it')
    expect(await download(customer, 'Ondertekende PDF')).toContain('Anna de Haan')

    await page.reload()
    await expect(page.getByRole('main').getByText('Geaccepteerd', { exact: true }).first()).toBeVisible()
    const notice = page.getByRole('alert').filter({ hasText: 'Geaccepteerd door Anna de Haan' })
    await expect(notice).toContainText(totals.with)
    await expect(notice).toContainText('met de hand ondertekend')
    await expect(notice).toContainText('inkooporder PO-4711')
    await expect(page.getByRole('article').getByRole('row').filter({ hasText: install })).toContainText(
      'optioneel, inbegrepen',
    )
    await expect(page.getByRole('article')).toContainText(totals.with)
    await expect(activity(page).first()).toContainText('Geaccepteerd')
    await expect(activity(page).first()).toContainText('Anna de Haan')
    await expect(activity(page).filter({ hasText: 'Bekeken door de klant' })).toContainText(address)
    await expectAccessible(page, 'a signed offer as staff sees it')
    await page.getByRole('button', { name: 'Meer', exact: true }).click()
    const ours = await download(page, 'PDF downloaden')
    for (const text of ['Anna de Haan', 'PO-4711', number, '1.335,84']) expect(ours).toContain(text)

    await page.goto('/dev/outbox')
    const told = page
      .getByRole('listitem')
      .filter({ hasText: number })
      .filter({ hasNot: page.getByRole('link', { name: 'Link openen' }) })
    for (const reader of [address, 'manager@staffel.example']) {
      const copy = await download(page, /\.pdf$/, told.filter({ hasText: `Aan ${reader}` }))
      expect(copy).toBe(ours)
    }
  })
})

test('A typed name signs as well, and nobody can sign without one', async ({ customer, house }) => {
  const api = await openApi(house.url, 'manager')
  const { path, offer_id } = await issueOffer(api, 'Getypt')
  await customer.goto(path)
  await answerOf(customer).getByRole('button', { name: 'Accepteren' }).click()
  await confirm(customer)
  for (const text of [
    'Vul uw naam in.',
    'Onderteken door uw naam te typen of te tekenen.',
    'Vink het vakje aan om de offerte te accepteren.',
  ]) {
    await expect(signing(customer).getByText(text)).toBeVisible()
  }
  await expectAccessible(customer, 'what is missing from a signature')
  await fillIn(customer, 'Bram Bos')
  await confirm(customer)
  await expect(customer.getByText(/^Geaccepteerd door Bram Bos op /)).toBeVisible()
  expect(await download(customer, 'Ondertekende PDF')).toContain('Bram Bos')
  const { status, acceptance, totals } = await answerTo<{ status: string; acceptance: object; totals: object }>(
    api.get(`/offer?id=${offer_id}`),
  )
  expect({ status, acceptance, totals }).toMatchObject({
    status: 'accepted',
    acceptance: { name: 'Bram Bos', channel: 'link', signature: 'typed' },
    totals: { total: 968 },
  })
})

test('A customer declines with a reason, and staff reads it', async ({ page, customer, house }) => {
  const { path, externalId } = await issueOffer(await openApi(house.url, 'manager'), 'Afgewezen')
  await customer.goto(path)
  await answerOf(customer).getByRole('button', { name: 'Afwijzen' }).click()
  const dialog = customer.getByRole('dialog', { name: /afwijzen$/ })
  await dialog.getByRole('button', { name: 'Offerte afwijzen' }).click()
  await expect(dialog.getByText('Kies een reden of geef er een in uw eigen woorden.')).toBeVisible()
  await expectAccessible(customer, 'the dialog to decline in')
  await dialog.getByRole('radio', { name: 'Levertijd te lang' }).check()
  await dialog.getByLabel('In uw eigen woorden').fill('Wij beginnen al in maart.')
  await dialog.getByRole('button', { name: 'Offerte afwijzen' }).click()
  await expect(customer.getByText(/^U hebt deze offerte afgewezen op /)).toBeVisible()
  await expect(answerOf(customer)).toHaveCount(0)
  await expectAccessible(customer, 'a declined offer')

  await page.goto(`/offers/${externalId}`)
  await expect(page.getByRole('alert').filter({ hasText: 'Afgewezen door' })).toContainText(
    'Levertijd te lang: Wij beginnen al in maart.',
  )
  await expect(activity(page).first()).toContainText('Afgewezen')
})

test('After its last day an offer can be read, and more time asked for', async ({ page, customer, house }) => {
  const api = await openApi(house.url, 'manager')
  const [expired] = await answerTo<{ id: number; externalId: string }[]>(
    api.get(`/offers?limit=1&sort_by=valid_until&sort_dir=desc&filters=${encodeURIComponent('{"status":"expired"}')}`),
  )
  if (!expired) throw new Error('No sample offer has expired')
  await customer.goto(await customerPath(api, expired.id, 'inkoop@klant.example'))
  await expect(customer.getByText(/^Deze offerte is verlopen na /)).toBeVisible()
  await expect(customer.getByRole('article')).toBeVisible()
  await expect(answerOf(customer)).toHaveCount(0)
  await expectAccessible(customer, 'an expired offer')
  await customer.getByLabel(/^Nog belangstelling\?/).fill('Kan het tot het einde van de maand?')
  await customer.getByRole('button', { name: 'Vraag verlenging aan' }).click()
  await expect(customer.getByText(/^U hebt om verlenging gevraagd\./)).toBeVisible()

  await page.goto(`/offers/${expired.externalId}`)
  await expect(page.getByRole('alert').filter({ hasText: 'De klant heeft op' })).toBeVisible()
  await expect(page.getByText('Kan het tot het einde van de maand?')).toBeVisible()
})

test('Of two tabs that accept, the second shows what the first one signed', async ({ customer, house }) => {
  const api = await openApi(house.url, 'manager')
  const { path, offer_id } = await issueOffer(api, 'Tweemaal')
  const other = await customer.context().newPage()
  for (const [tab, name] of [
    [customer, 'Carla Smit'],
    [other, 'Dirk Smit'],
  ] as const) {
    await tab.goto(path)
    await answerOf(tab).getByRole('button', { name: 'Accepteren' }).click()
    await fillIn(tab, name)
  }
  await confirm(customer)
  await expect(customer.getByText(/^Geaccepteerd door Carla Smit op /)).toBeVisible()
  await confirm(other)
  await expect(other.getByText(/^Geaccepteerd door Carla Smit op /)).toBeVisible()
  const events = await answerTo<{ action: string }[]>(api.get(`/offers/${offer_id}/activity`))
  expect(events.filter(({ action }) => action === 'offer.accepted')).toHaveLength(1)
})

test('Who signs a version that was replaced meanwhile is led to the present one', async ({
  customer,
  house,
  trouble,
}) => {
  trouble.allow(/409/)
  const api = await openApi(house.url, 'manager')
  const offer = await issueOffer(api, 'Herzien', 'inkoop@klant.example')
  await customer.goto(offer.path)
  await answerOf(customer).getByRole('button', { name: 'Accepteren' }).click()
  await fillIn(customer, 'Els Bakker')
  await issueNextVersion(api, offer)
  await confirm(customer)
  await expect(customer.getByText('Er is een nieuwere versie van deze offerte', { exact: true })).toBeVisible()
  await expect(answerOf(customer)).toHaveCount(0)
  await expectAccessible(customer, 'a replaced version')
  await customer.getByRole('button', { name: 'Nieuwe versie openen' }).click()
  await expect(customer).not.toHaveURL(offer.path)
  await expect(answerOf(customer)).toContainText('€ 992,20')
})

const main = (page: Page) => page.getByRole('main')
const activity = (page: Page) => page.getByRole('list', { name: 'Activiteit' }).getByRole('listitem')
const answerOf = (page: Page) => page.getByRole('region', { name: 'Uw antwoord' })
const signing = (page: Page) => page.getByRole('dialog', { name: /accepteren$/ })
const confirm = (page: Page) => signing(page).getByRole('button', { name: 'Accepteren en ondertekenen' }).click()

/** A product, and a line of one's own that the customer may leave out; answers the offer's number. */
async function makeDraft(page: Page, title: string): Promise<string> {
  await page.goto('/offers/new')
  const select = page.getByRole('combobox', { name: 'Klant' })
  await select.click()
  await select.fill('De Haan')
  await page.getByTitle('Bouwbedrijf De Haan B.V.', { exact: true }).click()
  await page.getByLabel('Titel', { exact: true }).fill(title)

  await page.getByRole('button', { name: 'Producten toevoegen' }).click()
  const products = page.getByRole('dialog', { name: 'Producten toevoegen' })
  await products.getByRole('searchbox', { name: 'Zoeken' }).fill('zeskantbout 933 M8x40 8.8')
  await products.getByRole('checkbox', { name: `Selecteer ${bolt}` }).check()
  await products.getByRole('button', { name: 'Toevoegen aan offerte' }).click()
  await page.getByRole('button', { name: 'Regel 1 bewerken' }).click()
  await page.getByLabel('Aantal, regel 1').fill('5000')
  await page.getByLabel('Aantal, regel 1').press('Enter')

  await page.getByRole('button', { name: 'Anders toevoegen' }).click()
  await page.getByRole('menuitem', { name: 'Vrije regel' }).click()
  await page.getByLabel('Omschrijving, regel 2').fill(install)
  await page.getByRole('checkbox', { name: 'Optioneel voor de klant' }).check()
  await page.getByLabel('Stukprijs, regel 2').fill('250')
  await page.getByLabel('Stukprijs, regel 2').press('Enter')
  await expect(main(page).getByText(totals.without, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Opslaan als concept' }).click()
  await expect(page.getByRole('article')).toContainText(install)
  return (await page.getByRole('article').getAttribute('aria-label')) ?? ''
}

async function issue(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Bewerken', exact: true }).click()
  await page.getByRole('button', { name: 'Offerte uitbrengen' }).click()
  await expect(main(page).getByText('In afwachting', { exact: true })).toBeVisible()
}

/** Answers the address that it went to. */
async function send(page: Page, number: string): Promise<string> {
  await main(page).getByRole('button', { name: 'Versturen', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: `${number} versturen` })
  await expect(dialog.getByLabel('Onderwerp')).toHaveValue(new RegExp(number))
  await expectAccessible(page, 'the dialog to send from')
  const [sent] = await Promise.all([
    page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/send')),
    dialog.getByRole('button', { name: 'Versturen' }).click(),
  ])
  await expect(dialog).toBeHidden()
  const address = String(sent.postDataJSON().to)
  await expect(page.getByText(`De offerte is onderweg naar ${address}.`)).toBeVisible()
  return address
}

async function openMail(customer: Page, number: string): Promise<void> {
  await customer.goto('/dev/outbox')
  const mail = customer.getByRole('listitem').filter({ hasText: number })
  await expectAccessible(customer, 'the local mailbox')
  await mail.getByRole('link', { name: 'Link openen' }).click()
}

async function fillIn(customer: Page, name: string): Promise<void> {
  const dialog = signing(customer)
  await dialog.getByLabel('Naam', { exact: true }).fill(name)
  await dialog.getByLabel('E-mail').fill('inkoop@klant.example')
  await dialog.getByLabel('Typ uw naam als handtekening').fill(name)
  await dialog.getByRole('checkbox').check()
}

async function draw(customer: Page): Promise<void> {
  const pad = signing(customer).getByRole('img', { name: 'Handtekening' })
  await pad.scrollIntoViewIfNeeded()
  const box = await pad.boundingBox()
  if (!box) throw new Error('Nowhere to sign')
  await customer.mouse.move(box.x + 20, box.y + 60)
  await customer.mouse.down()
  for (const [x, y] of [
    [60, 20],
    [90, 70],
    [140, 30],
    [200, 60],
  ] as const)
    await customer.mouse.move(box.x + x, box.y + y)
  await customer.mouse.up()
  await signing(customer).getByRole('checkbox').check()
}

/** The text of the PDF behind a button or link. */
async function download(page: Page, name: string | RegExp, inside = page.locator('body')): Promise<string> {
  const control = inside
    .getByRole('button', { name })
    .or(inside.getByRole('link', { name }))
    .or(inside.getByRole('menuitem', { name }))
  const [file] = await Promise.all([page.waitForEvent('download'), control.click()])
  return textOfPdf(file)
}
