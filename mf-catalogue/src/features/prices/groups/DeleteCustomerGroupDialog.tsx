import { isApiError } from '@staffel/shared-api/client'
import type { CustomerGroup } from '@staffel/shared-api/contract'
import { Alert, ErrorState, Text, toast } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { ConfirmDialog } from '@staffel/shared-ui/overlay'
import { useDeleteCustomerGroup } from '../../../api/customer-groups.queries.ts'

export interface DeleteCustomerGroupDialogProps {
  readonly group: CustomerGroup
  readonly onClose: () => void
}

/** Deletes a group that has no customers and no lists; of another it says what stands in the way. */
export function DeleteCustomerGroupDialog({ group: { id, name }, onClose }: DeleteCustomerGroupDialogProps) {
  const { t } = useTranslation('catalogue')
  const remove = useDeleteCustomerGroup()
  const inUse = isApiError(remove.error) && remove.error.code === 'IN_USE' ? remove.error.sentence : undefined
  const submit = () =>
    remove.mutate(id, {
      onSuccess: () => {
        toast.success(t('groups.deleted', { name }))
        onClose()
      },
    })

  return (
    <ConfirmDialog
      open
      danger
      title={t('groups.deleteTitle', { name })}
      confirmLabel={t('groups.delete')}
      pending={remove.isPending}
      confirmDisabled={inUse !== undefined}
      onConfirm={submit}
      onCancel={onClose}
    >
      {inUse === undefined ? (
        <Text as="p">{t('customerGroups.deleteText')}</Text>
      ) : (
        <Alert type="warning" showIcon title={inUse} />
      )}
      {remove.isError && inUse === undefined && (
        <ErrorState size="compact" title={t('groups.notDeleted')} error={remove.error} />
      )}
    </ConfirmDialog>
  )
}
