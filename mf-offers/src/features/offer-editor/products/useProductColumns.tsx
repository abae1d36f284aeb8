import type { Product } from '@staffel/shared-api/contract'
import { Text } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import type { Column } from '@staffel/shared-ui/list'
import { usePrice } from '../../../parts/money/OfferCurrency.ts'
import { PickedQuantity } from './PickedQuantity.tsx'
import { ProductPrice } from './ProductPrice.tsx'
import { ProductTiers } from './ProductTiers.tsx'
import type { ProductSelection } from './useProductSelection.ts'

/** What is chosen shows the price of its quantity, the others that of one. */
export function useProductColumns({ lineOf, setQuantity }: ProductSelection): Column<Product>[] {
  const { t } = useTranslation('offers')
  const written = usePrice()
  const named = (id: string) => ({ id, title: t(`products.columns.${id}`) })
  const price = (product: Product) => {
    const line = lineOf(product)
    if (!line || line.unitPrice === 0) return <ProductPrice product={product} />
    return (
      <Text numeric strong>
        {written(line)}
      </Text>
    )
  }
  return [
    { ...named('name'), card: 'title', width: 300, cell: ({ product_name }) => product_name },
    {
      ...named('properties'),
      card: 'subtitle',
      from: 'medium',
      cell: ({ properties }) => (
        <Text tone="muted" size="small">
          {words(properties)}
        </Text>
      ),
    },
    { ...named('sku'), card: 'meta', cell: ({ sku }) => <Text numeric>{sku ?? '–'}</Text> },
    {
      ...named('quantity'),
      card: 'meta',
      align: 'end',
      width: 120,
      cell: (product) => <PickedQuantity product={product} line={lineOf(product)} onChange={setQuantity} />,
    },
    { ...named('unitPrice'), card: 'amount', align: 'end', width: 96, cell: price },
    {
      ...named('tiers'),
      card: 'status',
      align: 'end',
      width: 72,
      cell: (product) => <ProductTiers product={product} quantity={lineOf(product)?.quantity} />,
    },
  ]
}

function words(properties: Product['properties']): string {
  return properties.map(({ propertyType, value }) => `${propertyType}: ${value}`).join(' · ')
}
