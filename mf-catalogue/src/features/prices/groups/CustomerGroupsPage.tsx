import type { CustomerGroup } from '@staffel/shared-api/contract'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useQuery } from '@staffel/shared-ui/query'
import { lazyPart } from '@staffel/shared-ui/router'
import { useState } from 'react'
import {
  customerGroupsQuery,
  useDeleteCustomerGroup,
  useSaveCustomerGroup,
} from '../../../api/customer-groups.queries.ts'
import { GroupsScreen } from '../../../parts/groups/GroupsScreen.tsx'
import { SellerOnly } from '../../../parts/SellerOnly.tsx'
import { useNamedTenant } from '../../../parts/useNamedTenant.ts'
import { paths } from '../../../paths.ts'
import { CustomerGroupTable } from './CustomerGroupTable.tsx'

const GroupMembersDialog = lazyPart(async () => (await import('./GroupMembersDialog.tsx')).GroupMembersDialog)

/** Customers who share their prices. */
export function CustomerGroupsPage() {
  return (
    <SellerOnly>
      <CustomerGroups />
    </SellerOnly>
  )
}

function CustomerGroups() {
  const { t } = useTranslation('catalogue')
  const tenantId = useNamedTenant()
  const { mutateAsync: save } = useSaveCustomerGroup()
  const { mutateAsync: remove } = useDeleteCustomerGroup()
  const [opened, setOpened] = useState<CustomerGroup | null>(null)
  return (
    <GroupsScreen
      words="customerGroups"
      back={{ to: paths.priceLists(tenantId), label: t('prices.title') }}
      groups={useQuery(customerGroupsQuery(tenantId))}
      maxLength={100}
      save={(name, group) => save({ name, tenantId, ...(group && { group }) })}
      remove={remove}
      table={(groups, actions) => (
        <CustomerGroupTable groups={groups} onMembers={setOpened} onRename={actions.rename} onDelete={actions.remove} />
      )}
    >
      {opened && <GroupMembersDialog group={opened} tenantId={tenantId} onClose={() => setOpened(null)} />}
    </GroupsScreen>
  )
}
