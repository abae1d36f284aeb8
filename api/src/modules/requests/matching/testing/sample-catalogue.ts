import { sampleProducts } from '../../../../sample-data/catalogue/sample-products.ts'
import type { MatchableProduct } from '../matching.types.ts'

export type SampleProduct = MatchableProduct & { readonly sku: string }

/** The sample catalogue as matching sees it, with all of its products; ids count from 1. */
export function sampleCatalogue(): SampleProduct[] {
  return sampleProducts('2026-03-16').map(({ sku, name, description, properties, baseCents, tiers }, place) => ({
    id: place + 1,
    name,
    description,
    sku,
    externalItemCode: null,
    properties: properties.map(({ type, value }) => ({ propertyType: type, value })),
    priced: baseCents !== null || tiers.some(({ cents }) => cents !== null),
  }))
}

/** A catalogue of `size` products: the sample's, then the same goods in ever other sizes and finishes. */
export function grownCatalogue(size: number): MatchableProduct[] {
  const sample = sampleCatalogue()
  return Array.from({ length: size }, (_, place) => {
    const product = sample[place % sample.length]
    if (!product) throw new Error('The sample catalogue is empty.')
    const round = Math.floor(place / sample.length)
    return round === 0 ? product : { ...varied(product, round), id: place + 1 }
  })
}

const finishes = ['thermisch verzinkt', 'vernikkeld', 'geanodiseerd', 'gepoedercoat']

function varied(product: SampleProduct, round: number): SampleProduct {
  const finish = finishes[round % finishes.length] ?? ''
  // Norms, RAL numbers and grades stay what they are; sizes grow a little with every round.
  const other = (text: string) =>
    text
      .replace(/(?<!(?:DIN|RAL|S|A|C|OSB-)\s?)(?<![\d.,])\d{2,}(?![\d.,])/g, (number) => String(Number(number) + round))
      .replace('verzinkt', finish)
  return {
    ...product,
    name: other(product.name),
    description: other(product.description),
    sku: `${product.sku}-${round}`,
    properties: product.properties.map(({ propertyType, value }) => ({ propertyType, value: other(value) })),
  }
}
