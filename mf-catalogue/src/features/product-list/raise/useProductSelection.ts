import type { Product } from '@staffel/shared-api/contract'
import { raiseLimits } from '@staffel/shared-api/rules'
import { useState } from 'react'

interface Kept {
  readonly tenantId: number | undefined
  readonly products: ReadonlyMap<number, Product>
}

const none: ReadonlyMap<number, Product> = new Map()

/** Selected products over all pages of one catalogue, no more than can be dealt with at once. */
export function useProductSelection(page: readonly Product[], tenantId: number | undefined) {
  const [kept, setKept] = useState<Kept>({ tenantId, products: none })
  const selected = kept.tenantId === tenantId ? kept.products : none
  const keep = (products: Iterable<readonly [number, Product]>) =>
    setKept({ tenantId, products: new Map([...products].slice(0, raiseLimits.products)) })
  const byId = (products: readonly Product[]) => products.map((product) => [product.product_id, product] as const)

  return {
    selected,
    clear: () => keep([]),
    /** These as well, or as they are now; what is archived is no longer among them. */
    put: (products: readonly Product[]) =>
      keep([...new Map([...selected, ...byId(products)])].filter(([, { status }]) => status !== 'archived')),
    table: {
      selected: new Set([...selected.keys()].map(String)),
      onChange: (keys: ReadonlySet<string>) =>
        keep([...new Map([...selected, ...byId(page)])].filter(([id]) => keys.has(String(id)))),
    },
  }
}

export type ProductSelection = ReturnType<typeof useProductSelection>
