import { nextTierMinimum, readTier } from './tier-entry.rules.ts'

describe('readTier', () => {
  it.each([
    [
      { minQuantity: '10', maxQuantity: '', unitPrice: '' },
      { minQuantity: 10, maxQuantity: null, unitPrice: null },
    ],
    [
      { minQuantity: '10,9', maxQuantity: '5', unitPrice: '1.234,565' },
      { minQuantity: 10, maxQuantity: 10, unitPrice: 1234.57 },
    ],
    [
      { minQuantity: 'tien', maxQuantity: '20', unitPrice: '2.5' },
      { minQuantity: 0, maxQuantity: 20, unitPrice: 2.5 },
    ],
    [
      { minQuantity: '-3', maxQuantity: '-1', unitPrice: '0' },
      { minQuantity: 0, maxQuantity: 0, unitPrice: 0 },
    ],
  ])('%j means %j', (entry, tier) => {
    expect(readTier(entry, 'nl')).toEqual(tier)
  })
})

describe('nextTierMinimum', () => {
  it('is 1 for the first tier and one above the last minimum after it', () => {
    expect([
      nextTierMinimum([]),
      nextTierMinimum([{ minQuantity: 1 }, { minQuantity: 10 }, { minQuantity: 50 }]),
    ]).toEqual([1, 51])
  })
})
