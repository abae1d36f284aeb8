import { Alert, ErrorState, LoadingState, Text } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useQuery } from '@staffel/shared-ui/query'
import { priceChangesQuery } from '../../../api/offers/offers.queries.ts'
import { useMoney, usePrice } from '../../../parts/money/OfferCurrency.ts'
import styles from './steps.module.css'

/**
 * Lines whose catalogue price is another today. To know before an old offer gets more time; nothing is changed by it.
 */
export function PriceChanges({ offerId }: { offerId: number }) {
  const { t } = useTranslation('offers')
  const money = useMoney()
  const price = usePrice()
  const changes = useQuery(priceChangesQuery(offerId))
  if (changes.isPending) return <LoadingState shape="rows" count={1} />
  if (changes.isError) {
    return (
      <ErrorState
        size="compact"
        title={t('steps.extend.pricesFailed')}
        error={changes.error}
        onRetry={() => void changes.refetch()}
        retrying={changes.isFetching}
      />
    )
  }
  const { lines, difference } = changes.data
  if (lines.length === 0)
    return (
      <Text as="p" tone="muted">
        {t('steps.extend.samePrices')}
      </Text>
    )
  return (
    <Alert
      type="warning"
      showIcon
      title={t('steps.extend.prices', { count: lines.length, difference: signed(difference) })}
      description={
        <ul className={styles.priceChanges}>
          {lines.map((line) => (
            <li key={line.id}>
              <span>{line.description}</span>
              <Text numeric>
                {price({ unitPrice: line.listPrice, priceUnit: line.priceUnit })} →{' '}
                {price({ unitPrice: line.currentPrice, priceUnit: line.currentPriceUnit })} ({signed(line.difference)})
              </Text>
            </li>
          ))}
        </ul>
      }
    />
  )

  function signed(amount: number): string {
    return amount > 0 ? `+ ${money(amount)}` : money(amount)
  }
}
