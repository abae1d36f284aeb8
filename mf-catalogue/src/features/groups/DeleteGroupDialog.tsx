import { isApiError } from '@staffel/shared-api/client'
import type { ProductGroupUse } from '@staffel/shared-api/contract'
import { Alert, ErrorState, Text, toast } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { ConfirmDialog } from '@staffel/shared-ui/overlay'
import { Link } from '@staffel/shared-ui/router'
import { useDeleteGroup } from '../../api/groups.queries.ts'
import { paths } from '../../paths.ts'

export interface DeleteGroupDialogProps {
  group: ProductGroupUse
  onClose: () => void
}

/** Deletes an empty group; of one with products it says which stand in the way, and leads there. */
export function DeleteGroupDialog({ group, onClose }: DeleteGroupDialogProps) {
  const { t } = useTranslation('catalogue')
  const remove = useDeleteGroup()
  const { id, name } = group
  const inUse = isApiError(remove.error) && remove.error.code === 'IN_USE' ? remove.error.sentence : undefined

  // Price lists may stand in the way as well.
  const areProducts = isApiError(remove.error) && 'products' in remove.error.details

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
        <Text as="p">{t('groups.deleteText')}</Text>
      ) : (
        <Alert
          type="warning"
          showIcon
          title={inUse}
          description={areProducts && <Link to={paths.productsOf(id)}>{t('groups.toProducts')}</Link>}
        />
      )}
      {remove.isError && inUse === undefined && (
        <ErrorState size="compact" title={t('groups.notDeleted')} error={remove.error} />
      )}
    </ConfirmDialog>
  )
}
