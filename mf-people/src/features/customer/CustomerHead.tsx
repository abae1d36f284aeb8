import type { CustomerDetail } from '@staffel/shared-api/contract'
import { Alert, Button, ButtonLink } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { DeleteOutlined, EditOutlined, FileTextOutlined, PlusOutlined, UndoOutlined } from '@staffel/shared-ui/icons'
import { useBringBack } from '../../parts/customers/useBringBack.ts'
import { paths } from '../../paths.ts'

export interface CustomerActionsProps {
  readonly customer: CustomerDetail
  readonly mayChange: boolean
  readonly onEdit: () => void
  readonly onDelete: () => void
}

/** What can be done with a customer; the next step is an offer. */
export function CustomerActions({ customer: { id, archived_at }, mayChange, onEdit, onDelete }: CustomerActionsProps) {
  const { t } = useTranslation('people')
  return (
    <>
      {mayChange && (
        <>
          <Button icon={<EditOutlined />} onClick={onEdit}>
            {t('customers.actions.edit')}
          </Button>
          <Button icon={<DeleteOutlined />} onClick={onDelete}>
            {t('customers.actions.delete')}
          </Button>
        </>
      )}
      <ButtonLink to={paths.offersOf(id)} icon={<FileTextOutlined />}>
        {t('customers.actions.offers')}
      </ButtonLink>
      {!archived_at && (
        <ButtonLink to={paths.newOfferFor(id)} type="primary" icon={<PlusOutlined />}>
          {t('customers.actions.offer')}
        </ButtonLink>
      )}
    </>
  )
}

/** Why there is no offer to make. */
export function ArchivedNotice({ customer, mayChange }: Pick<CustomerActionsProps, 'customer' | 'mayChange'>) {
  const { t } = useTranslation('people')
  const bringBack = useBringBack()
  return (
    <Alert
      type="warning"
      showIcon
      title={t('customers.archivedHint')}
      action={
        mayChange && (
          <Button size="small" icon={<UndoOutlined />} onClick={() => bringBack(customer)}>
            {t('customers.actions.restore')}
          </Button>
        )
      }
    />
  )
}
