import type { Product } from '@staffel/shared-api/contract'
import { Button, Text } from '@staffel/shared-ui/core'
import { type FieldControl, Select } from '@staffel/shared-ui/form'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useQuery, useSettled } from '@staffel/shared-ui/query'
import { useState } from 'react'
import { productsQuery } from '../api/products.queries.ts'

export type ChosenProduct = Pick<Product, 'product_id' | 'product_name' | 'sku'>

export interface ProductSelectProps<Chosen extends ChosenProduct> {
  readonly control: FieldControl
  readonly value: Chosen | null
  /** Whose catalogue; the reader's own without. */
  readonly tenantId: number | undefined
  /** One that cannot be chosen. */
  readonly except?: number
  readonly autoFocus?: boolean
  readonly onChange: (product: Product) => void
}

/** A product of the catalogue, found by its name or number. */
export function ProductSelect<Chosen extends ChosenProduct>(props: ProductSelectProps<Chosen>) {
  const { control, value, tenantId, except, autoFocus, onChange } = props
  const { t } = useTranslation('catalogue')
  const [typed, setTyped] = useState('')
  const search = useSettled(typed.trim())
  const found = useQuery(
    productsQuery({ search, group: 'all', visibleOnly: false, page: 1, ...(tenantId !== undefined && { tenantId }) }),
  )
  const products = (found.data?.items ?? []).filter(({ product_id: id }) => id !== except)
  const isThere = products.some(({ product_id: id }) => id === value?.product_id)
  const options = [...(value && !isThere && typed === '' ? [value] : []), ...products].map((product) => ({
    value: product.product_id,
    label: [product.product_name, product.sku].filter(Boolean).join(' · '),
  }))

  return (
    <>
      <Select<number>
        {...control}
        autoFocus={autoFocus}
        value={value?.product_id}
        options={options}
        onChange={(id) => {
          const chosen = products.find((product) => product.product_id === id)
          if (chosen) onChange(chosen)
        }}
        // What fits is said by the server.
        showSearch={{ filterOption: false, onSearch: setTyped }}
        loading={found.isFetching}
        placeholder={t('productSelect.placeholder')}
        notFoundContent={found.isPending ? t('ui:loading') : t('productSelect.none')}
      />
      {found.isError && (
        <Text as="div" tone="danger" size="small">
          {t('list.failed')}{' '}
          <Button type="link" size="small" loading={found.isFetching} onClick={() => void found.refetch()}>
            {t('ui:action.retry')}
          </Button>
        </Text>
      )}
    </>
  )
}
