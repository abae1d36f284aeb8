import type { OwnFactor } from '@staffel/shared-auth'
import { Flex, toast } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { ConfirmDialog } from '@staffel/shared-ui/overlay'
import { useRemoveFactor } from '../../../../api/account/second-factors.queries.ts'
import { FactorProblemAlert } from './FactorProblemAlert.tsx'

export interface RemoveFactorDialogProps {
  readonly factor: OwnFactor
  /** Without it no code is asked for any more. */
  readonly isLast: boolean
  readonly onClose: () => void
}

export function RemoveFactorDialog({ factor, isLast, onClose }: RemoveFactorDialogProps) {
  const { t } = useTranslation('people')
  const { mutate, isPending, error } = useRemoveFactor()
  const name = factor.name || t('factors.unnamed')

  const remove = () =>
    mutate(factor.id, {
      onSuccess: () => {
        toast.success(t('factors.removed', { name }))
        onClose()
      },
    })

  return (
    <ConfirmDialog
      open
      danger
      title={t('factors.removeTitle', { name })}
      confirmLabel={t('factors.remove')}
      pending={isPending}
      onConfirm={remove}
      onCancel={onClose}
    >
      <Flex vertical gap={12}>
        {isLast ? t('factors.removeLast') : t('factors.removeText')}
        {error && <FactorProblemAlert error={error} />}
      </Flex>
    </ConfirmDialog>
  )
}
