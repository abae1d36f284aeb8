import type { Product } from '@staffel/shared-api/contract'
import { useQuery, useSettled } from '@staffel/shared-ui/query'
import { useContext, useState } from 'react'
import { productSuggestionsQuery } from '../../../../api/products.queries.ts'
import { OfferPrices } from '../../../../parts/money/OfferPrices.ts'
import { OfferTenant } from '../../../../parts/OfferTenant.ts'

const debounce = 200
const shortest = 2
const none: readonly Product[] = []

/** Products for what is typed, a moment after the last key or at once when that is asked. */
export function useSuggestions(typed: string) {
  const words = typed.trim()
  const settled = useSettled(words, debounce)
  const [hurried, setHurried] = useState<string | null>(null)
  const search = hurried === words ? words : settled
  const isAsked = words !== '' && (hurried === words || Math.min(search.length, words.length) >= shortest)
  const found = useQuery({
    ...productSuggestionsQuery(search, useContext(OfferTenant), useContext(OfferPrices)),
    enabled: isAsked,
  })
  const isAnswered = isAsked && search === words && !found.isPlaceholderData && !found.isFetching
  const hasFailed = isAnswered && found.isError
  const isCurrent = isAnswered && !found.isError
  return {
    products: isAsked ? sellable(found) : none,
    /** They are those of what is typed now. */
    isCurrent,
    isLoading: !isAnswered && (isAsked || words.length >= shortest),
    hasFailed,
    hurry: () => setHurried(words),
    retry: () => void found.refetch(),
  }
}

export type Suggestions = ReturnType<typeof useSuggestions>

function sellable({ isError, data }: { isError: boolean; data?: { items: readonly Product[] } }): readonly Product[] {
  return isError || !data ? none : data.items.filter(({ is_selectable }) => is_selectable)
}
