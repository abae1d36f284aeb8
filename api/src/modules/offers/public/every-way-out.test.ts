import type { OfferItemInput } from '@staffel/shared-api/contract'
import { readPdf } from '../../../documents/testing/read-pdf.ts'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { people } from '../save/testing/saved-offer.ts'
import { publicVisits, signature } from './testing/public-visits.ts'

const customer = 1001

let app: TestApp
let own: number
let reduced: number
beforeAll(async () => {
  app = await createTestApp()
  const { db } = app.database
  await db.updateTable('surcharge_rule').set({ is_active: false }).execute()
  await db
    .insertInto('surcharge_rule')
    .values({ tenant_id: 1, kind: 'percentage', name_nl: 'Energie', name_en: 'Energy', percentage: 3.33 })
    .execute()
  const create = async (name: string) => {
    const body = { name, tierGroup: 'EWO', priceUnit: 100 as const, pricingTiers: steps(7.55, 6.35) }
    return (await app.as(people.manager).createProduct({ body })).product_id
  }
  own = await create('Anker 10')
  reduced = await create('Anker 12')
  const ladder = { base_unit_price: 9, price_unit: 100 as const, staffels: steps(5.55, 4.45) }
  const entries = [
    { product_id: own, ...ladder },
    { product_id: reduced, discount_pct: 12.5 },
  ]
  await app.as(people.manager).createPriceList({
    body: { name: 'Jaarafspraak', organization_id: customer, valid_from: '2026-01-01', currency: 'eur', entries },
  })
})
afterAll(() => app.close())

const steps = (first: number, second: number) => [
  { minQuantity: 1, maxQuantity: 999, unitPrice: first },
  { minQuantity: 1000, maxQuantity: null, unitPrice: second },
]
const { linkTo, visitor } = publicVisits(() => app)
const openQuantity = { least: 100, most: 5000 }
const items = (): OfferItemInput[] => [
  { id: 'a', productId: own, description: 'Anker 10', quantity: 400, discountPct: 10, openQuantity },
  { id: 'b', productId: reduced, description: 'Anker 12', quantity: 500, openQuantity },
  { id: 'c', productId: null, description: 'Montage', quantity: 1, unitPrice: 30, optional: true, selected: false },
]
const manager = () => app.as(people.manager)
const wonNow = async () => (await manager().getDashboardStats({ query: {} })).outcomes.won.value_excl_vat

/** Subtotal and total, wherever somebody of the seller or of the customer reads them. */
async function everyWayOut({ id, token, request }: { id: number; token: string; request: number }) {
  const { offer_nr, totals, items: lines } = (await manager().getOffer.answer({ query: { id } })).body
  const search = { filters: { search: offer_nr } }
  const [row] = (await manager().listOffers.answer({ query: search })).body
  const [version] = await manager().listOfferVersions({ params: { offerId: String(id) } })
  const file = await manager().exportOffers.answer({ query: { format: 'csv', ...search } })
  const told = visitor(token)
  const seen = (await told.get()).body
  const html = (await app.http.inject({ url: `/o/${token}`, headers: { accept: 'text/html' } })).body
  const { text } = await readPdf((await told.pdf()).bytes)
  const desk = await manager().getQuoteRequest({ params: { id: String(request) } })
  const printed = (amount: number) => amount.toFixed(2).replace('.', ',')
  return {
    document: totals,
    sum: lines.filter(({ optional, selected }) => !optional || selected).reduce((sum, { total }) => sum + total, 0),
    list: [row?.amountExcl, row?.amount],
    version: version?.total,
    file: file.bytes.toString().includes(`;${printed(totals.subtotal)};${printed(totals.total)};`),
    customer: seen.totals,
    page: html.includes(printed(totals.total)),
    pdf: [totals.subtotal, totals.total, ...lines.map(({ total }) => total)].every((sum) =>
      text.includes(printed(sum)),
    ),
    desk: desk.offer?.subtotal,
  }
}

const same = (subtotal: number, total: number) => ({
  document: expect.objectContaining({ subtotal, total }),
  sum: expect.closeTo(subtotal, 5),
  list: [subtotal, total],
  version: total,
  file: true,
  customer: expect.objectContaining({ subtotal, total }),
  page: true,
  pdf: true,
  desk: subtotal,
})

test('an offer amounts to the same wherever it is read, and so does what its customer made of it', async () => {
  const request = (await manager().listQuoteRequests({ body: {} })).items[0]?.id ?? 0
  const body = { organization_id: customer, force: true }
  const [made] = await manager().createOfferFromRequest({ params: { id: String(request) }, body })
  const id = made?.offer_id ?? 0
  const { rev } = (await manager().getOffer.answer({ query: { id } })).body
  const quoted = await manager().calculateOfferSurcharges({
    body: { offerJson: { offerId: id, tenantId: 1, organizationId: customer, items: items() } },
  })
  // 400 × 5.55 less a tenth, 500 × 6.61 per 100, and 3.33 % on both.
  expect(quoted.items.at(-1)).toMatchObject({ total: 1.77 })
  const draft = { offer_id: id, rev, discount: null, items: items() }
  const [issued] = await manager().saveOffer({ body: { offer: { ...draft, intent: 'issue' } } })
  expect(issued?.totals).toMatchObject({ subtotal: 54.8, total: 66.31 })
  const token = await linkTo(id)
  const ways = { id, token, request }
  expect(await everyWayOut(ways)).toEqual(same(54.8, 66.31))
  expect(await manager().getOfferPriceChanges({ params: { id: String(id) } })).toEqual({ lines: [], difference: 0 })

  const won = await wonNow()
  const chosen = { quantities: [{ id: 'a', quantity: 700 }], selected_optional: ['c'], total: 106.12 }
  const accepted = await visitor(token).accept(signature((await visitor(token).get()).body, chosen))
  expect([accepted.status, accepted.body.totals]).toMatchObject([200, { subtotal: 87.7, total: 106.12 }])
  expect(await everyWayOut(ways)).toEqual(same(87.7, 106.12))
  expect((await wonNow()) - won).toBeCloseTo(87.7, 5)
  const [signed] = await app.database.db
    .selectFrom('offer_signature')
    .select('total_cents')
    .where('offer_id', '=', id)
    .execute()
  expect(signed).toEqual({ total_cents: 10612 })
  const copied = async (reprice: boolean) =>
    (await manager().duplicateOffer({ params: { id: String(id) }, body: { reprice } }))[0]?.totals
  expect(await copied(false)).toMatchObject({ subtotal: 87.7, total: 106.12 })
  // A new offer charges for the option that is in it by then: 3.33 % of 30 more.
  expect(await copied(true)).toMatchObject({ subtotal: 88.7, total: 107.33 })
})
