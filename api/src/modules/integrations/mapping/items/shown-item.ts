import type { ExactMappedItem } from '@staffel/shared-api/contract'
import type { ItemCandidate, StoredMappedItem } from './mapped-items.repository.ts'

type Because = NonNullable<ExactMappedItem['suggested']>['because']

/** Why an item may be the one of a product, the likeliest reason first. */
const reasons: readonly (readonly [Because, (row: StoredMappedItem, item: ItemCandidate) => boolean])[] = [
  ['brought_in', ({ variant, product_id: id }, item) => variant === null && item.product_id === id],
  ['code', ({ plain_codes: codes }, { plain_code: code }) => code !== null && codes.includes(code)],
  ['ean', ({ ean }, item) => ean !== null && item.ean === ean],
  ['name', ({ plain_name: name }, item) => name !== null && item.plain_name === name],
]

/** A name or a number that is the same is no more than a hint: somebody says that it is meant. */
function suggestionFor(row: StoredMappedItem, candidates: readonly ItemCandidate[]): ExactMappedItem['suggested'] {
  for (const [because, fits] of reasons) {
    const item = candidates.find((candidate) => candidate.id !== row.item_id && fits(row, candidate))
    if (item) return { key: item.id, code: item.code, name: item.name, because }
  }
  return null
}

/** A product or a variant as its reader is told of it. */
export function shownItem(
  row: StoredMappedItem,
  candidates: readonly ItemCandidate[],
  isRead: boolean,
): ExactMappedItem {
  const { key, product_id, name, variant, sku: code, chosen, item_id: id, is_open: isOpen } = row
  const by = chosen === null ? 'code' : 'person'
  const known = id ?? chosen
  return {
    ...{ key, product_id, name, variant, code },
    item: known === null ? null : { key: known, code: row.item_code ?? '', name: row.item_name ?? '', by },
    state: !isOpen ? 'complete' : id !== null ? 'not_sold' : chosen !== null && isRead ? 'gone' : 'open',
    suggested: isOpen ? suggestionFor(row, candidates) : null,
  }
}
