import { sentenceOf } from '@staffel/shared-api/client'
import type { PriceList, PriceListDetail } from '@staffel/shared-api/contract'
import { toast } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { ConfirmDialog } from '@staffel/shared-ui/overlay'
import { bringBackPriceList, useDeletePriceList } from '../../api/price-lists.mutations.ts'
import { sameAgain } from './form/priceListValues.ts'

export interface DeletePriceListDialogProps {
  readonly list: PriceList
  readonly tenantId?: number
  readonly onClose: () => void
}

/** Asks, deletes, and lets it be taken back: the list is then made again as it was. */
export function DeletePriceListDialog({ list: { id, name }, tenantId, onClose }: DeletePriceListDialogProps) {
  const { t } = useTranslation('catalogue')
  const { mutate, isPending } = useDeletePriceList()

  const bringBack = (list: PriceListDetail, key: string) =>
    void bringBackPriceList(sameAgain(list, tenantId), key).then(
      () => toast.success(t('prices.restored', { name })),
      (error: unknown) =>
        toast.failure(t('prices.notRestored', { name }), () => bringBack(list, key), {
          description: sentenceOf(error),
        }),
    )

  const confirm = () =>
    mutate(id, {
      onSuccess: (list) => {
        toast.undo(t('prices.deleted', { name }), () => bringBack(list, crypto.randomUUID()))
        onClose()
      },
      onError: (error) => toast.failure(t('prices.notDeleted'), confirm, { description: sentenceOf(error) }),
    })

  return (
    <ConfirmDialog
      open
      danger
      title={t('prices.deleteTitle', { name })}
      confirmLabel={t('actions.delete')}
      pending={isPending}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {t('prices.deleteText')}
    </ConfirmDialog>
  )
}
