import { sentenceOf } from '@staffel/shared-api/client'
import type { ExactEnv } from '@staffel/shared-api/contract'
import { toast } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { ConfirmDialog } from '@staffel/shared-ui/overlay'
import { useDisconnectExact } from '../../../api/exact.mutations.ts'

/** Says what goes and what stays, and asks. */
export function DisconnectDialog({ env, onClose }: { env: ExactEnv; onClose: () => void }) {
  const { t } = useTranslation('integrations')
  const { mutate, isPending } = useDisconnectExact()
  const name = t(`exact.env.${env}`)

  const confirm = () =>
    mutate(env, {
      onSuccess: () => {
        toast.success(t('exact.disconnected', { env: name }))
        onClose()
      },
      onError: (error) => toast.failure(t('exact.notDisconnected'), confirm, { description: sentenceOf(error) }),
    })

  return (
    <ConfirmDialog
      open
      danger
      title={t('exact.disconnectTitle', { env: name })}
      confirmLabel={t('exact.disconnect')}
      pending={isPending}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {t('exact.disconnectText')}
    </ConfirmDialog>
  )
}
