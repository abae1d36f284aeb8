import type { Api } from '../../support/api.ts'
import { answerTo } from '../../support/offers.ts'

/** Products that no list shows without being asked: they are hidden, or in the archive. */
export interface CatalogueOfWorld {
  /** Sold at one price, offered to nobody. */
  readonly plain: number
  /** A ladder for each of two variants, priced by the hundred. */
  readonly variants: number
  readonly archived: number
  /** Of a customer, with prices that no offer has. */
  readonly priceList: number
}

export async function fillCatalogue(api: Api): Promise<CatalogueOfWorld> {
  const make = async (name: string, sku: string, more: object = {}): Promise<number> => {
    const { product_id } = await answerTo<{ product_id: number }>(
      api.post('/products/create', { name, sku, isVisible: false, baseUnitPrice: 12.5, ...more }),
    )
    return product_id
  }
  const plain = await make('Werkhandschoen nitril, maat 10', 'WH-NIT-10')
  const variants = await make('Zeskantbout DIN 933 M16', 'B933-16', {
    baseUnitPrice: 68,
    priceUnit: 100,
    pricingTiers: [...ladder('M16x60', [68, 61.2, 54.4]), ...ladder('M16x80', [74, 66.6, 59.2])],
  })
  const archived = await make('Spaanplaatschroef 4x40 geel verzinkt', 'SP-440-GV')
  await answerTo(api.post(`/products/delete/${archived}`))
  const { id: priceList } = await answerTo<{ id: number }>(
    api.post('/pricelists/create', {
      name: 'Jaarafspraak 2026',
      organization_id: 1001,
      valid_from: '2026-01-01',
      valid_till: '2026-12-31',
      currency: 'eur',
      entries: [
        { product_id: plain, discount_pct: 7.5 },
        { product_id: variants, base_unit_price: 65, price_unit: 100, staffels: ladder('M16x60', [65, 58, 51]) },
      ],
    }),
  )
  return { plain, variants, archived, priceList }
}

const ladder = (variantCode: string, prices: readonly number[]) =>
  prices.map((unitPrice, step) => ({
    variantCode,
    minQuantity: [1, 500, 2000][step],
    maxQuantity: [499, 1999, null][step],
    unitPrice,
  }))
