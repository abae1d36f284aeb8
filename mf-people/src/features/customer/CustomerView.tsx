import type { CustomerDetail } from '@staffel/shared-api/contract'
import { mayAddCustomers } from '@staffel/shared-api/rules'
import { useUser } from '@staffel/shared-auth'
import { Screen, SlotGuest, TabList, tabPanel, useRecentThing, type UnsavedWork } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { UnsavedChangesGuard } from '@staffel/shared-ui/overlay'
import { useQueryClient } from '@staffel/shared-ui/query'
import { lazyPart, useNavigate, useSearchParams } from '@staffel/shared-ui/router'
import { Suspense, useId, useMemo, useState } from 'react'
import { CustomerStatusBadge } from '../../parts/customers/CustomerStatusBadge.tsx'
import { MergeNotices } from '../../parts/customers/merges/MergeNotices.tsx'
import { customersKey } from '../../api/customers.queries.ts'
import { paths } from '../../paths.ts'
import { ActivityCard } from './ActivityCard.tsx'
import { ArchivedNotice, CustomerActions } from './CustomerHead.tsx'
import { CustomerFigures } from './CustomerFigures.tsx'
import { CustomerOverview } from './CustomerOverview.tsx'
import { useCustomerTabs } from './useCustomerTabs.ts'

const EditCustomerDialog = lazyPart(async () => (await import('./EditCustomerDialog.tsx')).EditCustomerDialog)
const DeleteCustomerDialog = lazyPart(
  async () => (await import('../../parts/customers/DeleteCustomerDialog.tsx')).DeleteCustomerDialog,
)

/** Its head, its figures, and a tab for each area that has something of it. The address says which is open. */
export function CustomerView({ customer }: { customer: CustomerDetail }) {
  const { t } = useTranslation('people')
  const tabsId = useId()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const user = useUser()
  const [params, setParams] = useSearchParams()
  const [isDoomed, setIsDoomed] = useState(false)
  const [unsaved, setUnsaved] = useState<UnsavedWork | null>(null)
  const { id, name, archived_at } = customer
  const mayChange = user !== null && mayAddCustomers(user)
  const context = useMemo(() => ({ organizationId: id }), [id])

  const { tabs, current, title, guest } = useCustomerTabs(params.get('tab'), mayChange)
  const isEditing = mayChange && params.get('edit') === '1'
  /** What a guest did to the customer stands in what the page shows of it. */
  const reread = (entity: string) => {
    if (entity === 'organization') void queryClient.invalidateQueries({ queryKey: customersKey })
  }
  const edit = (on: boolean) =>
    setParams(
      (before) => {
        const { edit: _edit, ...kept } = Object.fromEntries(before)
        return on ? { ...kept, edit: '1' } : kept
      },
      { replace: !on },
    )

  useRecentThing({ path: paths.customer(id), label: name, icon: 'organizations' })

  return (
    <Screen
      title={name}
      width="list"
      back={{ to: paths.customers(), label: t('customers.title') }}
      subtitle={<CustomerStatusBadge customer={customer} />}
      actions={
        <CustomerActions
          customer={customer}
          mayChange={mayChange}
          onEdit={() => edit(true)}
          onDelete={() => setIsDoomed(true)}
        />
      }
    >
      {archived_at && <ArchivedNotice customer={customer} mayChange={mayChange} />}
      {mayChange && <MergeNotices customer={customer} />}
      <CustomerFigures customer={customer} />
      <TabList
        id={tabsId}
        look="page"
        label={name}
        tabs={tabs}
        current={current}
        onChange={(tab) => setParams({ tab })}
      />
      <div {...tabPanel(tabsId, current, current)} aria-label={title}>
        {guest && (
          <SlotGuest
            key={guest.key}
            place="customer.tabs"
            guest={guest}
            context={context}
            onUnsaved={setUnsaved}
            onChanged={reread}
            shape="rows"
          />
        )}
        {current === 'activity' && <ActivityCard id={id} />}
        {current === 'overview' && <CustomerOverview customer={customer} mayChange={mayChange} />}
      </div>
      {guest && <UnsavedChangesGuard query when={unsaved !== null} copy={unsaved?.copy} />}
      <Suspense>
        {isEditing && <EditCustomerDialog customer={customer} onClose={() => edit(false)} />}
        {isDoomed && (
          <DeleteCustomerDialog
            customer={customer}
            onClose={() => setIsDoomed(false)}
            onGone={() => void navigate(paths.customers())}
          />
        )}
      </Suspense>
    </Screen>
  )
}
