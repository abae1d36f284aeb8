import type { Customer } from '@staffel/shared-api/contract'
import { mayAddCustomers } from '@staffel/shared-api/rules'
import { useUser } from '@staffel/shared-auth'
import { useTranslation } from '@staffel/shared-ui/i18n'
import {
  DeleteOutlined,
  EditOutlined,
  EyeOutlined,
  FileTextOutlined,
  MergeOutlined,
  PlusOutlined,
  UndoOutlined,
} from '@staffel/shared-ui/icons'
import type { RowAction } from '@staffel/shared-ui/list'
import { useNavigate } from '@staffel/shared-ui/router'
import { useBringBack } from '../../parts/customers/useBringBack.ts'
import { paths } from '../../paths.ts'

/** The menu of a row: a customer's own Manager looks and makes offers, who runs the selling company does all. */
export function useCustomerActions(onDelete: (customer: Customer) => void): (customer: Customer) => RowAction[] {
  const { t } = useTranslation('people')
  const navigate = useNavigate()
  const user = useUser()
  const bringBack = useBringBack()
  const mayChange = user !== null && mayAddCustomers(user)
  const go = (to: string) => () => void navigate(to)

  return (customer) => {
    const { id, archived_at, deleted_at, merged_into } = customer
    const restore: RowAction = {
      key: 'restore',
      label: t('customers.actions.restore'),
      icon: <UndoOutlined />,
      onSelect: () => bringBack(customer),
    }
    if (deleted_at) return mayChange ? [restore] : []
    const looking: RowAction[] = [
      { key: 'view', label: t('customers.actions.view'), icon: <EyeOutlined />, onSelect: go(paths.customer(id)) },
      {
        key: 'offers',
        label: t('customers.actions.offers'),
        icon: <FileTextOutlined />,
        onSelect: go(paths.offersOf(id)),
      },
    ]
    // All that is left of it is the way to another customer.
    if (merged_into) return looking.slice(0, 1)
    const merge: RowAction = {
      key: 'merge',
      label: t('customers.merge.action'),
      icon: <MergeOutlined />,
      onSelect: go(paths.mergeInto(id)),
    }
    const offer: RowAction = {
      key: 'offer',
      label: t('customers.actions.offer'),
      icon: <PlusOutlined />,
      disabled: archived_at !== undefined,
      hint: archived_at && t('customers.archivedHint'),
      onSelect: go(paths.newOfferFor(id)),
    }
    if (!mayChange) return [...looking, offer]
    return [
      ...looking.slice(0, 1),
      {
        key: 'edit',
        label: t('customers.actions.edit'),
        icon: <EditOutlined />,
        onSelect: go(paths.editCustomer(id)),
      },
      ...looking.slice(1),
      offer,
      ...(archived_at ? [restore] : [merge]),
      {
        key: 'delete',
        label: t('customers.actions.delete'),
        icon: <DeleteOutlined />,
        danger: true,
        divided: true,
        onSelect: () => onDelete(customer),
      },
    ]
  }
}
