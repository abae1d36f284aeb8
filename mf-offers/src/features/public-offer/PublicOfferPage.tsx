import { EmptyState, ErrorState, LoadingState } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useQuery } from '@staffel/shared-ui/query'
import { useParams } from '@staffel/shared-ui/router'
import { publicOfferQuery } from '../../api/public-offers.queries.ts'
import { PublicOfferView } from './PublicOfferView.tsx'
import styles from './public-offer.module.css'

/** What a customer sees who follows the link: no account, no frame, and nothing of the address told to anyone. */
export function PublicOfferPage() {
  const { t } = useTranslation('offers')
  const { token = '' } = useParams()
  const offer = useQuery(publicOfferQuery(token))

  return (
    <>
      <meta name="referrer" content="no-referrer" />
      <meta name="robots" content="noindex" />
      {offer.data ? (
        <PublicOfferView key={`${token} ${offer.data.version}`} token={token} offer={offer.data} />
      ) : (
        <div className={styles.page}>{step()}</div>
      )}
    </>
  )

  function step() {
    if (offer.isPending) return <LoadingState shape="document" />
    if (offer.isError)
      return (
        <ErrorState
          title={t('public.failed')}
          error={offer.error}
          onRetry={() => void offer.refetch()}
          retrying={offer.isFetching}
        />
      )
    return (
      <>
        <title>{t('public.unknown')}</title>
        <h1 className="sf-sr-only">{t('public.unknown')}</h1>
        <EmptyState title={t('public.unknown')} description={t('public.unknownText')} />
      </>
    )
  }
}
