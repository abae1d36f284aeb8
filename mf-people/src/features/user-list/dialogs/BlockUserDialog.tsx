import { sentenceOf } from '@staffel/shared-api/client'
import type { UserRow } from '@staffel/shared-api/contract'
import { Flex, toast } from '@staffel/shared-ui/core'
import { Field, Input } from '@staffel/shared-ui/form'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { ConfirmDialog } from '@staffel/shared-ui/overlay'
import { useState } from 'react'
import { useBlockUser } from '../../../api/users.mutations.ts'

export interface UserDialogProps {
  readonly user: UserRow
  readonly onClose: () => void
}

/** Asks for a reason, which colleagues read, and keeps somebody out. */
export function BlockUserDialog({ user: { user_id: id, email }, onClose }: UserDialogProps) {
  const { t } = useTranslation('people')
  const [reason, setReason] = useState('')
  const { mutate, isPending } = useBlockUser()

  const confirm = () =>
    mutate(
      { id, reason },
      {
        onSuccess: () => {
          toast.success(t('users.blocked', { email }))
          onClose()
        },
        onError: (error) => toast.error(t('users.notBlocked', { email }), { description: sentenceOf(error) }),
      },
    )

  return (
    <ConfirmDialog
      open
      danger
      title={t('users.blockTitle', { email })}
      confirmLabel={t('users.block')}
      pending={isPending}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <Flex vertical gap={16}>
        <span>{t('users.blockText')}</span>
        <Field label={t('users.blockReason')} hint={t('users.blockReasonHint')}>
          {(control) => (
            <Input.TextArea
              {...control}
              rows={3}
              maxLength={500}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </Field>
      </Flex>
    </ConfirmDialog>
  )
}
