import type { ProductField } from '@staffel/shared-api/contract'
import type { ProductDraft } from '../transfer-draft.types.ts'
import { draftOf, type Part } from './drafts-of.ts'

/** Products of another system. What it does not say of one stays as it is; who gives a price gives all of them. */
export const productsOfParts = (products: readonly (readonly Part[])[]): ProductDraft[] =>
  products.map((parts) => {
    const said = new Set<ProductField>(
      parts.flatMap(({ values, problems }) => [...values.keys(), ...problems.map(({ field }) => field)]),
    )
    return draftOf(parts, said.has('baseUnitPrice') ? said.add('tierFrom') : said)
  })
