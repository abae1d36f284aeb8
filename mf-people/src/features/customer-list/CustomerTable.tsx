import type { ListPage } from '@staffel/shared-api/client'
import type { Customer } from '@staffel/shared-api/contract'
import { Flex, Text } from '@staffel/shared-ui/core'
import { formatInstantDate, formatMoney, formatNumber } from '@staffel/shared-ui/format'
import { useLanguage, useTranslation } from '@staffel/shared-ui/i18n'
import { type Column, DataTable, PaginationBar } from '@staffel/shared-ui/list'
import { useQueryClient } from '@staffel/shared-ui/query'
import { customerQuery } from '../../api/customers.queries.ts'
import { CustomerStatusBadge } from '../../parts/customers/CustomerStatusBadge.tsx'
import { paths } from '../../paths.ts'
import { useCustomerActions } from './useCustomerActions.tsx'
import { customerPageSizes, type CustomerFilterState } from './useCustomerFilters.ts'
import styles from './customer-list.module.css'

export interface CustomerTableProps {
  readonly page: ListPage<Customer>
  readonly state: CustomerFilterState
  readonly busy: boolean
  readonly onDelete: (customer: Customer) => void
}

export function CustomerTable({ page: { items, total }, state, busy, onDelete }: CustomerTableProps) {
  const { t } = useTranslation('people')
  const queryClient = useQueryClient()
  const isGone = state.filters.status === 'deleted'
  return (
    <Flex vertical gap={16}>
      <DataTable
        label={t('customers.title')}
        columns={useColumns()}
        rows={items}
        rowKey={({ id }) => String(id)}
        rowName={({ name }) => name}
        rowHref={isGone ? undefined : ({ id }) => paths.customer(id)}
        rowActions={useCustomerActions(onDelete)}
        onRowIntent={isGone ? undefined : ({ id }) => void queryClient.prefetchQuery(customerQuery(id))}
        sort={state.sort}
        onSort={state.sortBy}
        busy={busy}
      />
      <PaginationBar
        page={state.page}
        pageSize={state.filters.size}
        rows={items.length}
        total={total}
        onPage={state.setPage}
        sizes={{ options: customerPageSizes, onChange: (size) => state.set({ size }) }}
        busy={busy}
      />
    </Flex>
  )
}

function useColumns(): Column<Customer>[] {
  const { t } = useTranslation('people')
  const { language } = useLanguage()
  return [
    {
      id: 'name',
      title: t('customers.columns.name'),
      card: 'title',
      sortKey: 'name',
      cell: ({ name, contactPerson }) => (
        <Flex vertical className={styles.name}>
          <Text strong>{name}</Text>
          {contactPerson && (
            <Text tone="muted" size="small" className={styles.person}>
              {contactPerson}
            </Text>
          )}
        </Flex>
      ),
    },
    {
      id: 'contact',
      title: t('customers.columns.contact'),
      card: 'meta',
      from: 'medium',
      cell: ({ email, phone }) => (
        <Flex vertical className={styles.contact}>
          <span>{email ?? '–'}</span>
          {phone && (
            <Text tone="muted" size="small" numeric>
              {phone}
            </Text>
          )}
        </Flex>
      ),
    },
    {
      id: 'status',
      title: t('customers.columns.status'),
      card: 'status',
      sortKey: 'status',
      cell: (customer) => <CustomerStatusBadge customer={customer} />,
    },
    {
      id: 'offers',
      title: t('customers.columns.offers'),
      card: 'meta',
      align: 'end',
      sortKey: 'totalOffers',
      cell: ({ totalOffers }) => formatNumber(totalOffers),
    },
    {
      id: 'accepted',
      title: t('customers.columns.accepted'),
      card: 'meta',
      align: 'end',
      from: 'wide',
      sortKey: 'acceptedOffers',
      cell: ({ acceptedOffers }) => formatNumber(acceptedOffers),
    },
    {
      id: 'value',
      title: t('customers.columns.value'),
      card: 'amount',
      align: 'end',
      sortKey: 'totalValue',
      cell: ({ totalvalue }) => <Text numeric>{formatMoney(totalvalue)}</Text>,
    },
    {
      id: 'last',
      title: t('customers.columns.last'),
      card: 'meta',
      from: 'medium',
      sortKey: 'lastcontact',
      cell: ({ lastcontact }) => <Text numeric>{lastcontact ? formatInstantDate(lastcontact, language) : '–'}</Text>,
    },
  ]
}
