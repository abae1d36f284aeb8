import { isSameTax, usualTax } from './usualTax.ts'

describe('the tax of a new line', () => {
  it.each([
    ['domestic', null, { taxRate: 21, taxLabel: null }],
    ['domestic', undefined, { taxRate: 21, taxLabel: null }],
    ['domestic', 9, { taxRate: 9, taxLabel: null }],
    ['domestic', 0, { taxRate: 0, taxLabel: null }],
    ['reverse_charge', 9, { taxRate: 0, taxLabel: 'Btw verlegd' }],
    ['export', 9, { taxRate: 0, taxLabel: null }],
  ] as const)('is, for a customer of regime %s and a product with rate %p, %p', (regime, productRate, tax) => {
    expect(usualTax({ regime, rate: 21 }, productRate)).toEqual(tax)
  })
})

describe('two taxes are the same', () => {
  it.each([
    [{ taxRate: 21 }, { taxRate: 21, taxLabel: null }, true],
    [{ taxRate: 21 }, { taxRate: 9 }, false],
    [{ taxRate: 0, taxLabel: 'Btw verlegd' }, { taxRate: 0, taxLabel: 'Reverse charge' }, true],
    [{ taxRate: 0, taxLabel: 'Btw verlegd' }, { taxRate: 0 }, false],
    [{ taxRate: 0, taxLabel: 'Vrijgesteld' }, { taxRate: 0 }, false],
    [{ taxRate: 0, taxLabel: '' }, { taxRate: 0, taxLabel: null }, true],
  ])('%j and %j: %p', (one, other, same) => {
    expect(isSameTax(one, other)).toBe(same)
    expect(isSameTax(other, one)).toBe(same)
  })
})
