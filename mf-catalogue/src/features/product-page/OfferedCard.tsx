import type { OfferedLine, ProductDetail } from '@staffel/shared-api/contract'
import { Card, EmptyState, ErrorState, LoadingState, Text } from '@staffel/shared-ui/core'
import { formatInstantDate, formatNumber, formatPrice } from '@staffel/shared-ui/format'
import { useLanguage, useTranslation } from '@staffel/shared-ui/i18n'
import { DataTable, StatusBadge, type Column } from '@staffel/shared-ui/list'
import { useQuery } from '@staffel/shared-ui/query'
import { offeredLinesQuery } from '../../api/products.queries.ts'
import { paths } from '../../paths.ts'

/** Where the product was offered lately, at what price, and what became of it. */
export function OfferedCard({ product: { product_id: id, sales_unit: unit } }: { product: ProductDetail }) {
  const { t } = useTranslation('catalogue')
  const lines = useQuery(offeredLinesQuery(id))
  const columns = useColumns(unit)

  return (
    <Card title={t('offered.title')} padding={lines.data?.length ? 'flush' : 'normal'}>
      {content()}
    </Card>
  )

  function content() {
    if (lines.isPending) return <LoadingState count={3} />
    if (lines.isError)
      return (
        <ErrorState
          title={t('offered.failed')}
          error={lines.error}
          onRetry={() => void lines.refetch()}
          retrying={lines.isFetching}
        />
      )
    if (lines.data.length === 0)
      return <EmptyState size="compact" title={t('offered.none')} description={t('offered.noneText')} />
    return (
      <DataTable
        label={t('offered.title')}
        columns={columns}
        rows={lines.data}
        // A product may stand in an offer twice.
        rowKey={(line) => `${line.offer_id}-${lines.data.indexOf(line)}`}
        rowName={({ offer_nr }) => offer_nr}
        rowHref={({ externalId }) => paths.offer(externalId)}
      />
    )
  }
}

function useColumns(unit: string): Column<OfferedLine>[] {
  const { t } = useTranslation('catalogue')
  const { language } = useLanguage()
  return [
    {
      id: 'offer',
      title: t('offered.offer'),
      card: 'subtitle',
      cell: ({ offer_nr }) => (
        <Text numeric tone="muted">
          {offer_nr}
        </Text>
      ),
    },
    { id: 'customer', title: t('offered.customer'), card: 'title', cell: ({ customer, title }) => customer ?? title },
    {
      id: 'date',
      title: t('offered.date'),
      card: 'meta',
      from: 'medium',
      cell: ({ last_modified }) => <Text numeric>{formatInstantDate(last_modified, language)}</Text>,
    },
    {
      id: 'quantity',
      title: t('offered.quantity'),
      card: 'meta',
      align: 'end',
      cell: ({ quantity }) => `${formatNumber(quantity)} ${unit}`,
    },
    {
      id: 'price',
      title: t('tiers.price'),
      card: 'amount',
      align: 'end',
      cell: (line) => (
        <Text numeric>{formatPrice({ unitPrice: line.unit_price, priceUnit: line.price_unit }, line.currency)}</Text>
      ),
    },
    { id: 'status', title: t('offered.status'), card: 'status', cell: ({ status }) => <StatusBadge status={status} /> },
  ]
}
