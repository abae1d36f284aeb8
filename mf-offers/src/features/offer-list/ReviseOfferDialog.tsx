import type { OfferSummary } from '@staffel/shared-api/contract'
import { toast } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { ConfirmDialog } from '@staffel/shared-ui/overlay'
import { useNavigate } from '@staffel/shared-ui/router'
import { useOpenNextVersion } from '../../api/offers/offers.mutations.ts'
import { paths } from '../../paths.ts'

export interface ReviseOfferDialogProps {
  /** The issued offer that somebody wants to change; null closes the dialog. */
  offer: OfferSummary | null
  onClose: () => void
}

/** An issued offer is not changed: its next version is opened as a draft, once that is confirmed. */
export function ReviseOfferDialog({ offer, onClose }: ReviseOfferDialogProps) {
  const { t } = useTranslation('offers')
  const navigate = useNavigate()
  const { mutate, isPending } = useOpenNextVersion()

  const confirm = () => {
    if (!offer) return
    mutate(offer.externalId, {
      onSuccess: () => void navigate(paths.editOffer(offer.externalId)),
      onError: () => toast.failure(t('list.revise.failed'), confirm),
    })
  }

  return (
    <ConfirmDialog
      open={offer !== null}
      title={t('list.revise.title', { offer: offer?.offer_nr ?? '' })}
      confirmLabel={t('list.revise.confirm')}
      pending={isPending}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {t('list.revise.text')}
    </ConfirmDialog>
  )
}
