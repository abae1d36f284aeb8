import type { Offer } from '@staffel/shared-api/contract'
import { toast } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { ConfirmDialog } from '@staffel/shared-ui/overlay'
import { useState } from 'react'
import { useBulkOffers } from '../../api/offers/bulk.mutations.ts'
import { OwnerSelect } from '../../parts/OwnerSelect.tsx'

/** Hands one offer to a colleague, as the list does with many. */
export function AssignDialog({
  offer: { offer_id, offer_nr: number },
  onClose,
}: {
  offer: Offer
  onClose: () => void
}) {
  const { t } = useTranslation('offers')
  const [owner, setOwner] = useState<number>()
  const { mutate, isPending } = useBulkOffers()

  const confirm = () =>
    mutate(
      { input: { ids: [offer_id], action: 'assign', args: { owner_id: owner } }, idempotencyKey: crypto.randomUUID() },
      {
        onSuccess: ({ results: [result] }) => {
          if (!result?.ok)
            return toast.error(t('owner.notDone'), {
              description: t([`list.bulk.codes.${result?.code}`, 'list.bulk.codes.other']),
            })
          toast.success(t('owner.done', { number }))
          onClose()
        },
        onError: () => toast.failure(t('owner.notDone'), confirm),
      },
    )

  return (
    <ConfirmDialog
      open
      title={t('owner.title', { number })}
      confirmLabel={t('owner.change')}
      confirmDisabled={owner === undefined}
      pending={isPending}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <OwnerSelect value={owner} onChange={setOwner} />
    </ConfirmDialog>
  )
}
