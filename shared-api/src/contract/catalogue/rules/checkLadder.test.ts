import fc from 'fast-check'
import { checkLadder } from './checkLadder.ts'

const tier = (
  minQuantity: number,
  maxQuantity: number | null,
  unitPrice: number | null,
  variantCode: string | null = null,
) => ({ minQuantity, maxQuantity, unitPrice, variantCode })

describe('checkLadder', () => {
  it('has nothing to say about a sound ladder, and sorts it', () => {
    const [low, high] = [tier(1, 9, 5), tier(10, null, 4)]
    expect(checkLadder([high, low])).toEqual({ sorted: [low, high], errors: [], warnings: [] })
    const [zero, one, more] = [tier(0, 0, 7), tier(1, 1, 6), tier(2, null, 5)]
    expect(checkLadder([one, more, zero])).toEqual({ sorted: [zero, one, more], errors: [], warnings: [] })
  })

  it.each([
    ['a negative minimum', [tier(-1, null, 5)], [{ row: 0, code: 'NEGATIVE_MINIMUM' }]],
    ['a maximum below the minimum', [tier(5, 4, 5)], [{ row: 0, code: 'MAXIMUM_BELOW_MINIMUM' }]],
    ['a minimum given twice', [tier(1, 9, 5), tier(1, null, 4)], [{ row: 1, code: 'DUPLICATE_MINIMUM' }]],
    ['ranges that overlap', [tier(1, 10, 5), tier(10, null, 4)], [{ row: 1, code: 'OVERLAP' }]],
    ['a range after an endless one', [tier(10, null, 4), tier(1, null, 5)], [{ row: 0, code: 'OVERLAP' }]],
  ])('refuses %s, naming the row as it was given', (_, tiers, errors) => {
    expect(checkLadder(tiers).errors).toEqual(errors)
  })

  it.each([
    ['a ladder that starts above one', [tier(10, null, 4)], [{ row: 0, code: 'STARTS_ABOVE_ONE' }]],
    ['a gap', [tier(1, 9, 5), tier(11, null, 4)], [{ row: 1, code: 'GAP' }]],
    ['a price like the one below it', [tier(1, 9, 5), tier(10, null, 5)], [{ row: 1, code: 'PRICE_EQUAL' }]],
    ['a price that rises', [tier(1, 9, 5), tier(10, null, 6)], [{ row: 1, code: 'PRICE_RISES' }]],
    ['a first tier without a price', [tier(1, 9, null), tier(10, null, 6)], [{ row: 0, code: 'PRICE_MISSING' }]],
    ['a tier without a price', [tier(1, 9, 5), tier(10, null, null)], [{ row: 1, code: 'PRICE_MISSING' }]],
    ['a last tier with an end', [tier(1, 9, 5)], [{ row: 0, code: 'LAST_HAS_MAXIMUM' }]],
  ])('warns of %s', (_, tiers, warnings) => {
    expect(checkLadder(tiers)).toMatchObject({ errors: [], warnings })
  })

  it('judges each variant by itself', () => {
    const tiers = [tier(1, null, 5), tier(1, null, 6, 'RAL')]
    expect(checkLadder(tiers)).toMatchObject({ errors: [], warnings: [] })
  })

  it('puts the tiers for every variant first, however those are written, then the variants by name', () => {
    const [b, a, more, some] = [tier(1, null, 5, 'B'), tier(1, null, 5, 'A'), tier(10, null, 4), tier(1, 9, 5, '')]
    expect(checkLadder([b, more, some, a])).toEqual({ sorted: [some, more, a, b], errors: [], warnings: [] })
  })

  it('keeps every tier, and a ladder without errors holds no quantity twice', () => {
    const anyTier = fc
      .record({ min: fc.integer({ min: -1, max: 12 }), max: fc.option(fc.nat(12)) })
      .map(({ min, max }) => tier(min, max, 1))
    fc.assert(
      fc.property(fc.array(anyTier, { maxLength: 4 }), fc.nat(14), (tiers, quantity) => {
        const { sorted, errors } = checkLadder(tiers)
        expect(new Set(sorted)).toEqual(new Set(tiers))
        const holding = tiers.filter(
          ({ minQuantity, maxQuantity }) => minQuantity <= quantity && quantity <= (maxQuantity ?? Infinity),
        )
        expect(errors.length > 0 || holding.length <= 1).toBe(true)
      }),
    )
  })
})
