import type { ListPage } from '@staffel/shared-api/client'
import type { Product } from '@staffel/shared-api/contract'
import { Flex, Text } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { type Column, DataTable, type DataTableProps, PaginationBar, Thumb } from '@staffel/shared-ui/list'
import { useQueryClient } from '@staffel/shared-ui/query'
import { productPageSize, productQuery } from '../../api/products.queries.ts'
import { ProductBadges } from '../../parts/ProductBadges.tsx'
import { ProductPrice } from '../../parts/prices/ProductPrice.tsx'
import { paths } from '../../paths.ts'
import styles from './product-list.module.css'
import { useProductActions } from './useProductActions.tsx'

interface ProductTableProps {
  readonly page: ListPage<Product>
  readonly current: number
  readonly onPage: (page: number) => void
  readonly busy: boolean
  readonly onArchive: (product: Product) => void
  /** Absent for who cannot do anything with several at once. */
  readonly selection?: DataTableProps<Product>['selection']
}

export function ProductTable({
  page: { items, total },
  current,
  onPage,
  busy,
  onArchive,
  selection,
}: ProductTableProps) {
  const { t } = useTranslation('catalogue')
  const queryClient = useQueryClient()
  const actions = useProductActions(onArchive)
  return (
    <Flex vertical gap={16}>
      <DataTable
        label={t('list.title')}
        columns={useColumns(items.some(({ picture }) => picture))}
        rows={items}
        rowKey={(product) => String(product.product_id)}
        rowName={(product) => product.product_name}
        rowHref={(product) => paths.product(product.product_id)}
        rowActions={actions}
        onRowIntent={(product) => void queryClient.prefetchQuery(productQuery(product.product_id))}
        selection={selection}
        busy={busy}
      />
      <PaginationBar
        variant="numbers"
        page={current}
        pageSize={productPageSize}
        rows={items.length}
        total={total}
        onPage={onPage}
        busy={busy}
      />
    </Flex>
  )
}

/** Where one product of the page has a picture, all of them have the place for one. */
function useColumns(hasPictures: boolean): Column<Product>[] {
  const { t } = useTranslation('catalogue')
  return [
    {
      id: 'sku',
      title: t('list.columns.sku'),
      card: 'subtitle',
      cell: ({ sku }) => (
        <Text numeric tone="muted">
          {sku ?? '–'}
        </Text>
      ),
    },
    {
      id: 'name',
      title: t('list.columns.name'),
      card: 'title',
      cell: (product) => <ProductName product={product} hasPictures={hasPictures} />,
    },
    {
      id: 'description',
      title: t('list.columns.description'),
      card: 'hidden',
      from: 'wide',
      cell: ({ description }) => <span className={styles.description}>{description}</span>,
    },
    {
      id: 'group',
      title: t('list.columns.group'),
      card: 'meta',
      from: 'medium',
      cell: ({ product_group_name }) => product_group_name ?? '–',
    },
    {
      id: 'price',
      title: t('list.columns.price'),
      card: 'amount',
      align: 'end',
      cell: (product) => <ProductPrice product={product} />,
    },
  ]
}

function ProductName({ product, hasPictures }: { product: Product; hasPictures: boolean }) {
  return (
    <span className={styles.pictured}>
      {hasPictures && <Thumb src={product.picture?.url} />}
      <span className={styles.name}>
        {product.product_name}
        <ProductBadges product={product} />
      </span>
    </span>
  )
}
