import type { Product } from '@staffel/shared-api/contract'
import { Text } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { Thumb, type Column } from '@staffel/shared-ui/list'
import { usePrice } from '../../../parts/money/OfferCurrency.ts'
import { PickedName } from './PickedName.tsx'
import { PickedQuantity } from './PickedQuantity.tsx'
import { ProductPrice } from './prices/ProductPrice.tsx'
import { ProductTiers } from './prices/ProductTiers.tsx'
import styles from './products.module.css'
import type { ProductSelection } from './useProductSelection.ts'

/**
 * What is chosen shows the price of its quantity, the others that of one, each beside the lines that there are. Where
 * one product has a picture, all have the place for one.
 */
export function useProductColumns(
  { lineOf, countOf, setQuantity }: ProductSelection,
  hasPictures: boolean,
): Column<Product>[] {
  const { t } = useTranslation('offers')
  const written = usePrice()
  const named = (id: string) => ({ id, title: t(`products.columns.${id}`) })
  const price = (product: Product) => {
    const line = lineOf(product)
    if (!line || line.unitPrice === 0) return <ProductPrice product={product} count={countOf(product)} />
    return (
      <Text numeric strong>
        {written(line)}
      </Text>
    )
  }
  const name = (product: Product) => {
    const picked = <PickedName product={product} count={countOf(product)} />
    if (!hasPictures) return picked
    return (
      <span className={styles.pictured}>
        <Thumb src={product.picture?.url} />
        <span>{picked}</span>
      </span>
    )
  }
  return [
    { ...named('name'), card: 'title', width: 300, cell: name },
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
      cell: (product) => <ProductTiers product={product} counted={countOf(product).quantity} />,
    },
  ]
}

function words(properties: Product['properties']): string {
  return properties.map(({ propertyType, value }) => `${propertyType}: ${value}`).join(' · ')
}
