import type { OfferInput, OfferSettingsInput } from '@staffel/shared-api/contract'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { fitting, people, savedOffer } from './testing/saved-offer.ts'

const { manager } = people
const [english, silent] = [1001, 1002]

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  const known = (id: number, facts: { language: 'en' | null; payment_term_days: number | null }) =>
    app.database.db.updateTable('organization').set(facts).where('id', '=', id).execute()
  await known(english, { language: 'en', payment_term_days: 60 })
  await known(silent, { language: null, payment_term_days: null })
  const { tenant_id: _t, next_sequence: _n, ...settings } = await app.as(manager).getOfferSettings()
  const body: OfferSettingsInput = { ...settings, payment_terms_days: 21, terms_nl: 'Voorwaarden', terms_en: 'Terms' }
  await app.as(manager).saveOfferSettings({ body })
})
afterAll(() => app.close())

const read = (id: number) => app.as(manager).getOffer({ query: { id: String(id) } })
const save = async (offer: OfferInput) => read((await savedOffer(app, offer)).offer_id)
const of = (organization_id: number) => ({ customer: { organization_id } })

test('a new offer begins with the language and the payment term of its customer, else with those of the seller', async () => {
  expect(await save(of(english))).toMatchObject({
    ...{ language: 'en', payment_term_days: 60, terms: 'Terms' },
    title: expect.stringMatching(/^Offer /),
  })
  expect(await save(of(silent))).toMatchObject({ language: 'nl', payment_term_days: 21, terms: 'Voorwaarden' })
  expect(await save({ title: 'Voor niemand' })).toMatchObject({ language: 'nl', payment_term_days: 21 })
  const said = { language: 'nl' as const, payment_term_days: null }
  expect(await save({ ...of(english), ...said })).toMatchObject({ ...said, terms: 'Voorwaarden' })
})

test('what is said of the term stays with the customer that it was said to', async () => {
  const first = await save({ ...of(english), payment_term_days: 8, items: [fitting()] })
  const { offer_id, rev } = first
  const kept = await save({ offer_id, rev, notes: 'Later' })
  expect(kept.payment_term_days).toBe(8)
  const same = await app.as(manager).duplicateOffer({ params: { id: String(offer_id) }, body: {} })
  const other = await app
    .as(manager)
    .duplicateOffer({ params: { id: String(offer_id) }, body: { organization_id: silent } })
  const terms = await Promise.all(
    [same, other].map(async ([copy]) => (await read(copy?.offer_id ?? 0)).payment_term_days),
  )
  expect(terms).toEqual([8, 21])
  expect((await save({ offer_id, rev: kept.rev, ...of(silent) })).payment_term_days).toBe(21)
  const unsaid = await save({ title: 'Nog niemand' })
  expect((await save({ offer_id: unsaid.offer_id, rev: unsaid.rev, ...of(english) })).payment_term_days).toBe(60)
})

test('the term is on what the customer reads, and named among what changed', async () => {
  const issued = await save({ ...of(english), intent: 'issue', items: [fitting()] })
  const { offer_id, rev } = issued
  const { url } = await app.as(manager).createOfferLink({ params: { id: String(offer_id) }, body: {} })
  const token = new URL(url ?? '').pathname.split('/')[2] ?? ''
  expect(await app.as(null).getPublicOffer({ params: { token } })).toMatchObject({ payment_term_days: 60 })
  await save({ offer_id, rev, payment_term_days: 1 })
  const { texts } = await app
    .as(manager)
    .diffOfferVersions({ params: { offerId: String(offer_id) }, query: { from: 1, to: 2 } })
  expect(texts).toEqual([{ field: 'payment_term_days', from: '60', to: '1' }])
})
