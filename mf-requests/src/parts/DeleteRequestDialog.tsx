import { sentenceOf } from '@staffel/shared-api/client'
import type { QuoteRequest } from '@staffel/shared-api/contract'
import { toast } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { ConfirmDialog } from '@staffel/shared-ui/overlay'
import { bringBackRequest, useDeleteRequest } from '../api/requests.mutations.ts'

export interface DeleteRequestDialogProps {
  /** The request that somebody asked to delete; null closes the dialog. */
  request: Pick<QuoteRequest, 'external_id' | 'subject'> | null
  onClose: () => void
  onDeleted: () => void
}

/**
 * Asks, deletes, and lets it be taken back. A failure leaves the dialog open, so that nothing has to be looked up
 * again.
 */
export function DeleteRequestDialog({ request, onClose, onDeleted }: DeleteRequestDialogProps) {
  const { t } = useTranslation('requests')
  const deletion = useDeleteRequest()

  // By then this dialog, and the page it was on, may be gone.
  const undo = (externalId: string) => {
    bringBackRequest(externalId).then(
      () => toast.success(t('delete.undone')),
      () => toast.failure(t('delete.undoFailed'), () => undo(externalId)),
    )
  }

  const confirm = () => {
    if (request === null) return
    deletion.mutate(request.external_id, {
      onSuccess: () => {
        toast.undo(t('delete.done'), () => undo(request.external_id))
        onDeleted()
      },
      onError: (error) => toast.failure(t('delete.failed'), confirm, { description: sentenceOf(error) }),
    })
  }

  return (
    <ConfirmDialog
      open={request !== null}
      title={t('delete.title', { subject: request?.subject || t('list.noSubject') })}
      confirmLabel={t('delete.confirm')}
      danger
      pending={deletion.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {t('delete.text')}
    </ConfirmDialog>
  )
}
