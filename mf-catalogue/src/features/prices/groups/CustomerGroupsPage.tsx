import type { CustomerGroup } from '@staffel/shared-api/contract'
import { Button, EmptyState, ErrorState, LoadingState, Screen } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { PlusOutlined } from '@staffel/shared-ui/icons'
import { useQuery } from '@staffel/shared-ui/query'
import { lazyPart } from '@staffel/shared-ui/router'
import { Suspense, useState } from 'react'
import { customerGroupsQuery } from '../../../api/customer-groups.queries.ts'
import { SellerOnly } from '../../../parts/SellerOnly.tsx'
import { useNamedTenant } from '../../../parts/useNamedTenant.ts'
import { paths } from '../../../paths.ts'
import { CustomerGroupTable } from './CustomerGroupTable.tsx'

const CustomerGroupNameDialog = lazyPart(
  async () => (await import('./CustomerGroupNameDialog.tsx')).CustomerGroupNameDialog,
)
const DeleteCustomerGroupDialog = lazyPart(
  async () => (await import('./DeleteCustomerGroupDialog.tsx')).DeleteCustomerGroupDialog,
)
const GroupMembersDialog = lazyPart(async () => (await import('./GroupMembersDialog.tsx')).GroupMembersDialog)

type Doing =
  { readonly what: 'add' } | { readonly what: 'rename' | 'delete' | 'members'; readonly group: CustomerGroup }

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
  const groups = useQuery(customerGroupsQuery(tenantId))
  const [doing, setDoing] = useState<Doing | null>(null)
  const close = () => setDoing(null)
  const add = (
    <Button type="primary" icon={<PlusOutlined />} onClick={() => setDoing({ what: 'add' })}>
      {t('customerGroups.add')}
    </Button>
  )

  return (
    <Screen
      width="narrow"
      title={t('customerGroups.title')}
      subtitle={t('customerGroups.subtitle')}
      back={{ to: paths.priceLists(tenantId), label: t('prices.title') }}
      actions={groups.data && groups.data.length > 0 && add}
    >
      {content()}
      <Suspense>
        {(doing?.what === 'add' || doing?.what === 'rename') && (
          <CustomerGroupNameDialog
            {...(doing.what === 'rename' && { group: doing.group })}
            {...(tenantId !== undefined && { tenantId })}
            onClose={close}
          />
        )}
        {doing?.what === 'members' && (
          <GroupMembersDialog group={doing.group} {...(tenantId !== undefined && { tenantId })} onClose={close} />
        )}
        {doing?.what === 'delete' && <DeleteCustomerGroupDialog group={doing.group} onClose={close} />}
      </Suspense>
    </Screen>
  )

  function content() {
    if (groups.isPending) return <LoadingState count={6} />
    if (!groups.data)
      return (
        <ErrorState
          title={t('customerGroups.failed')}
          error={groups.error}
          onRetry={() => void groups.refetch()}
          retrying={groups.isFetching}
        />
      )
    if (groups.data.length === 0)
      return <EmptyState title={t('customerGroups.empty')} description={t('customerGroups.emptyText')} action={add} />
    return <CustomerGroupTable groups={groups.data} onDo={(what, group) => setDoing({ what, group })} />
  }
}
