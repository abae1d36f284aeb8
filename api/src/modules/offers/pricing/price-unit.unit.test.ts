import { input, priced, stored, text } from './testing/priced-lines.ts'
import { sampleLine, sampleProduct } from './testing/sample-lines.ts'

describe('a price for so many', () => {
  const hundred = sampleProduct({ price_unit: 100, base_unit_price: 6.95, staffels: [] })
  const catalogue = [hundred]
  const byHand = { unitPrice: 6, priceUnit: 100, priceSource: 'manual', priceSticky: true } as const

  it("is the product's, and divides what a line amounts to", () => {
    expect(priced(input({ quantity: 250 }), { catalogue })).toMatchObject({
      unitPrice: 6.95,
      priceUnit: 100,
      listPrice: 6.95,
      total: 17.38,
    })
  })

  it('is for one where a line of text does not say it', () => {
    expect(priced(text({ quantity: 3, unitPrice: 5 }))).toMatchObject({ priceUnit: 1, total: 15 })
    expect(priced(text({ quantity: 3, unitPrice: 5, priceUnit: 10 }))).toMatchObject({ priceUnit: 10, total: 1.5 })
  })

  it('stays with a stored line where it is left out', () => {
    const before = sampleLine({ unitPrice: 5, priceUnit: 10, priceSource: 'manual', priceSticky: true })
    expect(priced(text({ quantity: 3, unitPrice: 4 }), { before })).toMatchObject({ unitPrice: 4, priceUnit: 10 })
  })

  it('may be said by hand only with the price, by whoever may set prices', () => {
    const item = input({ quantity: 10, unitPrice: 0.08, priceUnit: 1, priceSource: 'manual' })
    expect(priced(item, { catalogue })).toMatchObject({ unitPrice: 0.08, priceUnit: 1, listPrice: 0.07, total: 0.8 })
    expect(priced(item, { catalogue, staff: false })).toMatchObject({ unitPrice: 6.95, priceUnit: 100, total: 0.7 })
    expect(priced(input({ quantity: 10, priceUnit: 1 }), { catalogue })).toMatchObject({
      unitPrice: 6.95,
      priceUnit: 100,
    })
  })

  it("that says the same otherwise is nobody's own", () => {
    expect(priced(input({ unitPrice: 69.5, priceUnit: 1000 }), { catalogue })).toMatchObject({
      unitPrice: 6.95,
      priceUnit: 100,
      priceSource: 'base',
    })
  })

  it('holds with a price that sticks when the catalogue prices by another unit', () => {
    const before = stored({ ...byHand, quantity: 10 })
    const now = [sampleProduct({ price_unit: 1000, base_unit_price: 70, staffels: [] })]
    expect(priced(input({ quantity: 1000 }), { before, catalogue: now })).toMatchObject({
      ...byHand,
      listPrice: 7,
      total: 60,
    })
  })

  it('is kept of a product that has left the catalogue', () => {
    const before = stored({ unitPrice: 6, priceUnit: 100, listPrice: 6.95, quantity: 10 })
    expect(priced(input({ quantity: 10, priceUnit: 1 }), { before, catalogue: [] })).toMatchObject({
      unitPrice: 6,
      priceUnit: 100,
      listPrice: 6.95,
    })
  })
})

describe('a price that is sent without its source', () => {
  const before = stored({ quantity: 5, unitPrice: 9, priceSource: 'manual', priceSticky: false })

  it("is nobody's own when it is only what was stored", () => {
    const tier = stored({ quantity: 5, unitPrice: 11, priceSource: 'tier' })
    expect(priced(input({ quantity: 15, unitPrice: 11 }), { before: tier })).toMatchObject({
      unitPrice: 10,
      priceSource: 'tier',
    })
  })

  it('stays by hand where it was, until the quantity of the line changes', () => {
    expect(priced(input({ quantity: 5, unitPrice: 9 }), { before })).toMatchObject({
      unitPrice: 9,
      priceSource: 'manual',
    })
    expect(priced(input({ quantity: 6, unitPrice: 9 }), { before })).toMatchObject({
      unitPrice: 10,
      priceSource: 'tier',
    })
  })
})
