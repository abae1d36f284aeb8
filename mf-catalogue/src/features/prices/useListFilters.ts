import type { PriceList } from '@staffel/shared-api/contract'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { choice, text, useUrlFilters } from '@staffel/shared-ui/list'
import { validities, validityOf } from '../../parts/prices/validityOf.ts'

const options = { filters: { search: text(), validity: choice(['all', ...validities]) } }

/** Which of the lists are shown. A seller has them all at hand, so nothing is asked of the server. */
export function useListFilters(lists: readonly PriceList[]) {
  const { t } = useTranslation('catalogue')
  const { filters, set, type, reset } = useUrlFilters(options)
  const words = filters.search.trim().toLowerCase()
  const found = lists.filter(({ name, owner_name }) => `${name} ${owner_name}`.toLowerCase().includes(words))
  const of = (validity: string) => found.filter((list) => validity === 'all' || validityOf(list) === validity)
  return {
    filters,
    // What comes from a pill is one of its options.
    set: ({ validity }: { validity: string }) => set({ validity: options.filters.validity.read(validity) }),
    type,
    reset,
    shown: of(filters.validity),
    counts: ['all', ...validities].map((value) => ({
      value,
      label: t(`prices.validity.${value}`),
      count: { count: of(value).length, capped: false },
    })),
  }
}
