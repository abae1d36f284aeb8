import type { Offer } from '@staffel/shared-api/contract'
import { ErrorState, LoadingState } from '@staffel/shared-ui/core'
import { useTranslation, type Language } from '@staffel/shared-ui/i18n'
import { Modal } from '@staffel/shared-ui/overlay'
import { useQuery } from '@staffel/shared-ui/query'
import { useState } from 'react'
import { mailDraftQuery } from '../../../api/offers/offer-sending.queries.ts'
import { SendForm } from './SendForm.tsx'

export interface SendDialogProps {
  offer: Offer
  /** A reminder goes to who has the offer already. */
  kind?: 'offer' | 'reminder'
  onClose: () => void
}

/** A mail to the customer, worded by the tenant's template and ready to be changed. */
export function SendDialog({ offer, kind = 'offer', onClose }: SendDialogProps) {
  const { t } = useTranslation('offers')
  const [lang, setLang] = useState<Language>(offer.language)
  const draft = useQuery(mailDraftQuery(offer.offer_id, kind, lang))

  if (draft.data)
    return <SendForm key={lang} offer={offer} kind={kind} draft={draft.data} onLanguage={setLang} onClose={onClose} />
  return (
    <Modal
      open
      centered
      width={640}
      title={t(kind === 'reminder' ? 'send.remindTitle' : 'send.title', { number: offer.offer_nr })}
      footer={null}
      onCancel={onClose}
    >
      {draft.isError ? (
        <ErrorState
          size="compact"
          title={t('send.prepareFailed')}
          error={draft.error}
          onRetry={() => void draft.refetch()}
          retrying={draft.isFetching}
        />
      ) : (
        <LoadingState shape="form" />
      )}
    </Modal>
  )
}
