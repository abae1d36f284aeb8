import type { Product } from '@staffel/shared-api/contract'
import { EmptyState, ErrorState, LoadingState } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { DataTable, PaginationBar } from '@staffel/shared-ui/list'
import { productPageSize } from '../../../api/products.queries.ts'
import { useProductColumns } from './useProductColumns.tsx'
import { productKey, type ProductSelection } from './useProductSelection.ts'

export interface ProductResultsProps {
  products: { readonly items: readonly Product[]; readonly total: number } | undefined
  error: unknown
  fetching: boolean
  /** `products` answers an earlier question. */
  stale: boolean
  page: number
  picked: ProductSelection
  onPage: (page: number) => void
  onRetry: () => void
}

export function ProductResults({
  products,
  error,
  fetching,
  stale,
  page,
  picked,
  onPage,
  onRetry,
}: ProductResultsProps) {
  const { t } = useTranslation('offers')
  const columns = useProductColumns(picked, products?.items.some(({ picture }) => picture) ?? false)
  if (error)
    return (
      <ErrorState size="compact" title={t('products.failed')} error={error} onRetry={onRetry} retrying={fetching} />
    )
  if (!products) return <LoadingState shape="rows" count={productPageSize} />
  if (products.items.length === 0) return <EmptyState size="compact" title={t('products.empty')} />
  return (
    <>
      <div>
        <DataTable
          label={t('products.title')}
          columns={columns}
          rows={products.items}
          rowKey={productKey}
          rowName={({ product_name }) => product_name}
          selection={picked.selection}
          busy={stale && fetching}
        />
      </div>
      <PaginationBar
        variant="of"
        page={page}
        pageSize={productPageSize}
        rows={products.items.length}
        total={products.total}
        busy={stale}
        onPage={onPage}
      />
    </>
  )
}
