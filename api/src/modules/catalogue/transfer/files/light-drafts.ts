import { transferLimits } from '@staffel/shared-api/rules'
import type { RowProblem } from '../import-result.types.ts'
import type { ProductDraft } from '../transfer-draft.types.ts'

/** Of a file in which every cell is wrong, so many mistakes are sent on: more than are told to anybody. */
const mostProblems = 10 * transferLimits.toldErrors

/**
 * Drafts as the server is told of them. What a product with a mistake would have become is nobody's question, and one
 * mistake is enough to refuse it. Mistakes in a cost alone are none to who may not see costs.
 */
export function lightDrafts(drafts: readonly ProductDraft[]): ProductDraft[] {
  let left = mostProblems
  return drafts.map((draft) => {
    const decisive = draft.problems.find(isOfNoCost) ?? draft.problems[0]
    if (!decisive) return draft
    const some = draft.problems.slice(0, left)
    left -= some.length
    const problems = some.includes(decisive) ? some : [...some, decisive]
    const { row, sku, productId } = draft
    return isOfNoCost(decisive) ? { row, sku, productId, fields: {}, tierRows: [], problems } : { ...draft, problems }
  })
}

const isOfNoCost = ({ field }: RowProblem): boolean => field !== 'costPrice'
