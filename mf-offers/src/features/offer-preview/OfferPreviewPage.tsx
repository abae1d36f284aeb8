import { ButtonLink, EmptyState, ErrorState, LoadingState, Screen } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useQuery } from '@staffel/shared-ui/query'
import { useParams, useSearchParams } from '@staffel/shared-ui/router'
import { offerQuery } from '../../api/offers/offers.queries.ts'
import { paths } from '../../paths.ts'
import { OfferPreview } from './OfferPreview.tsx'
import styles from './preview.module.css'
import { OfferVersionPage } from './versions/OfferVersionPage.tsx'

/** `?version=2` shows that version, whatever came after it. */
export function OfferPreviewPage() {
  const { id = '' } = useParams()
  const [params] = useSearchParams()
  const version = Number(params.get('version'))
  if (Number.isSafeInteger(version) && version > 0) return <OfferVersionPage id={id} version={version} />
  return <CurrentOffer id={id} />
}

function CurrentOffer({ id }: { id: string }) {
  const { t } = useTranslation('offers')
  const offer = useQuery(offerQuery(id))

  if (offer.data) return <OfferPreview offer={offer.data} />
  if (offer.isPending)
    return (
      <Screen title={t('preview.offer')} back={{ to: paths.offers(), label: t('editor.back') }}>
        <div className={styles.preview}>
          <LoadingState shape="document" />
          <div className={styles.side} aria-hidden>
            <LoadingState shape="form" count={2} />
            <LoadingState shape="rows" count={5} />
          </div>
        </div>
      </Screen>
    )
  return (
    <Screen title={t('preview.offer')} back={{ to: paths.offers(), label: t('editor.back') }}>
      {step()}
    </Screen>
  )

  function step() {
    if (offer.isError)
      return (
        <ErrorState
          title={t('preview.failed')}
          error={offer.error}
          onRetry={() => void offer.refetch()}
          retrying={offer.isFetching}
        />
      )
    return (
      <EmptyState
        title={t('preview.noData')}
        description={t('preview.noDataText')}
        action={<ButtonLink to={paths.offers()}>{t('preview.toList')}</ButtonLink>}
      />
    )
  }
}
