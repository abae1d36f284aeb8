import { EmptyState, ErrorState, LoadingState, Screen } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useQuery } from '@staffel/shared-ui/query'
import { offerVersionQuery } from '../../../api/offers/offer-versions.queries.ts'
import { OfferDocument } from '../../../parts/document/OfferDocument.tsx'
import { shownOfferNumber } from '@staffel/shared-api/rules'
import { paths } from '../../../paths.ts'
import { PdfButton } from '../PdfButton.tsx'
import { useLineReasons } from '../useLineReasons.ts'
import { VersionBadge } from './VersionBadge.tsx'
import { VersionNotice } from './VersionNotice.tsx'
import styles from '../preview.module.css'

/** An earlier version, to be read, and to be put back. */
export function OfferVersionPage({ id, version }: { id: string; version: number }) {
  const { t } = useTranslation('offers')
  const shown = useQuery(offerVersionQuery(id, version))
  const reasons = useLineReasons(shown.data)
  const back = { to: paths.offer(id), label: t('editor.backToOffer') }

  if (shown.data) {
    const offer = shown.data
    return (
      <Screen
        title={shownOfferNumber(offer)}
        status={<VersionBadge version={offer} />}
        back={back}
        actions={<PdfButton offer={offer} />}
      >
        {/* The sheet stands where that of the present version does. */}
        <div className={styles.preview}>
          <OfferDocument offer={offer} reasons={reasons} />
          <aside className={styles.actions} aria-label={t('preview.side')}>
            <VersionNotice shown={offer} />
          </aside>
        </div>
      </Screen>
    )
  }
  return (
    <Screen title={t('preview.offer')} back={back}>
      {step()}
    </Screen>
  )

  function step() {
    if (shown.isPending) return <LoadingState shape="document" />
    if (shown.isError)
      return (
        <ErrorState
          title={t('preview.failed')}
          error={shown.error}
          onRetry={() => void shown.refetch()}
          retrying={shown.isFetching}
        />
      )
    return <EmptyState title={t('preview.noData')} description={t('preview.noDataText')} />
  }
}
