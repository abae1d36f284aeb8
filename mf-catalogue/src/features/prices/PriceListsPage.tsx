import type { PriceList } from '@staffel/shared-api/contract'
import {
  Button,
  ButtonLink,
  EmptyState,
  ErrorState,
  LoadingState,
  Screen,
  useScreenActions,
} from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { PlusOutlined } from '@staffel/shared-ui/icons'
import { FilterBar } from '@staffel/shared-ui/list'
import { useQuery } from '@staffel/shared-ui/query'
import { lazyPart, useNavigate } from '@staffel/shared-ui/router'
import { Suspense, useState } from 'react'
import { priceListsQuery } from '../../api/price-lists.queries.ts'
import { SellerOnly } from '../../parts/SellerOnly.tsx'
import { useNamedTenant } from '../../parts/useNamedTenant.ts'
import { paths } from '../../paths.ts'
import { PriceListTable } from './PriceListTable.tsx'
import styles from './prices.module.css'
import { CustomerPriceCard } from './probe/CustomerPriceCard.tsx'
import { ListsMenu } from './transfer/ListsMenu.tsx'
import { useListFilters } from './useListFilters.ts'

const DeletePriceListDialog = lazyPart(async () => (await import('./DeletePriceListDialog.tsx')).DeletePriceListDialog)

/** What customers pay who have prices of their own. */
export function PriceListsPage() {
  return (
    <SellerOnly>
      <PriceLists />
    </SellerOnly>
  )
}

function PriceLists() {
  const { t } = useTranslation('catalogue')
  const navigate = useNavigate()
  const tenantId = useNamedTenant()
  const lists = useQuery(priceListsQuery(tenantId))
  const { filters, set, type, reset, shown, counts } = useListFilters(lists.data ?? [])
  const [doomed, setDoomed] = useState<PriceList | null>(null)
  const toNew = paths.newPriceList(tenantId)

  useScreenActions([
    {
      id: 'new-price-list',
      label: t('prices.add'),
      icon: <PlusOutlined />,
      shortcut: 'n',
      run: () => void navigate(toNew),
    },
  ])

  const add = (
    <ButtonLink
      type="primary"
      icon={<PlusOutlined />}
      to={toNew}
      aria-keyshortcuts="n"
      title={t('shortcut', { key: 'N' })}
    >
      {t('prices.add')}
    </ButtonLink>
  )

  return (
    <Screen
      title={t('prices.title')}
      subtitle={t('prices.subtitle')}
      width="list"
      back={{ to: paths.products(), label: t('list.title') }}
      actions={
        <>
          <ButtonLink to={paths.customerGroups(tenantId)}>{t('customerGroups.title')}</ButtonLink>
          {lists.data && <ListsMenu tenantId={tenantId} hasLists={lists.data.length > 0} />}
          {lists.data && lists.data.length > 0 && add}
        </>
      }
    >
      <div className={styles.page}>
        <div className={styles.lists}>{content()}</div>
        <CustomerPriceCard tenantId={tenantId} />
      </div>
      <Suspense>
        {doomed && <DeletePriceListDialog list={doomed} tenantId={tenantId} onClose={() => setDoomed(null)} />}
      </Suspense>
    </Screen>
  )

  function content() {
    if (lists.isPending) return <LoadingState count={6} />
    if (!lists.data)
      return (
        <ErrorState
          title={t('prices.failed')}
          error={lists.error}
          onRetry={() => void lists.refetch()}
          retrying={lists.isFetching}
        />
      )
    if (lists.data.length === 0)
      return <EmptyState title={t('prices.empty')} description={t('prices.emptyText')} action={add} />
    return (
      <>
        <FilterBar
          search={{
            value: filters.search,
            onChange: (search) => type({ search }),
            placeholder: t('prices.search'),
          }}
          status={{ value: filters.validity, options: counts, onChange: (validity) => set({ validity }) }}
        />
        {shown.length === 0 ? (
          <EmptyState
            title={t('prices.nothing')}
            description={t('prices.nothingText')}
            action={<Button onClick={reset}>{t('list.clearFilters')}</Button>}
          />
        ) : (
          <PriceListTable lists={shown} tenantId={tenantId} onDelete={setDoomed} />
        )}
      </>
    )
  }
}
