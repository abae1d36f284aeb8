import { priceListFileLimits } from '@staffel/shared-api/contract'
import type { ListProblem, ReadLists } from '../list-draft.types.ts'

/** Of a file in which every cell is wrong, so many mistakes are sent on: more than are told to anybody. */
const mostProblems = 10 * priceListFileLimits.toldErrors

/**
 * Lists as the server is told of them. One mistake is enough to refuse a list or a price, and what a price with one
 * would have become is nobody's question.
 */
export function lightLists(file: ReadLists): ReadLists {
  let left = mostProblems
  const some = (problems: readonly ListProblem[]): ListProblem[] => {
    const kept = problems.slice(0, Math.max(1, left))
    left = Math.max(0, left - kept.length)
    return kept
  }
  const lists = file.lists.map((list) => ({
    ...list,
    problems: some(list.problems),
    entries: list.entries.map((entry) =>
      entry.problems.length === 0 ? entry : { ...entry, price: {}, tierRows: [], problems: some(entry.problems) },
    ),
  }))
  return { ...file, lists }
}
