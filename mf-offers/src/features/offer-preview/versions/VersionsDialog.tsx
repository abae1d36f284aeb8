import type { Offer } from '@staffel/shared-api/contract'
import { EmptyState, ErrorState, LoadingState } from '@staffel/shared-ui/core'
import { Segmented } from '@staffel/shared-ui/form'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { Modal } from '@staffel/shared-ui/overlay'
import { useQuery } from '@staffel/shared-ui/query'
import { useState } from 'react'
import { offerVersionsQuery } from '../../../api/offers/offers.queries.ts'
import { VersionCompare } from './VersionCompare.tsx'
import { VersionList } from './VersionList.tsx'

export interface VersionsDialogProps {
  offer: Offer
  onClose: () => void
}

/** Every version: to be opened, put back, or held against another one. */
export function VersionsDialog({ offer, onClose }: VersionsDialogProps) {
  const { t } = useTranslation('offers')
  const versions = useQuery(offerVersionsQuery(String(offer.offer_id)))
  const [view, setView] = useState<'list' | 'compare'>('list')
  return (
    <Modal
      open
      title={t('versions.title', { number: offer.offer_nr })}
      onCancel={onClose}
      footer={null}
      centered
      width={720}
    >
      {step()}
    </Modal>
  )

  function step() {
    if (versions.isPending) return <LoadingState shape="rows" count={2} />
    if (versions.isError) {
      return (
        <ErrorState
          size="compact"
          title={t('versions.failed')}
          error={versions.error}
          onRetry={() => void versions.refetch()}
          retrying={versions.isFetching}
        />
      )
    }
    if (versions.data.length === 0) return <EmptyState size="compact" title={t('versions.empty')} />
    return (
      <>
        {versions.data.length > 1 && (
          <Segmented
            aria-label={t('versions.view')}
            value={view}
            options={[
              { value: 'list', label: t('versions.list') },
              { value: 'compare', label: t('versions.compare') },
            ]}
            onChange={(value) => setView(value === 'compare' ? 'compare' : 'list')}
          />
        )}
        {view === 'list' ? (
          <VersionList offer={offer} versions={versions.data} onOpen={onClose} />
        ) : (
          <VersionCompare offerId={offer.offer_id} versions={versions.data} />
        )}
      </>
    )
  }
}
