import type { FoundProduct, QuoteLine } from '@staffel/shared-api/contract'
import { keepPreviousData, useQuery, useQueryClient } from '@staffel/shared-ui/query'
import { useEffect, useState } from 'react'
import { candidatesQuery } from '../../../api/requests.queries.ts'

/** As many as there are keys for, and as many as are looked at unasked. */
const most = 9
const first = 3

export interface LineOptions {
  readonly products: readonly FoundProduct[]
  /** How many more there are, as long as they are not asked for. */
  readonly hidden: number
  readonly showAll: () => void
  readonly isLoading: boolean
  readonly isError: boolean
  readonly retry: () => void
}

/**
 * The products that a line can be given: what it has, and what the matcher thought of besides. Those of the next line
 * are asked ahead.
 */
export function useLineOptions(id: string, lines: readonly QuoteLine[], selected: number | null): LineOptions {
  const index = lines.findIndex((line) => line.position === selected)
  const line = lines[index]
  const { position = 0, desired_quantity: quantity = 0 } = line ?? {}
  const [opened, setOpened] = useState(0)
  const asked = candidatesQuery(id, position, quantity)
  const candidates = useQuery({
    ...asked,
    enabled: line !== undefined,
    // At another quantity the same products have other prices; those of another line are of no use.
    placeholderData: (known, previous) => (previous?.queryKey[3] === position ? keepPreviousData(known) : undefined),
  })
  useAhead(id, candidates.isSuccess ? lines[index + 1] : undefined)
  const products = line ? optionsOf(line, candidates.data) : []
  // Never fewer than the line itself was given.
  const shown = opened === position ? most : Math.max(first, line?.productsfound.length ?? 0)
  return {
    products: products.slice(0, shown),
    hidden: Math.max(0, products.length - shown),
    showAll: () => setOpened(position),
    isLoading: candidates.isLoading,
    isError: candidates.isError,
    retry: () => void candidates.refetch(),
  }
}

function useAhead(id: string, line: QuoteLine | undefined): void {
  const queryClient = useQueryClient()
  const { position, desired_quantity: quantity } = line ?? {}
  useEffect(() => {
    if (position !== undefined && quantity !== undefined)
      void queryClient.prefetchQuery(candidatesQuery(id, position, quantity))
  }, [queryClient, id, position, quantity])
}

function optionsOf({ productsfound }: QuoteLine, candidates: readonly FoundProduct[] | undefined): FoundProduct[] {
  const known = candidates ?? productsfound
  const others = productsfound.filter((product) => !known.some(({ product_id }) => product_id === product.product_id))
  return [...others, ...known].slice(0, most)
}
