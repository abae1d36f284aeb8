import type { OfferInput, OfferItemInput } from '@staffel/shared-api/contract'
import { readPdf } from '../../../documents/testing/read-pdf.ts'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { asTenant } from '../../../db/tenant-transaction.ts'
import { checkSeal, type SealState } from '../document/seal/check-seal.ts'
import type { ReadingDependencies } from '../document/read-offer.ts'
import { people } from '../save/testing/saved-offer.ts'
import { offerRepository as offers } from '../store/offer.repository.ts'
import { offerSettingsRepository as settings } from '../store/offer-settings.repository.ts'
import { publicVisits, signature } from './testing/public-visits.ts'

const own = ['Energie', 'Kleine order']

let app: TestApp
let short: number
let long: number
beforeAll(async () => {
  app = await createTestApp()
  const { db } = app.database
  await db.updateTable('surcharge_rule').set({ is_active: false }).execute()
  await db
    .insertInto('surcharge_rule')
    .values([
      { tenant_id: 1, kind: 'percentage', name_nl: 'Energie', name_en: 'Energy', percentage: 10 },
      {
        ...{ tenant_id: 1, kind: 'small_order', name_nl: 'Kleine order', name_en: 'Small order' },
        ...{ amount_cents: 1500, threshold_cents: 4000 },
      },
    ])
    .execute()
  const create = async (name: string, first: number, second: number) => {
    const pricingTiers = steps(first, second)
    const body = { name, priceUnit: 100 as const, tierGroup: 'OQ', orderMultiple: 100, pricingTiers }
    return (await app.as(people.manager).createProduct({ body })).product_id
  }
  short = await create('Schroef 40', 5, 4)
  long = await create('Schroef 50', 6, 5)
})
afterAll(() => app.close())

const steps = (first: number, second: number) => [
  { minQuantity: 1, maxQuantity: 999, unitPrice: first },
  { minQuantity: 1000, maxQuantity: null, unitPrice: second },
]
const { issue, opened, visitor, linkTo } = publicVisits(() => app)
const range = { least: 100, most: 5000 }
const items = (part: Partial<OfferItemInput> = {}): OfferItemInput[] => [
  { id: 'a', productId: short, description: 'Schroef 40', quantity: 400, openQuantity: range, ...part },
  { id: 'b', productId: long, description: 'Schroef 50', quantity: 400, openQuantity: range },
  { id: 'c', productId: null, description: 'Montage', quantity: 1, unitPrice: 30 },
]
const open = (part: Partial<OfferInput> = {}) => opened({ items: items(), ...part })
const fail = (): never => {
  throw new Error('missing')
}
/** What is issued holds its parties itself. */
const reading: ReadingDependencies = {
  offers,
  settings,
  parties: { documentCompany: fail, customer: fail, addCustomer: fail },
  productsById: () => Promise.resolve(new Map()),
  pricesOf: () => Promise.resolve([]),
  picturesOf: () => Promise.resolve(new Map()),
  now: () => new Date(),
}
const sealOf = (id: number): Promise<SealState> =>
  asTenant(app.database.db, { tenantId: 1 }, async (tx) => {
    const view = { organizationId: null, seesDrafts: true }
    return checkSeal(tx, (await offers.lockOffer(tx, { tenantId: 1 }, view, id)) ?? fail(), 1, reading)
  })
const staffView = async (id: number) => (await app.as(people.manager).getOffer.answer({ query: { id } })).body
const shown = (lines: readonly { id: string; quantity: number; unitPrice: number; total: number }[]) =>
  lines.map(({ id, quantity, unitPrice, total }) => [id.startsWith('sur:') ? 'sur' : id, quantity, unitPrice, total])

// 400 × 5 and 400 × 6 per 100, and 30: 74, a tenth on it, and 21 % on both.
const offered = [
  ['a', 400, 5, 20],
  ['b', 400, 6, 24],
  ['c', 1, 30, 30],
  ['sur', 1, 7.4, 7.4],
]
// Together 1,400: 40 + 20 + 30 = 90, 9 on it.
const wanted = [
  ['a', 1000, 4, 40],
  ['b', 400, 5, 20],
  ['c', 1, 30, 30],
  ['sur', 1, 9, 9],
]
const total = 119.79

test('the customer signs what the server reckons for other quantities, by the ladders of the day of issue', async () => {
  const { saved, page, offer, token } = await open()
  expect(shown(offer.items)).toEqual(offered)
  expect(offer.items[0]).toMatchObject({ openQuantity: range, frozen: { countedQuantity: 800, countedLines: 2 } })
  expect(offer.items[2]).not.toHaveProperty('frozen')
  expect(offer.surcharge_rules?.map(({ kind }) => kind)).toEqual(['percentage', 'small_order'])

  const { rev } = (await app.as(people.manager).getProduct.answer({ params: { id: short } })).body
  const dearer = [{ minQuantity: 1, maxQuantity: null, unitPrice: 99 }]
  const change = { name: 'Schroef 40', pricingTiers: dearer }
  const changed = await app.as(people.manager).updateProduct({ params: { id: short }, body: { rev, ...change } })
  const quantities = [{ id: 'a', quantity: 1000 }]
  const wrong = await page.accept(signature(offer, { quantities }))
  expect([wrong.status, wrong.body.code, wrong.body.details.total]).toEqual([409, 'OFFER_CHANGED', total])
  const accepted = await page.accept(signature(offer, { quantities, total }))
  expect([accepted.status, accepted.body.totals?.total]).toEqual([200, total])
  expect(shown(accepted.body.items)).toEqual(wanted)
  expect(accepted.body.items[0]).toMatchObject({ offeredQuantity: 400 })
  for (const item of accepted.body.items) expect(item).not.toHaveProperty('openQuantity')

  const staff = await staffView(saved.offer_id)
  expect(shown(staff.items)).toEqual(wanted)
  expect(staff).toMatchObject({ acceptance: { total }, totals: { total, subtotal: 99 } })
  const [row] = (await app.as(people.manager).listOffers.answer({ query: { filters: { search: saved.offer_nr } } }))
    .body
  expect(row).toMatchObject({ amount: total, amountExcl: 99 })
  const lines = (await app.as(people.manager).listOfferedLines.answer({ params: { id: short } })).body
  expect(lines.find(({ offer_id }) => offer_id === saved.offer_id)).toMatchObject({ quantity: 1000, unit_price: 4 })
  const pdf = await readPdf((await visitor(token).pdf()).bytes)
  expect(pdf.text).toMatch(/1\.000/)
  expect(pdf.text).toContain('119,79')
  expect(pdf.text).not.toContain('te kiezen')
  const back = { rev: changed.rev, name: 'Schroef 40', pricingTiers: steps(5, 4) }
  await app.as(people.manager).updateProduct({ params: { id: short }, body: back })
})

test('who takes back an acceptance that the seller recorded has the offer as it was sealed', async () => {
  const { saved, offer, token } = await open()
  const before = await staffView(saved.offer_id)
  const status = (body: object) =>
    app.as(people.manager).setOfferStatus.answer({ params: { id: saved.offer_id }, body: { version: 1, ...body } })
  const said = { status: 'accepted', accepted_by: 'Anna', channel: 'phone', quantities: [{ id: 'a', quantity: 1000 }] }
  const off = await status({ ...said, rev: before.rev, quantities: [{ id: 'a', quantity: 450 }] })
  expect([off.status, Object.keys(off.body.fields ?? {})]).toEqual([422, ['quantities.0.quantity']])
  const accepted = await status({ ...said, rev: before.rev })
  expect(shown(accepted.body.items)).toEqual(wanted)
  expect(accepted.body).toMatchObject({ acceptance: { total }, totals: { total } })
  expect(await sealOf(saved.offer_id)).toBe('holds')
  const undone = await status({ status: 'pending', rev: accepted.body.rev, reason: 'Vergissing' })
  expect(undone.status).toBe(200)
  const after = await staffView(saved.offer_id)
  expect([after.totals, after.items]).toEqual([before.totals, before.items])
  expect((await visitor(token).get()).body.totals).toEqual(offer.totals)
  const [row] = (await app.as(people.manager).listOffers.answer({ query: { filters: { search: saved.offer_nr } } }))
    .body
  expect(row).toMatchObject({ amount: before.totals.total })
})

test('surcharges come and go with the quantities, by the rules of the day of issue', async () => {
  const quantities = ['a', 'b'].map((id) => ({ id, quantity: 100 }))
  const { page, offer } = await open()
  const small = await open({ items: items().slice(0, 2) })
  await app.database.db.updateTable('surcharge_rule').set({ is_active: false }).execute()
  // 5 + 6 + 30 is no small order, and 5 + 6 is one.
  const refused = await page.accept(signature(offer, { quantities, total: 1 }))
  expect(refused.body.details.total).toBe(54.57)
  expect((await small.page.accept(signature(small.offer, { quantities, total: 1 }))).body.details.total).toBe(32.79)
  const accepted = await small.page.accept(signature(small.offer, { quantities, total: 32.79 }))
  expect(accepted.body.items.map(({ description, total: amount }) => [description, amount])).toEqual([
    ['Schroef 40', 5],
    ['Schroef 50', 6],
    ['Energie', 1.1],
    ['Kleine order', 15],
  ])
  await app.database.db.updateTable('surcharge_rule').set({ is_active: true }).where('name_nl', 'in', own).execute()
})

test('a surcharge that comes with the quantities is taxed as the customer was when the offer was issued', async () => {
  const body = { name: 'Bau GmbH', tax_regime: 'reverse_charge' } as const
  const { organization_id } = await app.as(people.manager).createOrganization({ body })
  const { saved, page, offer } = await open({ customer: { organization_id }, items: items().slice(0, 2) })
  expect(offer.surcharge_rules).toMatchObject(Array(2).fill({ taxRate: 0, taxLabel: 'Btw verlegd' }))
  const quantities = ['a', 'b'].map((id) => ({ id, quantity: 100 }))
  // 5 + 6, a tenth of it, and 15 for the small order.
  const accepted = await page.accept(signature(offer, { quantities, total: 27.1 }))
  expect([accepted.status, accepted.body.items]).toMatchObject([200, Array(4).fill({ taxRate: 0 })])
  const { items: agreed, totals } = await staffView(saved.offer_id)
  expect(agreed).toMatchObject(Array(4).fill({ taxRate: 0, taxLabel: 'Btw verlegd' }))
  expect(totals).toMatchObject({ tax: 0, total: 27.1, taxes: [{ rate: 0, label: 'Btw verlegd' }] })
})

test('what cannot be chosen is refused at its place, before the total is looked at', async () => {
  const { page, offer } = await open()
  const refusal = async (id: string, quantity: number) => {
    const answer = await page.accept(signature(offer, { quantities: [{ id, quantity }], total: 1 }))
    return [answer.status, answer.body.fields?.['quantities.0.quantity']]
  }
  expect(await refusal('a', 50)).toEqual([422, 'This is less than you can choose.'])
  expect(await refusal('a', 6000)).toEqual([422, 'This is more than you can choose.'])
  expect(await refusal('a', 450)).toEqual([422, 'This quantity does not fill its packages.'])
  expect(await refusal('c', 2)).toEqual([422, 'The quantity of this line is fixed.'])
  expect(await refusal('nobody', 2)).toEqual([422, 'The quantity of this line is fixed.'])
  expect((await refusal('a', 400))[0]).toBe(409)
})

test('a line that is chosen twice is refused: which of both was meant, nobody knows', async () => {
  const { page, offer } = await open()
  const twice = [400, 1000].map((quantity) => ({ id: 'a', quantity }))
  const answer = await page.accept(signature(offer, { quantities: twice, total }))
  expect([answer.status, answer.body.fields]).toEqual([422, { 'quantities.1.id': 'This line occurs twice.' }])
})

test('much of an option that is then left out makes nothing cheaper', async () => {
  const [first, second] = items()
  const { page, offer } = await open({
    items: [...(first ? [first] : []), ...(second ? [{ ...second, optional: true, selected: true }] : [])],
  })
  const choice = { quantities: [{ id: 'b', quantity: 5000 }], selected_optional: [] }
  const none = await page.accept(signature(offer, { selected_optional: [], total: 1 }))
  const much = await page.accept(signature(offer, { ...choice, total: 1 }))
  expect([none.body.code, much.body.code]).toEqual(['OFFER_CHANGED', 'OFFER_CHANGED'])
  expect(much.body.details.total).toBe(none.body.details.total)
  const accepted = await page.accept(signature(offer, { ...choice, total: none.body.details.total }))
  expect(accepted.status).toBe(200)
  expect(accepted.body.items.find(({ id }) => id === 'a')).toMatchObject({ quantity: 400, unitPrice: 5, total: 20 })
})

test('a link to a replaced version and one of another offer open nothing', async () => {
  const { saved, page, offer } = await open()
  const quantities = [{ id: 'a', quantity: 1000 }]
  await issue({ offer_id: saved.offer_id, rev: saved.rev, items: items() })
  const old = await page.accept(signature(offer, { quantities, total }))
  expect([old.status, old.body.code]).toEqual([409, 'VERSION_SUPERSEDED'])
  const other = await issue({ items: items({ openQuantity: null }) })
  const closed = await visitor(await linkTo(other.offer_id)).accept(signature(other, { quantities }))
  expect([closed.status, Object.keys(closed.body.fields ?? {})]).toEqual([422, ['quantities.0.quantity']])
})

test('a signed-in customer signs by the same rules', async () => {
  const saved = await issue({ items: items() })
  const sign = (part: object) =>
    app.as(people.user).signOffer.answer({ params: { id: saved.offer_id }, body: signature(saved, part) })
  expect((await sign({ quantities: [{ id: 'a', quantity: 450 }] })).status).toBe(422)
  expect((await sign({ quantities: [{ id: 'a', quantity: 1000 }] })).body.code).toBe('OFFER_CHANGED')
  const accepted = await sign({ quantities: [{ id: 'a', quantity: 1000 }], total })
  expect([accepted.status, accepted.body.totals.total]).toEqual([200, total])
  expect(shown(accepted.body.items)).toEqual(wanted)
  const [row] = (await app.as(people.user).listOffers.answer({ body: { filters: { search: saved.offer_nr } } })).body
  expect(row).toMatchObject({ amount: total })
})

test('a signed-in customer is told the ladders of lines that they choose the quantity of, as long as they do', async () => {
  const saved = await issue({ items: [...items(), { id: 'd', productId: long, description: 'Los', quantity: 100 }] })
  const seen = async (version?: number) => {
    const { body } = await app.as(people.user).getOffer.answer({ query: { id: saved.offer_id, version } })
    return { told: body.items.filter(({ frozen }) => frozen).map(({ id }) => id), rules: body.surcharge_rules?.length }
  }
  expect(await seen()).toEqual({ told: ['a', 'b'], rules: 2 })
  const next = await issue({ offer_id: saved.offer_id, rev: saved.rev, items: items() })
  expect(await seen(1)).toEqual({ told: [], rules: undefined })
  const signed = await app.as(people.user).signOffer.answer({ params: { id: saved.offer_id }, body: signature(next) })
  expect(signed.status).toBe(200)
  expect(await seen()).toEqual({ told: [], rules: undefined })
})

test('a range that gives no choice is not issued, and its end is named', async () => {
  const saving = (openQuantity: object) =>
    app.as(people.manager).saveOffer.answer({
      body: {
        offer: {
          ...{ title: 'Bereik', customer: { organization_id: 1001 }, intent: 'issue' },
          items: [{ id: 'a', productId: long, description: 'Schroef 50', quantity: 400, openQuantity }],
        },
      },
    })
  expect((await saving({ least: 500, most: 900 })).body).toMatchObject({
    code: 'VALIDATION',
    fields: { 'offer.items.0.openQuantity.least': 'The lowest quantity is above the quantity of the line.' },
  })
  expect((await saving({ least: 400, most: 450 })).body).toMatchObject({
    fields: { 'offer.items.0.openQuantity.most': 'There is nothing to choose between these quantities.' },
  })
})

test('the page behind the link has a place for every quantity that is open, and for every surcharge that may come', async () => {
  const { token } = await open()
  const html = (await app.http.inject({ url: `/o/${token}`, headers: { accept: 'text/html' } })).body
  expect(html.match(/data-dial="/g)).toHaveLength(2)
  expect(html).toContain('min="100" max="5000" step="100" value="400"')
  expect(html).toContain('staffel over 2 regels: 800 st · nog 200 tot')
})

test('a price that somebody set stays at every quantity, and no steps stand beside it that it does not follow', async () => {
  const { saved, token, page, offer } = await open({
    items: items({ unitPrice: 7, priceSource: 'manual', priceSticky: true }),
  })
  const portal = (await app.as(people.user).getOffer.answer({ query: { id: saved.offer_id } })).body
  expect(portal.items[0]?.frozen?.ladder).toEqual(offer.items[0]?.frozen?.ladder)
  const [byHand, tiered] = offer.items.map(({ frozen }) => frozen?.ladder)
  expect(byHand).toMatchObject({ staffels: [], base_unit_price: null, order_multiple: 100, tier_group: 'OQ' })
  expect(tiered?.staffels).toHaveLength(2)
  const html = (await app.http.inject({ url: `/o/${token}`, headers: { accept: 'text/html' } })).body
  expect([html.match(/data-dial="/g)?.length, html.match(/class="sf-page-ladder"/g)?.length]).toEqual([2, 1])
  // 1,000 × 7 and, as 1,400 count together, 400 × 5 per 100, and 30: 120, a tenth on it, and 21 % on both.
  const accepted = await page.accept(signature(offer, { quantities: [{ id: 'a', quantity: 1000 }], total: 159.72 }))
  expect([accepted.status, accepted.body.totals]).toMatchObject([200, { total: 159.72 }])
})
