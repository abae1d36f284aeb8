import { Button, EmptyState, ErrorState, LoadingState, Screen } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useQuery } from '@staffel/shared-ui/query'
import { productsQuery } from '../../api/products.queries.ts'
import { ProductFilterBar } from './ProductFilterBar.tsx'
import { ProductStatCards } from './ProductStatCards.tsx'
import { ProductTable } from './ProductTable.tsx'
import { useProductFilters } from './useProductFilters.ts'

export function ProductListPage() {
  const { t } = useTranslation('catalogue')
  const filters = useProductFilters()
  const { search, group, visible } = filters.filters
  const products = useQuery(productsQuery({ search, group, visibleOnly: visible === 'only', page: filters.page }))

  return (
    <Screen title={t('list.title')} subtitle={t('list.subtitle')}>
      <ProductStatCards />
      <ProductFilterBar filters={filters} />
      {content()}
    </Screen>
  )

  function content() {
    if (products.isPending) return <LoadingState count={6} />
    if (products.isError && !products.data)
      return (
        <ErrorState
          title={t('list.failed')}
          error={products.error}
          onRetry={() => void products.refetch()}
          retrying={products.isFetching}
        />
      )
    if (products.data.items.length === 0) return empty()
    return (
      <ProductTable page={products.data} current={filters.page} onPage={filters.setPage} busy={products.isFetching} />
    )
  }

  function empty() {
    if (search === '' && group === 'all')
      return <EmptyState title={t('list.empty')} description={t('list.emptyText')} />
    const clear = <Button onClick={filters.reset}>{t('list.clearFilters')}</Button>
    return <EmptyState title={t('list.emptyFiltered')} description={t('list.emptyFilteredText')} action={clear} />
  }
}
