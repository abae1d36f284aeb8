import type { Product } from '@staffel/shared-api/contract'
import { Text } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import type { Column } from '@staffel/shared-ui/list'
import { ProductPrice } from './ProductPrice.tsx'
import { ProductTiers } from './ProductTiers.tsx'

export function useProductColumns(): Column<Product>[] {
  const { t } = useTranslation('offers')
  const named = (id: string) => ({ id, title: t(`products.columns.${id}`) })
  return [
    { ...named('name'), card: 'title', width: 340, cell: ({ product_name }) => product_name },
    {
      ...named('properties'),
      card: 'subtitle',
      cell: ({ properties }) => (
        <Text tone="muted" size="small">
          {words(properties)}
        </Text>
      ),
    },
    { ...named('sku'), card: 'meta', cell: ({ sku }) => <Text numeric>{sku ?? '–'}</Text> },
    { ...named('unitPrice'), card: 'amount', align: 'end', cell: (product) => <ProductPrice product={product} /> },
    {
      ...named('tiers'),
      card: 'status',
      align: 'end',
      width: 56,
      cell: (product) => <ProductTiers product={product} />,
    },
  ]
}

function words(properties: Product['properties']): string {
  return properties.map(({ propertyType, value }) => `${propertyType}: ${value}`).join(' · ')
}
