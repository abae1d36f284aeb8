import type { OfferSummary } from '@staffel/shared-api/contract'
import { Card, EmptyState, ErrorState, LoadingState } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { Link } from '@staffel/shared-ui/router'
import type { ReactNode } from 'react'
import { paths } from '../../paths.ts'
import { NewestOffer } from './NewestOffer.tsx'
import styles from './dashboard.module.css'

export interface NewestOffersProps {
  offers: readonly OfferSummary[] | undefined
  error: unknown
  fetching: boolean
  firstAction: ReactNode
  onRetry: () => void
}

export function NewestOffers(props: NewestOffersProps) {
  const { t } = useTranslation('offers')
  return (
    <Card
      title={t('dashboard.newest')}
      extra={<Link to={paths.offers()}>{t('dashboard.viewAll')}</Link>}
      padding="flush"
    >
      <Rows {...props} />
    </Card>
  )
}

function Rows({ offers, error, fetching, firstAction, onRetry }: NewestOffersProps) {
  const { t } = useTranslation('offers')
  if (!offers && error)
    return (
      <ErrorState size="compact" title={t('dashboard.failed')} error={error} onRetry={onRetry} retrying={fetching} />
    )
  if (!offers) return <LoadingState shape="rows" count={5} />
  if (offers.length === 0)
    return (
      <EmptyState
        size="compact"
        title={t('dashboard.empty')}
        description={t('dashboard.emptyText')}
        action={firstAction}
      />
    )
  return (
    <ul className={styles.newestOffers}>
      {offers.map((offer) => (
        <NewestOffer key={offer.offer_id} offer={offer} />
      ))}
    </ul>
  )
}
