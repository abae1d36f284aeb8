import type { Offer } from '@staffel/shared-api/contract'
import { ErrorState, LoadingState } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { Modal } from '@staffel/shared-ui/overlay'
import { useQuery } from '@staffel/shared-ui/query'
import type { ReactNode } from 'react'
import { offerVersionQuery } from '../../../api/offers/offer-versions.queries.ts'

export interface IssuedVersionProps {
  offer: Offer
  onClose: () => void
  children: (issued: Offer) => ReactNode
}

/**
 * The version that the customer has, for a step that is about it: not the draft of the next one that may be on the
 * screen.
 */
export function IssuedVersion({ offer, onClose, children }: IssuedVersionProps) {
  if (offer.issued_version === null || offer.version === offer.issued_version) return children(offer)
  return (
    <BesideDraft offer={offer} version={offer.issued_version} onClose={onClose}>
      {children}
    </BesideDraft>
  )
}

function BesideDraft({ offer, version, onClose, children }: IssuedVersionProps & { version: number }) {
  const { t } = useTranslation('offers')
  const issued = useQuery(offerVersionQuery(String(offer.offer_id), version))
  if (issued.data) return children(issued.data)
  return (
    <Modal open centered width={520} title={t('versions.version', { version })} footer={null} onCancel={onClose}>
      {issued.isPending ? (
        <LoadingState shape="form" />
      ) : (
        <ErrorState
          title={t('steps.loadFailed')}
          error={issued.error}
          onRetry={() => void issued.refetch()}
          retrying={issued.isFetching}
        />
      )}
    </Modal>
  )
}
