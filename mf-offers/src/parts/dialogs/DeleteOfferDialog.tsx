import type { OfferSummary } from '@staffel/shared-api/contract'
import { toast } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { ConfirmDialog } from '@staffel/shared-ui/overlay'
import { bringBackOffer, useDeleteOffer } from '../../api/offers/offers.mutations.ts'

export interface DeleteOfferDialogProps {
  /** The offer that somebody asked to delete; null closes the dialog. */
  offer: Pick<OfferSummary, 'offer_id' | 'offer_nr' | 'status' | 'sent_at' | 'linked_at'> | null
  onClose: () => void
  onDeleted: () => void
}

/**
 * Asks, deletes, and lets it be taken back. A failure leaves the dialog open, so that nothing has to be looked up
 * again.
 */
export function DeleteOfferDialog({ offer, onClose, onDeleted }: DeleteOfferDialogProps) {
  const { t } = useTranslation('offers')
  const { mutate, isPending } = useDeleteOffer()
  const named = { offer: offer?.offer_nr ?? '' }

  // By then this dialog, and the page it was on, may be gone.
  const undo = (id: number) => {
    bringBackOffer(id).then(
      () => toast.success(t('delete.undone', named)),
      () => toast.failure(t('delete.undoFailed'), () => undo(id)),
    )
  }

  const confirm = () => {
    if (!offer) return
    mutate(offer.offer_id, {
      onSuccess: () => {
        toast.undo(t('delete.done', named), () => undo(offer.offer_id))
        onDeleted()
      },
      onError: () => toast.failure(t('delete.failed'), confirm),
    })
  }

  return (
    <ConfirmDialog
      danger
      open={offer !== null}
      title={t('delete.title', named)}
      confirmLabel={t('delete.confirm')}
      cancelLabel={t('delete.cancel')}
      pending={isPending}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {offer && t(`delete.${whatCustomerHas(offer)}`)} {t('delete.text')}
    </ConfirmDialog>
  )
}

/** What is true for the customer: only what left the house is with them. */
function whatCustomerHas({
  status,
  sent_at,
  linked_at,
}: NonNullable<DeleteOfferDialogProps['offer']>): 'sent' | 'linked' | 'notSent' | 'draft' {
  if (sent_at !== null) return 'sent'
  if (linked_at !== null) return 'linked'
  return status === 'draft' ? 'draft' : 'notSent'
}
