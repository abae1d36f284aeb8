import type { ListPage } from '@staffel/shared-api/client'
import type { Product } from '@staffel/shared-api/contract'
import { Flex, Text } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { type Column, DataTable, PaginationBar, ToneBadge } from '@staffel/shared-ui/list'
import { productPageSize } from '../../api/products.queries.ts'
import { ProductPrice } from '../../parts/prices/ProductPrice.tsx'
import styles from './product-list.module.css'

interface ProductTableProps {
  readonly page: ListPage<Product>
  readonly current: number
  readonly onPage: (page: number) => void
  readonly busy: boolean
}

export function ProductTable({ page: { items, total }, current, onPage, busy }: ProductTableProps) {
  const { t } = useTranslation('catalogue')
  return (
    <Flex vertical gap={16}>
      <DataTable
        label={t('list.title')}
        columns={useColumns()}
        rows={items}
        rowKey={(product) => String(product.product_id)}
        rowName={(product) => product.product_name}
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

function useColumns(): Column<Product>[] {
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
    { id: 'name', title: t('list.columns.name'), card: 'title', cell: (product) => <ProductName product={product} /> },
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

function ProductName({ product }: { product: Product }) {
  const { t } = useTranslation('catalogue')
  return (
    <span className={styles.name}>
      {product.product_name}
      {!product.is_visible && <ToneBadge tone="gray">{t('list.hidden')}</ToneBadge>}
    </span>
  )
}
