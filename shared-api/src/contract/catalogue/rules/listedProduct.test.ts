import { listedProduct, type PriceListEntry, type PriceListOfCustomer } from './listedProduct.ts'

const product = {
  product_id: 7,
  product_group_id: 3,
  base_unit_price: 20,
  price_unit: 1 as const,
  staffels: [
    { minQuantity: 10, maxQuantity: 99, unitPrice: 15.15 },
    { minQuantity: 100, maxQuantity: null, unitPrice: null },
  ],
}
const moment = { day: '2026-06-15', currency: 'eur' }

const list = (id: number, part: Partial<PriceListOfCustomer> = {}): PriceListOfCustomer => ({
  id,
  name: `Lijst ${id}`,
  owner: 'organization',
  currency: 'eur',
  validFrom: '2026-01-01',
  validTill: null,
  ...part,
})
const entry = (of: PriceListOfCustomer, part: Partial<PriceListEntry> = {}): PriceListEntry => ({
  list: of,
  productId: 7,
  productGroupId: null,
  price: { base_unit_price: of.id, price_unit: 100, staffels: [] },
  ...part,
})
const ofGroup = { productId: null, productGroupId: 3 }
const winner = (...entries: PriceListEntry[]) => listedProduct(product, entries, moment).price_list?.id

describe('the list that a price is from', () => {
  it('is none where nobody has one: the product keeps its own ladder', () => {
    expect(listedProduct(product, [], moment)).toEqual(product)
  })

  it("is the customer's own before that of its group, however new that is", () => {
    expect(winner(entry(list(9, { owner: 'group', validFrom: '2026-06-01' })), entry(list(1)))).toBe(1)
  })

  it('is the one that began last, and of two that began together the one made last', () => {
    expect(winner(entry(list(2)), entry(list(1, { validFrom: '2026-02-01' })))).toBe(1)
    expect(winner(entry(list(1, { validFrom: '2026-02-01' })), entry(list(2)))).toBe(1)
    expect(winner(entry(list(1)), entry(list(2)))).toBe(2)
    expect(winner(entry(list(2)), entry(list(1)))).toBe(2)
  })

  it.each([
    ['2026-06-15', null, 1],
    ['2026-06-16', null, undefined],
    ['2026-01-01', '2026-06-15', 1],
    ['2026-01-01', '2026-06-14', undefined],
  ])('counts from %s till %s, both days included', (validFrom, validTill, id) => {
    expect(winner(entry(list(1, { validFrom, validTill })))).toBe(id)
  })

  it('has to be in the currency of the offer', () => {
    expect(winner(entry(list(2, { currency: 'usd' })), entry(list(1)))).toBe(1)
  })

  it('is passed over where it says nothing of the product', () => {
    expect(winner(entry(list(2), { productId: 8 }), entry(list(1, { owner: 'group' })))).toBe(1)
    expect(winner(entry(list(2), { productId: null, productGroupId: 4 }))).toBeUndefined()
    const { product_group_id: _, ...alone } = product
    expect(
      listedProduct({ ...alone, product_group_id: null }, [entry(list(2), ofGroup)], moment).price_list,
    ).toBeUndefined()
  })

  it("has the product's entry before that of its product group, within a list and not across lists", () => {
    const both = [entry(list(1), { ...ofGroup, price: { discountPct: 10 } }), entry(list(1))]
    expect(listedProduct(product, both, moment)).toMatchObject({ base_unit_price: 1, price_unit: 100 })
    expect(listedProduct(product, both.toReversed(), moment)).toMatchObject({ base_unit_price: 1, price_unit: 100 })
    expect(winner(entry(list(1)), entry(list(2), ofGroup))).toBe(2)
  })
})

describe('the price of a list', () => {
  it('is a ladder of its own, with a price unit of its own', () => {
    const price = {
      base_unit_price: 9,
      price_unit: 10,
      staffels: [{ minQuantity: 5, maxQuantity: null, unitPrice: 8 }],
    }
    const own: PriceListEntry = { ...entry(list(1)), price: { ...price, price_unit: 10 } }
    expect(listedProduct(product, [own], moment)).toEqual({
      ...product,
      ...price,
      price_list: { id: 1, name: 'Lijst 1' },
    })
  })

  it.each([
    [0, 20, 15.15],
    [10, 18, 13.64],
    [33.33, 13.33, 10.1],
    [100, 0, 0],
  ])('is %d % off the base price and every tier, to the cent', (discountPct, base, first) => {
    const listed = listedProduct(product, [entry(list(1), { price: { discountPct } })], moment)
    expect(listed).toMatchObject({ base_unit_price: base, price_unit: 1 })
    expect(listed.staffels.map(({ unitPrice }) => unitPrice)).toEqual([first, null])
  })

  it('stays on request where the product is', () => {
    const onRequest = { ...product, base_unit_price: null }
    const listed = listedProduct(onRequest, [entry(list(1), { price: { discountPct: 10 } })], moment)
    expect(listed.base_unit_price).toBeNull()
  })
})

test.each([
  [1, 0.06, 100, 6],
  [1, null, 100, null],
  [1000, 3.1, 100, 0.31],
  [1000, 3.1, 1, null],
  [10, 4, 10, 4],
] as const)('of a product per %p that costs %p, a list per %p says that it costs %p', (of, cost_price, unit, costs) => {
  const prices = { base_unit_price: 9, price_unit: unit, staffels: [] }
  const listed = listedProduct({ ...product, price_unit: of, cost_price }, [entry(list(1), { price: prices })], moment)
  expect(listed).toMatchObject({ price_unit: unit, cost_price: costs })
})

test('of a product whose cost is not told, a list does not tell it', () => {
  expect(listedProduct(product, [entry(list(1))], moment)).not.toHaveProperty('cost_price')
})
