import { useUser } from '@staffel/shared-auth'
import { Button, Text } from '@staffel/shared-ui/core'
import { Select, type FieldControl } from '@staffel/shared-ui/form'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useQuery } from '@staffel/shared-ui/query'
import { customersQuery } from '../api/customers.queries.ts'

export interface CustomerSelectProps {
  readonly control: FieldControl
  /** Whose customers; the reader's own seller without. */
  readonly tenantId?: number
  readonly value: number | null
  /** The name of `value`, before the customers have come. */
  readonly name?: string
  /** Customers that cannot be chosen. */
  readonly without?: ReadonlySet<number>
  readonly onChange: (customer: number | null) => void
}

/** One of the customers of a seller. */
export function CustomerSelect({ control, tenantId, value, name, without, onChange }: CustomerSelectProps) {
  const { t } = useTranslation('catalogue')
  const own = useUser()?.tenant_id
  const customers = useQuery(customersQuery(tenantId ?? own))
  const known = (customers.data ?? []).filter(({ id }) => !without?.has(id))
  const missing = value !== null && name && !known.some(({ id }) => id === value) ? [{ id: value, name }] : []
  return (
    <>
      <Select<number | null>
        {...control}
        value={value}
        allowClear
        showSearch={{ optionFilterProp: 'label' }}
        loading={customers.isFetching}
        placeholder={t('pick.customer')}
        notFoundContent={customers.isPending ? t('ui:loading') : t('pick.noCustomer')}
        options={[...missing, ...known].map((customer) => ({ value: customer.id, label: customer.name }))}
        onChange={(customer) => onChange(customer ?? null)}
      />
      {customers.isError && (
        <Text as="div" tone="danger" size="small">
          {t('pick.noCustomers')}{' '}
          <Button type="link" size="small" loading={customers.isFetching} onClick={() => void customers.refetch()}>
            {t('ui:action.retry')}
          </Button>
        </Text>
      )}
    </>
  )
}
