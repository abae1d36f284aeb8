import { Button, toast } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { ConfirmDialog } from '@staffel/shared-ui/overlay'
import { bringBackOffer, useDeleteOffer } from '../../../api/offers/offers.mutations.ts'
import styles from '../editor.module.css'

export interface LeaveDialogProps {
  /** The draft that came about by itself. */
  offer: { readonly offer_id: number; readonly offer_nr: string }
  onKeep: () => void
  onThrownAway: () => void
  onStay: () => void
}

/** Cancel says of a draft that nobody asked for only that its maker is done: it is kept or thrown away. */
export function LeaveDialog({ offer, onKeep, onThrownAway, onStay }: LeaveDialogProps) {
  const { t } = useTranslation('offers')
  const { mutate, isPending } = useDeleteOffer()
  const named = { offer: offer.offer_nr }

  // By then the form is gone.
  const undo = () => {
    bringBackOffer(offer.offer_id).then(
      () => toast.success(t('delete.undone', named)),
      () => toast.failure(t('delete.undoFailed'), undo),
    )
  }
  const throwAway = () =>
    mutate(offer.offer_id, {
      onSuccess: () => {
        toast.undo(t('delete.done', named), undo)
        onThrownAway()
      },
      onError: () => toast.failure(t('delete.failed'), throwAway),
    })

  return (
    <ConfirmDialog
      open
      title={t('editor.leave.title', named)}
      confirmLabel={t('editor.leave.keep')}
      cancelLabel={t('editor.leave.stay')}
      pending={isPending}
      onConfirm={onKeep}
      onCancel={onStay}
    >
      {t('editor.leave.text')}
      <div className={styles.throwAway}>
        <Button type="link" danger size="small" disabled={isPending} onClick={throwAway}>
          {t('editor.leave.throwAway')}
        </Button>
      </div>
    </ConfirmDialog>
  )
}
