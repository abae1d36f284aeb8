import type { Locator, Page } from '@playwright/test'
import { openApi } from '../../support/api.ts'
import { expectAccessible } from '../../support/expectAccessible.ts'
import { answerTo, issueOffer } from '../../support/offers.ts'
import { expect, test } from '../../support/test.ts'

test.use({ account: 'manager' })

/** Somebody of the customer whom the sample's offers are for. */
const contact = { name: 'Ingrid Smits', email: 'i.smits@bouwbedrijf-dehaan.example.nl' }

test('Who is known signs on a phone in three taps, and types nothing', async ({ customer, house }) => {
  const api = await openApi(house.url, 'manager')
  const { path, offer_id } = await issueOffer(api, 'Drie tikken', contact.email)
  await customer.goto(path)
  const signing = customer.getByRole('dialog', { name: /accepteren$/ })
  let taps = 0
  const tap = async (control: Locator) => {
    await control.click()
    taps++
  }
  await tap(customer.getByRole('region', { name: 'Uw antwoord' }).getByRole('button', { name: 'Accepteren' }))
  await expect(signing.getByLabel('Naam', { exact: true })).toHaveValue(contact.name)
  await expect(signing.getByLabel('E-mail')).toHaveValue(contact.email)
  await expect(signing.getByLabel('Typ uw naam als handtekening')).toHaveValue(contact.name)
  await tap(signing.getByRole('checkbox'))
  await tap(signing.getByRole('button', { name: 'Accepteren en ondertekenen' }))
  await expect(customer.getByText(`Geaccepteerd door ${contact.name} op`)).toBeVisible()
  await expect(customer.getByRole('heading', { name: 'Wat gebeurt er nu?' })).toBeVisible()
  expect(taps, 'taps from the opened link to the confirmation').toBeLessThanOrEqual(4)
  const { acceptance } = await answerTo<{ acceptance: object }>(api.get(`/offer?id=${offer_id}`))
  expect(acceptance).toMatchObject({ name: contact.name, signature: 'typed' })
})

test('A look by the seller is none by the customer, and what a scanner fetches is none either', async ({
  page,
  customer,
  house,
}) => {
  const api = await openApi(house.url, 'manager')
  const { path, offer_id } = await issueOffer(api, 'Bekeken')
  const looks = async () =>
    (await answerTo<{ action: string }[]>(api.get(`/offers/${offer_id}/activity`))).filter(
      ({ action }) => action === 'offer.viewed',
    ).length
  expect(await (await fetch(house.url + path, { headers: { accept: 'text/html' } })).text()).toContain(
    'Dakgoten leveren',
  )
  await page.goto('/offers')
  const seen = (visitor: Page) => visitor.waitForResponse((answer) => answer.url().includes('/public/offers/'))
  await Promise.all([seen(page), page.goto(path)])
  expect(await looks()).toBe(0)
  await Promise.all([seen(customer), customer.goto(path)])
  expect(await looks()).toBe(1)
})

test('The document is there before any program is, and in the other language by a link', async ({ house, browser }) => {
  const { path, offer_nr } = await issueOffer(await openApi(house.url, 'manager'), 'Zonder programma')
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.goto(house.url + path)
  await expect(page.getByRole('heading', { level: 1, name: 'Zonder programma' })).toBeVisible()
  await expect(page.getByRole('article', { name: offer_nr })).toContainText('Dakgoten leveren')
  await expect(page.getByRole('button', { name: 'Accepteren' })).toBeDisabled()
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page.getByRole('article', { name: offer_nr })).toContainText('Valid until')
  await context.close()
})

test('A link that leads nowhere says so, in words that are not code', async ({ customer, house, trouble }) => {
  trouble.allow(/404/)
  await customer.goto(`${house.url}/o/${'x'.repeat(43)}`)
  await expect(customer.getByRole('heading', { level: 1, name: 'Deze link leidt nergens naartoe' })).toBeVisible()
  await expectAccessible(customer, 'a link that leads nowhere')
})
