import type { OfferBulkArgs } from '@staffel/shared-api/contract'
import { declineReasons, type DeclineReason } from '@staffel/shared-api/rules'
import { toast } from '@staffel/shared-ui/core'
import { Checkbox, Field, Segmented, Select } from '@staffel/shared-ui/form'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { ConfirmDialog } from '@staffel/shared-ui/overlay'
import { useState } from 'react'
import { useBulkOffers } from '../../../api/offers/bulk.mutations.ts'
import { OwnerSelect } from '../../../parts/OwnerSelect.tsx'
import type { ListBulkAction } from './listBulkActions.ts'
import { useDeletedResult } from '../deleted/useDeletedResult.ts'
import { useBulkResult } from './useBulkResult.ts'
import styles from './bulk.module.css'

export interface BulkDialogProps {
  /** Numbers by id. */
  selected: ReadonlyMap<number, string>
  action: ListBulkAction
  onClose: () => void
  onDone: () => void
}

/** Asks what an action needs to know, does it, and tells of which offers it was not done. */
export function BulkDialog({ action, selected, onClose, onDone }: BulkDialogProps) {
  const { t } = useTranslation('offers')
  const { mutate, isPending } = useBulkOffers()
  const tell = useBulkResult(selected)
  const tellDeleted = useDeletedResult(tell)
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const [issue, setIssue] = useState(false)
  const [days, setDays] = useState(14)
  const [reason, setReason] = useState<DeclineReason>('no-response')
  const [owner, setOwner] = useState<number>()
  const args: OfferBulkArgs = {
    send: { issue },
    extend: { days },
    decline: { reason_code: reason },
    assign: { owner_id: owner },
    download: {},
    delete: {},
  }[action]

  const confirm = () =>
    mutate(
      { input: { ids: [...selected.keys()], action, args }, idempotencyKey },
      {
        onSuccess: (result) => {
          if (action === 'delete') tellDeleted(result)
          else tell(result)
          onClose()
          onDone()
        },
        onError: () => toast.failure(t('list.bulk.failed'), confirm),
      },
    )

  return (
    <ConfirmDialog
      open
      danger={action === 'delete'}
      title={t(`list.bulk.${action}.title`, { count: selected.size })}
      confirmLabel={t(`list.bulk.${action}.label`)}
      pending={isPending}
      confirmDisabled={action === 'assign' && owner === undefined}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <p className={styles.text}>{t(`list.bulk.${action}.text`)}</p>
      {action === 'send' && (
        <Checkbox checked={issue} onChange={({ target }) => setIssue(target.checked)}>
          {t('list.bulk.send.issue')}
        </Checkbox>
      )}
      {action === 'extend' && (
        <Segmented<number>
          aria-label={t('list.bulk.extend.label')}
          value={days}
          options={[14, 30].map((value) => ({ value, label: t('list.bulk.extend.days', { count: value }) }))}
          onChange={setDays}
        />
      )}
      {action === 'assign' && <OwnerSelect value={owner} onChange={setOwner} />}
      {action === 'decline' && (
        <Field label={t('list.bulk.decline.reason')}>
          {(control) => (
            <Select<DeclineReason>
              {...control}
              value={reason}
              options={declineReasons.map((value) => ({ value, label: t(`reasons.${value}`) }))}
              onChange={setReason}
            />
          )}
        </Field>
      )}
    </ConfirmDialog>
  )
}
