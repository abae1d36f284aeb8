import type { Customer } from '@staffel/shared-api/contract'
import { mayAddCustomers } from '@staffel/shared-api/rules'
import { useUser } from '@staffel/shared-auth'
import { Button, EmptyState, ErrorState, LoadingState, Screen, useScreenActions } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { PlusOutlined } from '@staffel/shared-ui/icons'
import { BeyondEnd, ResultCount } from '@staffel/shared-ui/list'
import { useQuery } from '@staffel/shared-ui/query'
import { lazyPart } from '@staffel/shared-ui/router'
import { Suspense, useState } from 'react'
import { customersQuery } from '../../api/customers.queries.ts'
import { CustomerFilterBar } from './CustomerFilterBar.tsx'
import { CustomerStatCards } from './CustomerStatCards.tsx'
import { CustomerTable } from './CustomerTable.tsx'
import { CustomersMenu } from './transfer/CustomersMenu.tsx'
import { customerSortKeys, useCustomerFilters } from './useCustomerFilters.ts'

const NewCustomerDialog = lazyPart(
  async () => (await import('../../parts/customers/NewCustomerDialog.tsx')).NewCustomerDialog,
)
const DeleteCustomerDialog = lazyPart(
  async () => (await import('../../parts/customers/DeleteCustomerDialog.tsx')).DeleteCustomerDialog,
)

/** To whom the tenant sells. A customer's own Manager finds the own organisation alone. */
export function CustomerListPage() {
  const { t } = useTranslation('people')
  const user = useUser()
  const state = useCustomerFilters()
  const [doomed, setDoomed] = useState<Customer | null>(null)
  const [isAdding, setIsAdding] = useState(false)
  const { size, ...narrowing } = state.filters
  const sortKey = customerSortKeys.find((key) => key === state.sort.key) ?? 'name'
  const customers = useQuery(
    customersQuery({ ...narrowing, page: state.page, size, sortKey, direction: state.sort.direction }),
  )
  const mayAdd = user !== null && mayAddCustomers(user)
  const isUnfiltered = narrowing.search === '' && narrowing.status === 'all' && narrowing.region === 'all'
  const isBare = isUnfiltered && customers.data?.total === 0

  useScreenActions(
    mayAdd
      ? [
          {
            id: 'new-customer',
            label: t('customers.add'),
            icon: <PlusOutlined />,
            shortcut: 'n',
            run: () => setIsAdding(true),
          },
        ]
      : [],
  )

  const addButton = (isMain: boolean) => (
    <Button
      type={isMain ? 'primary' : 'default'}
      icon={<PlusOutlined />}
      aria-keyshortcuts="n"
      title={t('customers.shortcut', { key: 'N' })}
      onClick={() => setIsAdding(true)}
    >
      {t('customers.add')}
    </Button>
  )

  return (
    <Screen
      title={t('customers.title')}
      width="list"
      subtitle={
        customers.data ? (
          <ResultCount
            shown={customers.data.items.length}
            total={customers.data.total}
            noun={t('customers.noun', { count: customers.data.total })}
          />
        ) : (
          '\u00a0'
        )
      }
      actions={
        mayAdd && (
          <>
            <CustomersMenu filters={narrowing} isEmpty={isBare} />
            {addButton(!isBare)}
          </>
        )
      }
    >
      <CustomerStatCards filters={narrowing} />
      <CustomerFilterBar state={state} isListKnown={customers.data !== undefined} showsKept={mayAdd} />
      {content()}
      <Suspense>
        {isAdding && (
          <NewCustomerDialog
            tenantId={narrowing.tenant === 'all' ? undefined : Number(narrowing.tenant)}
            onClose={() => setIsAdding(false)}
          />
        )}
        {doomed && (
          <DeleteCustomerDialog customer={doomed} onClose={() => setDoomed(null)} onGone={() => setDoomed(null)} />
        )}
      </Suspense>
    </Screen>
  )

  function content() {
    if (customers.isPending) return <LoadingState count={8} />
    if (customers.isError && !customers.data)
      return (
        <ErrorState
          title={t('customers.failed')}
          error={customers.error}
          onRetry={() => void customers.refetch()}
          retrying={customers.isFetching}
        />
      )
    const { items, total } = customers.data
    if (items.length === 0 && state.page > 1 && total > 0)
      return <BeyondEnd title={t('customers.empty')} onFirst={() => state.setPage(1)} />
    if (isBare)
      return (
        <EmptyState
          title={t('customers.none')}
          description={t('customers.noneText')}
          action={mayAdd && addButton(true)}
        />
      )
    if (items.length === 0)
      return (
        <EmptyState
          title={t('customers.empty')}
          description={t('customers.emptyText')}
          action={<Button onClick={state.reset}>{t('users.clearFilters')}</Button>}
        />
      )
    return (
      <CustomerTable
        page={customers.data}
        state={state}
        busy={customers.isPlaceholderData && customers.isFetching}
        onDelete={setDoomed}
      />
    )
  }
}
