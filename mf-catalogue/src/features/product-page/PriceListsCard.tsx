import type { ListOfProduct, ProductDetail } from '@staffel/shared-api/contract'
import { cataloguePrice } from '@staffel/shared-api/rules'
import { useUser } from '@staffel/shared-auth'
import { Card, ErrorState, LoadingState, Text, Unbroken } from '@staffel/shared-ui/core'
import { formatDate, formatNumber, formatPercent, formatPrice } from '@staffel/shared-ui/format'
import { useLanguage, useTranslation } from '@staffel/shared-ui/i18n'
import { useQuery } from '@staffel/shared-ui/query'
import { Link } from '@staffel/shared-ui/router'
import { listsOfProductQuery } from '../../api/products.queries.ts'
import { paths } from '../../paths.ts'
import styles from './product-page.module.css'

/** Who pays something else for the product: what customers have agreed is for those who sell it. */
export function PriceListsCard({ product }: { product: ProductDetail }) {
  const { product_id: id, price_unit: unit, tenant_id: tenant } = product
  const { t } = useTranslation('catalogue')
  const own = useUser()?.tenant_id
  const lists = useQuery(listsOfProductQuery(id))
  return <Card title={t('lists.title')}>{content()}</Card>

  function content() {
    if (lists.isPending) return <LoadingState count={2} />
    if (lists.isError)
      return (
        <ErrorState
          size="compact"
          title={t('lists.failed')}
          error={lists.error}
          onRetry={() => void lists.refetch()}
          retrying={lists.isFetching}
        />
      )
    if (lists.data.length === 0) return <Text tone="muted">{t('lists.none')}</Text>
    return (
      <ul className={styles.lists}>
        {lists.data.map((list) => (
          <ListLine
            key={list.id}
            list={list}
            unit={unit}
            to={paths.priceList(list.id, tenant === own ? undefined : tenant)}
          />
        ))}
      </ul>
    )
  }
}

interface ListLineProps {
  readonly list: ListOfProduct
  readonly unit: ProductDetail['price_unit']
  readonly to: string
}

function ListLine({ list, unit, to }: ListLineProps) {
  const { t } = useTranslation('catalogue')
  const { language } = useLanguage()
  const from = formatDate(list.valid_from, language)
  const days = list.valid_till
    ? t('lists.between', { from, till: formatDate(list.valid_till, language) })
    : t('lists.from', { from })
  return (
    <li>
      <span className={styles.listName}>
        <Text strong>{list.owner_name}</Text>
        <Text as="div" tone="muted" size="small">
          <Link to={to}>{list.name}</Link> · <Unbroken>{days}</Unbroken>
        </Text>
        {list.product_group_name && (
          <Text as="div" tone="muted" size="small">
            {t('lists.byGroup', { group: list.product_group_name })}
          </Text>
        )}
      </span>
      <Text numeric>{written()}</Text>
    </li>
  )

  function written(): string {
    if (list.discount_pct !== null) return t('lists.off', { percent: formatPercent(list.discount_pct, 2) })
    const price = cataloguePrice({ ...list, price_unit: list.price_unit ?? unit })
    if (price.kind === 'request') return t('price.onRequest')
    const amount = formatPrice(price, list.currency)
    return price.kind === 'from' ? t('price.from', { price: amount, quantity: formatNumber(price.quantity) }) : amount
  }
}
