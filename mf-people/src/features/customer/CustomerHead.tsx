import type { CustomerDetail } from '@staffel/shared-api/contract'
import { Alert, Button, ButtonLink, Dropdown } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import {
  DeleteOutlined,
  EditOutlined,
  FileTextOutlined,
  MergeOutlined,
  MoreOutlined,
  PlusOutlined,
  UndoOutlined,
} from '@staffel/shared-ui/icons'
import { useNavigate } from '@staffel/shared-ui/router'
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
  const navigate = useNavigate()
  const merge = {
    key: 'merge',
    icon: <MergeOutlined />,
    label: t('customers.merge.action'),
    onClick: () => void navigate(paths.mergeInto(id)),
  }
  const deletion = {
    key: 'delete',
    icon: <DeleteOutlined />,
    danger: true,
    label: t('customers.actions.delete'),
    onClick: onDelete,
  }
  return (
    <>
      {mayChange && (
        <Button icon={<EditOutlined />} onClick={onEdit}>
          {t('customers.actions.edit')}
        </Button>
      )}
      <ButtonLink to={paths.offersOf(id)} icon={<FileTextOutlined />}>
        {t('customers.actions.offers')}
      </ButtonLink>
      {!archived_at && (
        <ButtonLink to={paths.newOfferFor(id)} type="primary" icon={<PlusOutlined />}>
          {t('customers.actions.offer')}
        </ButtonLink>
      )}
      {mayChange && (
        <Dropdown
          trigger={['click']}
          placement="bottomRight"
          // Nothing is merged into what is put away.
          menu={{ items: [...(archived_at ? [] : [merge, { type: 'divider' as const }]), deletion] }}
        >
          <Button icon={<MoreOutlined />} aria-label={t('customers.more')} aria-haspopup="menu" />
        </Dropdown>
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
