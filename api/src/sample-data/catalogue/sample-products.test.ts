import { cataloguePrice, checkLadder, isGtin, type LadderWarning } from '@staffel/shared-api/rules'
import { sampleProducts, type SampleProduct } from './sample-products.ts'

const products = sampleProducts('2026-03-16')
const named = (sku: string): SampleProduct | undefined => products.find((product) => product.sku === sku)
const ladderOf = ({ tiers }: SampleProduct) =>
  checkLadder(
    tiers.map(({ variant, min, max, cents }) => ({
      variantCode: variant,
      minQuantity: min,
      maxQuantity: max,
      unitPrice: cents,
    })),
  )
const warned = (code: LadderWarning) =>
  products.filter((product) => ladderOf(product).warnings.some((warning) => warning.code === code))

describe('the sample catalogue', () => {
  test('is sold and priced as the trade does: by the piece, the box, the plate and the square metre', () => {
    expect(products).toHaveLength(2449)
    expect(count(({ salesUnit, salesUnitCode }) => `${salesUnit} ${salesUnitCode}`)).toEqual({
      'st C62': 1973,
      'blik XCA': 164,
      'plaat ST': 160,
      'doos XBX': 112,
      'm2 MTK': 40,
    })
    expect(count(({ priceUnit }) => String(priceUnit))).toEqual({ '1': 1930, '100': 458, '1000': 61 })
    expect(named('B933-5010-88')).toMatchObject({
      ean: '2900000000018',
      priceUnit: 1000,
      packContent: 1000,
      orderMultiple: 100,
      baseCents: 9100,
      costCents: 5642,
      vatRate: 21,
    })
    expect(named('TEG-3030-ANT-M')).toMatchObject({ salesUnit: 'm2', orderMultiple: 1.08 })
    expect(products.filter(({ minOrderQuantity }) => minOrderQuantity === 10)).toHaveLength(8)
  })

  test('has a number under its bar code on each, and nothing that could not be saved', () => {
    expect(new Set(products.map(({ ean }) => ean)).size).toBe(products.length)
    expect(products.filter(({ ean }) => !isGtin(ean))).toEqual([])
    expect(products.filter((product) => ladderOf(product).errors.length > 0)).toEqual([])
    const units = Map.groupBy(products, ({ tierGroup }) => tierGroup)
    for (const [group, members] of units)
      if (group !== null) expect(new Set(members.map(({ salesUnit }) => salesUnit)).size).toBe(1)
  })

  test('has some of every odd sort', () => {
    expect(products.filter(({ tiers }) => tiers.length === 0)).toHaveLength(20)
    expect(count(({ tierGroup }) => String(tierGroup !== null))).toEqual({ true: 266, false: 2183 })
    expect(products.filter(({ tiers }) => tiers.some(({ variant }) => variant === 'OP-MAAT'))).toHaveLength(6)
    expect(warned('STARTS_ABOVE_ONE')).toHaveLength(14)
    expect(warned('GAP').map(({ sku }) => sku)).toEqual(['OSB-18-1220'])
    expect(warned('PRICE_EQUAL')).toEqual([])
    const shown = (sku: string) => {
      const { baseCents, priceUnit, tiers } = named(sku) ?? { baseCents: 0, priceUnit: 1 as const, tiers: [] }
      return cataloguePrice({
        base_unit_price: baseCents,
        price_unit: priceUnit,
        staffels: tiers.map(({ variant, min, max, cents }) => ({
          variantCode: variant,
          minQuantity: min,
          maxQuantity: max,
          unitPrice: cents,
        })),
      })
    }
    expect(shown('AZO-150150-24-G')).toEqual({ kind: 'request' })
    expect(shown('KOK-20202-3B')).toEqual({ kind: 'from', unitPrice: 555, priceUnit: 1, quantity: 10 })
    expect(shown('B933-8040-88')).toEqual({ kind: 'price', unitPrice: 2668, priceUnit: 100 })
  })
})

function count(of: (product: SampleProduct) => string): Record<string, number> {
  return Object.fromEntries([...Map.groupBy(products, of)].map(([value, members]) => [value, members.length] as const))
}
