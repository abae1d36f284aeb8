import type { OfferInput, TaxRegime } from '@staffel/shared-api/contract'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'

const manager = 'manager@staffel.example'

let app: TestApp
let tile: number
beforeAll(async () => {
  app = await createTestApp()
  await app.database.db.updateTable('surcharge_rule').set({ is_active: false }).execute()
  tile = (await app.as(manager).createProduct({ body: { name: 'Tegel', baseUnitPrice: 10, vatRate: 9 } })).product_id
})
afterAll(() => app.close())

const customer = async (name: string, tax_regime?: TaxRegime) =>
  (await app.as(manager).createOrganization({ body: { name, ...(tax_regime && { tax_regime }) } })).organization_id

const save = async (part: Partial<OfferInput>) => {
  const { body } = await app.as(manager).saveOffer.answer({ body: { offer: { title: 'Vloer', ...part } } })
  const saved = body[0] ?? fail(JSON.stringify(body))
  const { items, totals } = (await app.as(manager).getOffer.answer({ query: { id: saved.offer_id } })).body
  return { ...saved, totals, taxes: items.map(({ taxRate, taxLabel }) => taxLabel ?? taxRate) }
}
const fail = (message: string): never => {
  throw new Error(message)
}
const text = { id: 'b', productId: null, description: 'Leggen', quantity: 1, unitPrice: 50 }
const items = () => [{ id: 'a', productId: tile, description: 'Tegel', quantity: 2 }, text]

test("a new line has the customer's regime before the rate of its product, and that before the tenant's", async () => {
  const taxesFor = async (regime?: TaxRegime) => {
    const organization_id = await customer(`Klant ${regime ?? 'gewoon'}`, regime)
    return (await save({ customer: { organization_id }, items: items() })).taxes
  }
  expect(await taxesFor()).toEqual([9, 21])
  expect(await taxesFor('domestic')).toEqual([9, 21])
  expect(await taxesFor('reverse_charge')).toEqual(['Btw verlegd', 'Btw verlegd'])
  expect(await taxesFor('export')).toEqual([0, 0])
})

test('what was said by hand stays, also when the offer is for another customer', async () => {
  const abroad = await customer('Bau GmbH', 'reverse_charge')
  const first = await save({
    customer: { organization_id: abroad },
    items: [...items(), { ...text, id: 'c', taxRate: 21 }, { ...text, id: 'd', taxRate: 0, taxLabel: 'Vrijgesteld' }],
  })
  expect(first.taxes).toEqual(['Btw verlegd', 'Btw verlegd', 21, 'Vrijgesteld'])
  const { offer_id, rev } = first
  const other = await save({
    offer_id,
    rev,
    customer: { organization_id: 1001 },
    items: [...items(), { ...text, id: 'n' }],
  })
  expect(other.taxes).toEqual(['Btw verlegd', 'Btw verlegd', 21])
})

test('a customer that is made with the offer is taxed by its regime, and so are surcharges', async () => {
  const { id } = await app.database.db
    .insertInto('surcharge_rule')
    .values({ tenant_id: 1, kind: 'fixed', name_nl: 'Vracht', name_en: 'Freight', amount_cents: 2500, position: 99 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const made = await save({ customer: { new: { name: 'Export Ltd', tax_regime: 'export' } }, items: [text] })
  expect(made.taxes).toEqual([0, 0])
  expect(made.totals).toMatchObject({ subtotal: 75, tax: 0, total: 75 })
  await app.database.db.updateTable('surcharge_rule').set({ is_active: false }).where('id', '=', id).execute()
})

test('the choice of customers says which of them is taxed otherwise', async () => {
  const id = await customer('Beton SA', 'reverse_charge')
  const { body } = await app.as(manager).listOrganizations.answer({ query: {} })
  expect(body.find((organization) => organization.id === id)).toMatchObject({ tax_regime: 'reverse_charge' })
  expect(body.find((organization) => organization.id === 1001)).not.toHaveProperty('tax_regime')
})

describe('how a customer is taxed', () => {
  const user = 'user@staffel.example'
  const set = (organization_id: number, tax_regime: TaxRegime, email = manager) =>
    app.as(email).setTaxRegime.answer({ body: { organization_id, tax_regime } })

  test('is set by its management, and is so for new lines; those that stand stay as they are', async () => {
    const id = await customer('Wissel BV')
    const { offer_id, rev } = await save({ customer: { organization_id: id }, items: items() })
    expect((await set(id, 'reverse_charge')).status).toBe(204)
    const more = [...items(), { ...text, id: 'n' }]
    const later = await save({ offer_id, rev, customer: { organization_id: id }, items: more })
    expect(later.taxes).toEqual([9, 21, 'Btw verlegd'])
    const { action, detail } = await app.database.db
      .selectFrom('activity')
      .select(['action', 'detail'])
      .orderBy('id', 'desc')
      .where('entity', '=', 'organization')
      .executeTakeFirstOrThrow()
    expect([action, detail]).toEqual(['organization.tax_regime', { tax_regime: 'reverse_charge' }])
    expect((await set(id, 'domestic')).status).toBe(204)
    expect((await save({ customer: { organization_id: id }, items: items() })).taxes).toEqual([9, 21])
  })

  test('is not for everybody to say, nor of a customer that is not there', async () => {
    expect((await set(1001, 'export', user)).status).toBe(403)
    expect((await set(424_242, 'export')).status).toBe(404)
  })
})

describe('a duplicate', () => {
  const duplicate = async (offer_id: number, body: { organization_id?: number; reprice?: boolean } = {}) => {
    const [copy] = await app.as(manager).duplicateOffer({ params: { id: String(offer_id) }, body })
    const { items, totals } = (await app.as(manager).getOffer.answer({ query: { id: copy?.offer_id ?? 0 } })).body
    return { retaxed: copy?.retaxed, totals, taxes: items.map(({ taxRate, taxLabel }) => taxLabel ?? taxRate) }
  }
  const byHand = () => ({ ...text, id: 'c', taxRate: 0, taxLabel: 'Vrijgesteld' })

  test.each([false, true])('is taxed as the customer is whom it is for, and says so; reprice: %p', async (reprice) => {
    const [home, abroad, far] = [
      await customer(`Thuis ${String(reprice)}`),
      await customer(`Grens ${String(reprice)}`, 'reverse_charge'),
      await customer(`Ver ${String(reprice)}`, 'export'),
    ]
    const first = await save({ customer: { organization_id: home }, items: [...items(), byHand()] })
    const reversed = await duplicate(first.offer_id, { organization_id: abroad, reprice })
    expect(reversed.taxes).toEqual(['Btw verlegd', 'Btw verlegd', 'Vrijgesteld'])
    expect(reversed.retaxed).toEqual({ regime: 'reverse_charge', lines: 2 })
    expect(reversed.totals).toMatchObject({ subtotal: 120, tax: 0 })

    const over = await save({ customer: { organization_id: abroad }, items: [...items(), byHand()] })
    const back = await duplicate(over.offer_id, { organization_id: home, reprice })
    expect([back.taxes, back.retaxed]).toEqual([[9, 21, 'Vrijgesteld'], { regime: 'domestic', lines: 2 }])
    expect((await duplicate(over.offer_id, { organization_id: far, reprice })).taxes).toEqual([0, 0, 'Vrijgesteld'])
  })

  test('for the same customer keeps what stands there, and follows what was said of the customer since', async () => {
    const id = await customer('Later BV')
    const first = await save({ customer: { organization_id: id }, items: [...items(), byHand()] })
    expect(await duplicate(first.offer_id)).toMatchObject({ taxes: [9, 21, 'Vrijgesteld'], retaxed: undefined })
    await app.database.db.updateTable('organization').set({ tax_regime: 'export' }).where('id', '=', id).execute()
    expect((await duplicate(first.offer_id)).taxes).toEqual([0, 0, 'Vrijgesteld'])
    const mixed = await save({
      customer: { organization_id: id },
      items: [...items(), { ...text, id: 'c', taxRate: 21 }],
    })
    expect(await duplicate(mixed.offer_id)).toMatchObject({ taxes: [0, 0, 21], retaxed: undefined })
  })

  test('has its surcharges taxed along', async () => {
    const rule = { tenant_id: 1, kind: 'fixed' as const, name_nl: 'Order', name_en: 'Order', position: 98 }
    const { id } = await app.database.db
      .insertInto('surcharge_rule')
      .values({ ...rule, amount_cents: 1000, tax_rate: 9 })
      .returning('id')
      .executeTakeFirstOrThrow()
    const abroad = await customer('Zuschlag GmbH', 'reverse_charge')
    const first = await save({ customer: { organization_id: 1001 }, items: [text] })
    expect(first.taxes).toEqual([21, 9])
    const copy = await duplicate(first.offer_id, { organization_id: abroad })
    expect(copy).toMatchObject({ taxes: ['Btw verlegd', 'Btw verlegd'], retaxed: { lines: 1 } })
    await app.as(manager).setTaxRegime({ body: { organization_id: 1001, tax_regime: 'export' } })
    for (const reprice of [false, true])
      expect(await duplicate(first.offer_id, { reprice })).toMatchObject({ taxes: [0, 0], retaxed: { lines: 1 } })
    await app.as(manager).setTaxRegime({ body: { organization_id: 1001, tax_regime: 'domestic' } })
    await app.database.db.updateTable('surcharge_rule').set({ is_active: false }).where('id', '=', id).execute()
  })
})
