import type { OfferItem } from '@staffel/shared-api/contract'
import { sumMoney, type TaxTerms } from '@staffel/shared-api/rules'
import { Button, Text } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { FilterBar } from '@staffel/shared-ui/list'
import { useQuery } from '@staffel/shared-ui/query'
import { useContext, useState } from 'react'
import { productsQuery } from '../../../api/products.queries.ts'
import { useLastKnown } from '../../../api/useLastKnown.ts'
import { useMoney } from '../../../parts/money/OfferCurrency.ts'
import { OfferPrices } from '../../../parts/money/OfferPrices.ts'
import { OfferTenant } from '../../../parts/OfferTenant.ts'
import type { StandingLines } from './prices/besideLines.ts'
import { ChosenTray } from './ChosenTray.tsx'
import { pickerKeys } from './pickerKeys.ts'
import { ProductResults } from './ProductResults.tsx'
import { useGroupFilter } from './useGroupFilter.ts'
import { useProductSelection } from './useProductSelection.ts'
import styles from './products.module.css'

export interface ProductPickerProps {
  tax: TaxTerms
  standing: StandingLines
  onAdd: (lines: readonly OfferItem[]) => void
  onCancel: () => void
}

/** Searches the catalogue; what is chosen stays chosen on other pages and in other searches. */
export function ProductPicker({ tax, standing, onAdd, onCancel }: ProductPickerProps) {
  const { t } = useTranslation('offers')
  const [{ search, group, page }, setAsked] = useState({ search: '', group: 'all', page: 1 })
  const filters = { ...(search && { search }), ...(group !== 'all' && { product_group_id: Number(group) }) }
  const products = useQuery(productsQuery(page, filters, useContext(OfferTenant), useContext(OfferPrices)))
  const shown = useLastKnown(products.data)
  const picked = useProductSelection(shown?.items ?? [], tax, standing)
  const { chosen } = picked
  const money = useMoney()
  const add = () => chosen.length > 0 && onAdd(chosen)
  const groups = useGroupFilter(group, (value) => setAsked({ search, group: value, page: 1 }))

  return (
    <div className={styles.picker} onKeyDown={pickerKeys(add)}>
      <FilterBar
        search={{
          value: search,
          onChange: (value) => setAsked({ search: value, group, page: 1 }),
          placeholder: t('products.search'),
          autoFocus: true,
        }}
        only={groups}
      />
      <div className={styles.results}>
        <ProductResults
          products={shown}
          error={products.error}
          fetching={products.isFetching}
          stale={products.data === undefined}
          page={page}
          picked={picked}
          onPage={(next) => setAsked({ search, group, page: next })}
          onRetry={() => void products.refetch()}
        />
      </div>
      <div className={styles.pickerFoot}>
        <ChosenTray chosen={chosen} onRemove={picked.remove} />
        <Text strong as="div" className={styles.pickerCount}>
          <span role="status">{t('products.selected', { count: chosen.length })}</span>
          {chosen.length > 0 && <Text numeric>{money(sumMoney(chosen.map(({ total }) => total)))}</Text>}
        </Text>
        <Button onClick={onCancel}>{t('products.cancel')}</Button>
        <Button type="primary" disabled={chosen.length === 0} onClick={add}>
          {t('products.add', { count: chosen.length })}
        </Button>
      </div>
    </div>
  )
}
