import type { OfferItemInput, Product } from '@staffel/shared-api/contract'
import { isSurcharge, lineProblems, withKeptDecimals } from './price-lines.ts'
import { input, priced, stored, text, type Circumstances } from './testing/priced-lines.ts'
import { sampleLine, sampleProduct } from './testing/sample-lines.ts'

describe('what a line has besides its price', () => {
  it('is the standard where nobody said anything', () => {
    expect(priced(input({ description: ' Balk ' }))).toEqual({
      key: 'a',
      kind: 'item',
      productId: 7,
      variantCode: null,
      description: 'Balk',
      quantity: 1,
      unitPrice: 10,
      priceUnit: 1,
      listPrice: 10,
      cost: null,
      discountPct: 0,
      total: 10,
      taxRate: 21,
      taxLabel: null,
      priceSource: 'tier',
      priceListName: null,
      priceSticky: false,
      usedStaffelId: 1,
      optional: false,
      selected: true,
      propertyValues: [{ propertyType: 'Lengte', value: '2400 mm' }],
      overridden: false,
      toConfirm: null,
      frozen: null,
      openQuantity: null,
      picture: null,
    })
  })

  it('is taxed as its product is, unless somebody says otherwise', () => {
    const catalogue = [sampleProduct({ vat_rate: 9 })]
    expect(priced(input(), { catalogue })?.taxRate).toBe(9)
    expect(priced(input({ taxRate: 21 }), { catalogue })?.taxRate).toBe(21)
    expect(priced(input({ taxRate: 21 }), { catalogue, staff: false })?.taxRate).toBe(9)
    expect(priced(input(), { catalogue, before: stored({ taxRate: 0 }) })?.taxRate).toBe(0)
  })

  it('is what was stored where nobody says otherwise', () => {
    const before = stored({ discountPct: 5, taxRate: 9, optional: true, selected: false })
    expect(priced(input(), { before })).toMatchObject({ discountPct: 5, taxRate: 9, optional: true, selected: false })
    expect(priced(input({ discountPct: 0, taxRate: 0, optional: false, selected: true }), { before })).toMatchObject({
      discountPct: 0,
      taxRate: 0,
      optional: false,
      selected: true,
    })
    expect(priced(input({ optional: true, selected: false }))).toMatchObject({ optional: true, selected: false })
  })

  it('keeps nothing of another product from who may not set prices', () => {
    const given = { discountPct: 100, taxRate: 0, taxLabel: 'Vrijgesteld', openQuantity: { least: 1, most: 5 } }
    const before = stored({ ...given, productId: 8, unitPrice: 1 })
    const usual = { unitPrice: 10, discountPct: 0, taxRate: 21, taxLabel: null, openQuantity: null }
    expect(priced(input(), { before, staff: false })).toMatchObject(usual)
    expect(priced(input(), { before })).toMatchObject(given)
    expect(priced(text(), { before, staff: false })).toMatchObject({ unitPrice: 0, priceSource: 'request' })
  })

  it('has a word in place of tax only where there is no tax, from who may set it', () => {
    const label = (part: Partial<OfferItemInput>, circumstances: Circumstances = {}) =>
      priced(input(part), circumstances)?.taxLabel
    expect(label({ taxRate: 0, taxLabel: ' Verlegd ' })).toBe('Verlegd')
    expect(label({ taxRate: 0, taxLabel: ' ' })).toBeNull()
    expect(label({ taxRate: 0 })).toBeNull()
    expect(label({ taxRate: 9, taxLabel: 'Verlegd' })).toBeNull()
    const before = stored({ taxRate: 0, taxLabel: 'Vrijgesteld' })
    expect(label({ taxLabel: 'Verlegd' }, { before, staff: false })).toBe('Vrijgesteld')
    expect(label({}, { before })).toBe('Vrijgesteld')
    expect(label({ taxLabel: '' }, { before })).toBeNull()
  })

  it('keeps the decimals that are shown, of what was sent alone', () => {
    expect(withKeptDecimals(input({ quantity: 1.0005 }))).toEqual(input({ quantity: 1.001 }))
    expect(withKeptDecimals(input({ discountPct: 1.005, taxRate: 1.005 }))).toMatchObject({
      discountPct: 1.01,
      taxRate: 1.01,
    })
  })
})

describe('what is to be confirmed', () => {
  const before = stored({ toConfirm: 'match' })

  it('stays until somebody says so', () => {
    expect(priced(input(), { before })?.toConfirm).toBe('match')
    expect(priced(input({ toConfirm: null }), { before })?.toConfirm).toBeNull()
    expect(priced(input({ toConfirm: 'unit' }))?.toConfirm).toBe('unit')
  })

  it('is settled by another product', () => {
    expect(priced(input(), { before: { ...before, productId: 8 } })?.toConfirm).toBeNull()
    expect(priced(text(), { before })?.toConfirm).toBeNull()
  })

  it('is nothing of a section', () => {
    expect(priced(text({ kind: 'section', toConfirm: 'match' }))?.toConfirm).toBeNull()
  })
})

describe('sections and texts', () => {
  it.each(['section', 'text'] as const)('a %s has no amount, whatever is sent', (kind) => {
    expect(priced(input({ kind, quantity: 5, unitPrice: 3, discountPct: 10 }))).toMatchObject({
      kind,
      productId: null,
      quantity: 0,
      discountPct: 0,
      unitPrice: 0,
      priceUnit: 1,
      listPrice: null,
      priceSource: 'base',
      priceSticky: false,
      usedStaffelId: null,
      total: 0,
    })
  })
})

describe('a price by hand', () => {
  it('is one that is named so, or is to stay', () => {
    expect(priced(input({ unitPrice: 10, priceSource: 'manual' }))).toMatchObject({ priceSource: 'manual' })
    expect(priced(input({ unitPrice: 8, priceSource: 'tier', priceSticky: true }))).toMatchObject({
      unitPrice: 8,
      priceSource: 'manual',
      priceSticky: true,
    })
    expect(priced(input({ unitPrice: 8, priceSource: 'tier', priceSticky: false }))).toMatchObject({
      unitPrice: 10,
      priceSource: 'tier',
    })
  })

  it('is not one that was sent for no pieces, of which the catalogue has no price', () => {
    expect(priced(input({ quantity: 0, unitPrice: 8 }))).toMatchObject({ unitPrice: 0, priceSource: 'base' })
  })

  it('stays with the line or not as it was, unless who may says otherwise', () => {
    const before = stored({ unitPrice: 8, priceSource: 'manual', priceSticky: true })
    expect(priced(input(), { before })).toMatchObject({ unitPrice: 8, priceSticky: true })
    expect(priced(input({ unitPrice: 8, priceSource: 'manual', priceSticky: false }), { before })).toMatchObject({
      priceSticky: false,
    })
    expect(priced(input({ priceSticky: false }), { before, staff: false })).toMatchObject({ priceSticky: true })
    expect(priced(input({ unitPrice: 8, priceSource: 'manual' }))).toMatchObject({ priceSticky: false })
  })

  it('is not kept where the tiers’ price stood', () => {
    const before = stored({ unitPrice: 8, priceSource: 'tier', priceSticky: true })
    expect(priced(input(), { before })).toMatchObject({ unitPrice: 10, priceSource: 'tier' })
  })

  it('is compared with the price of the variant', () => {
    const tier = { variantCode: 'RAL', minQuantity: 1, maxQuantity: null, staffelId: 2, unitPrice: 14 }
    const catalogue = [sampleProduct({ staffels: [...sampleProduct().staffels, tier] })]
    expect(priced(input({ variantCode: 'RAL' }), { catalogue })).toMatchObject({
      variantCode: 'RAL',
      unitPrice: 14,
      usedStaffelId: 2,
    })
  })
})

describe('free text', () => {
  it('keeps its price where none is sent, and is on request without one', () => {
    const before = sampleLine({ unitPrice: 8 })
    expect(priced(text(), { before })).toMatchObject({ unitPrice: 8, priceSource: 'manual', priceSticky: true })
    expect(priced(text())).toMatchObject({ unitPrice: 0, priceSource: 'request', priceSticky: false, listPrice: null })
  })
})

describe('a product that left the catalogue', () => {
  const catalogue: Product[] = []
  const before = stored({ unitPrice: 8, listPrice: 9, priceSource: 'tier', priceSticky: false, usedStaffelId: 3 })

  it('has the price that somebody sets by hand and may', () => {
    const byHand = input({ unitPrice: 7.005, priceSource: 'manual', priceSticky: true })
    expect(priced(byHand, { catalogue, before })).toMatchObject({
      unitPrice: 7.01,
      priceUnit: 1,
      listPrice: 9,
      priceSource: 'manual',
      priceSticky: true,
      usedStaffelId: 3,
    })
    expect(priced(byHand, { catalogue, before, staff: false })).toMatchObject({ unitPrice: 8, priceSource: 'tier' })
  })

  it('keeps its own where the price is not named as set, or not sent', () => {
    const kept = { unitPrice: 8, priceSource: 'tier', usedStaffelId: 3 }
    expect(priced(input({ unitPrice: 7 }), { catalogue, before })).toMatchObject(kept)
    expect(priced(input({ unitPrice: 7, priceSource: 'tier' }), { catalogue, before })).toMatchObject(kept)
    expect(priced(input({ priceSource: 'manual' }), { catalogue, before })).toMatchObject(kept)
  })

  it('is on request where the line is new', () => {
    expect(priced(input(), { catalogue })).toMatchObject({
      unitPrice: 0,
      priceUnit: 1,
      listPrice: null,
      priceSource: 'request',
      usedStaffelId: null,
    })
  })
})

describe('lines that cannot be stored', () => {
  it('are not those whose product left the catalogue after it was put there', () => {
    const products = new Map<number, Product>()
    expect(lineProblems([input()], { products, stored: new Map([['a', stored()]]) })).toEqual({})
    expect(
      Object.keys(lineProblems([input()], { products, stored: new Map([['a', stored({ productId: 8 })]]) })),
    ).toEqual(['offer.items.0.productId'])
  })

  it('say what is wrong, each in its own words', () => {
    const wrong = [
      input({ id: 'sur:1' }),
      input({ id: 'sur:1' }),
      input({ id: 'c', productId: 8 }),
      text({ id: 'd', description: ' ' }),
    ]
    expect(lineProblems(wrong, { products: new Map([[7, sampleProduct()]]), stored: new Map() })).toEqual({
      'offer.items.0.id': { key: 'offer.line.idOfSurcharge' },
      'offer.items.1.id': { key: 'offer.line.idTwice' },
      'offer.items.2.productId': { key: 'product.unknown' },
      'offer.items.3.description': { key: 'field.required' },
    })
  })
})

test('a surcharge is told by its mark or its kind', () => {
  expect(
    [text(), text({ isSurcharge: true }), text({ kind: 'surcharge' }), text({ kind: 'item' })].map(isSurcharge),
  ).toEqual([false, true, true, false])
})
