import type { CustomerDetail, PriceList } from '@staffel/shared-api/contract'
import { ButtonLink, EmptyState, ErrorState, LoadingState } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { LockOutlined } from '@staffel/shared-ui/icons'
import { useQuery } from '@staffel/shared-ui/query'
import { lazyPart } from '@staffel/shared-ui/router'
import { Suspense, useState } from 'react'
import { customerQuery } from '../../api/customers.queries.ts'
import { priceListsQuery } from '../../api/price-lists.queries.ts'
import { useMayEdit } from '../../parts/useMayEdit.ts'
import { paths } from '../../paths.ts'
import { PriceListTable } from './PriceListTable.tsx'

const DeletePriceListDialog = lazyPart(async () => (await import('./DeletePriceListDialog.tsx')).DeletePriceListDialog)

/** The lists that a customer pays by, its own and those of its group; a guest on the page of that customer. */
export function CustomerPriceLists({ context: { organizationId } }: { context: { readonly organizationId: number } }) {
  const { t } = useTranslation('catalogue')
  const mayRead = useMayEdit()
  const customer = useQuery({ ...customerQuery(organizationId), enabled: mayRead })
  if (!mayRead)
    return <EmptyState icon={<LockOutlined />} title={t('prices.notYours')} description={t('prices.notYoursText')} />
  if (customer.isPending) return <LoadingState count={4} />
  if (!customer.data)
    return (
      <ErrorState
        title={t('prices.failed')}
        error={customer.error}
        onRetry={() => void customer.refetch()}
        retrying={customer.isFetching}
      />
    )
  return <Lists customer={customer.data} />
}

function Lists({ customer: { id, tenant_id: tenantId, customer_group: group } }: { customer: CustomerDetail }) {
  const { t } = useTranslation('catalogue')
  const lists = useQuery(priceListsQuery(tenantId))
  const [doomed, setDoomed] = useState<PriceList | null>(null)
  if (lists.isPending) return <LoadingState count={4} />
  if (!lists.data)
    return (
      <ErrorState
        title={t('prices.failed')}
        error={lists.error}
        onRetry={() => void lists.refetch()}
        retrying={lists.isFetching}
      />
    )
  const own = lists.data.filter((list) => list.organization_id === id || (group && list.customer_group_id === group.id))
  if (own.length === 0)
    return (
      <EmptyState
        title={t('prices.noneOfCustomer')}
        description={t('prices.noneOfCustomerText')}
        action={<ButtonLink to={paths.priceLists(tenantId)}>{t('prices.title')}</ButtonLink>}
      />
    )
  return (
    <>
      <PriceListTable lists={own} tenantId={tenantId} onDelete={setDoomed} />
      <Suspense>
        {doomed && <DeletePriceListDialog list={doomed} tenantId={tenantId} onClose={() => setDoomed(null)} />}
      </Suspense>
    </>
  )
}
