import { isApiError } from '@staffel/shared-api/client'
import { Alert, ErrorState, Text, toast } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { ConfirmDialog } from '@staffel/shared-ui/overlay'
import { useMutation } from '@staffel/shared-ui/query'
import { Link } from '@staffel/shared-ui/router'

export interface DeleteGroupDialogProps {
  readonly name: string
  /** Which groups can go. */
  readonly text: string
  readonly remove: () => Promise<unknown>
  /** Where the products are seen that are in it. */
  readonly productsTo?: string
  readonly onClose: () => void
}

/** Deletes a group that nothing is in; of another it says what stands in the way, and leads to products that do. */
export function DeleteGroupDialog({ name, text, remove, productsTo, onClose }: DeleteGroupDialogProps) {
  const { t } = useTranslation('catalogue')
  const { mutate, isPending, error } = useMutation({
    mutationFn: remove,
    onSuccess: () => {
      toast.success(t('groups.deleted', { name }))
      onClose()
    },
  })
  const refused = isApiError(error) && error.code === 'IN_USE' && error.sentence ? error : undefined
  // Price lists may stand in the way as well.
  const toProducts = refused && 'products' in refused.details ? productsTo : undefined

  return (
    <ConfirmDialog
      open
      danger
      title={t('groups.deleteTitle', { name })}
      confirmLabel={t('groups.delete')}
      pending={isPending}
      confirmDisabled={refused !== undefined}
      onConfirm={() => mutate()}
      onCancel={onClose}
    >
      {refused ? (
        <Alert
          type="warning"
          showIcon
          title={refused.sentence}
          description={toProducts && <Link to={toProducts}>{t('groups.toProducts')}</Link>}
        />
      ) : (
        <Text as="p">{text}</Text>
      )}
      {error && !refused && <ErrorState size="compact" title={t('groups.notDeleted')} error={error} />}
    </ConfirmDialog>
  )
}
