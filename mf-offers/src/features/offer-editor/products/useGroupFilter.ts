import { useTranslation } from '@staffel/shared-ui/i18n'
import type { SelectFilter } from '@staffel/shared-ui/list'
import { useQuery } from '@staffel/shared-ui/query'
import { useContext } from 'react'
import { productGroupsQuery } from '../../../api/products.queries.ts'
import { OfferTenant } from '../../../parts/OfferTenant.ts'

/** The product groups as a filter. When they cannot be had the products are still found, by searching. */
export function useGroupFilter(value: string, onChange: (value: string) => void): SelectFilter {
  const { t } = useTranslation('offers')
  const groups = useQuery(productGroupsQuery(useContext(OfferTenant)))
  return {
    id: 'group',
    label: t('products.group'),
    value,
    options: [
      { value: 'all', label: t('products.allGroups') },
      ...(groups.data ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
    ],
    loading: groups.isFetching,
    onChange,
  }
}
