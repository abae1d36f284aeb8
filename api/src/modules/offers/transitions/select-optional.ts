import { selectLines, unknownChoices } from '@staffel/shared-api/rules'
import type { Tx } from '../../../db/tenant-transaction.ts'
import { invalid } from '../../../errors.ts'
import { text } from '../../../texts/text.ts'
import type { OfferDependencies } from '../store/offer-dependencies.ts'
import { totalColumns, totalsOf } from '../store/offer-totals.ts'
import type { OfferRow } from '../store/offer.repository.ts'
import { storedVersion } from './copy-version.ts'

const choice = ({ key, optional, selected }: { key: string; optional: boolean; selected: boolean }) => ({
  id: key,
  optional,
  selected,
})

export interface Selection {
  /** What was selected before, for when the acceptance is undone. */
  readonly before: readonly string[]
  /** What the offer then amounts to, for its row in the list. */
  readonly columns: { readonly subtotal_cents: number; readonly total_cents: number }
}

/** Takes over the customer's choice of optional lines on the issued version. */
export async function selectOptional(
  tx: Tx,
  offer: OfferRow,
  chosen: readonly string[],
  dependencies: Pick<OfferDependencies, 'offers'>,
): Promise<Selection> {
  const { offers } = dependencies
  const key = { tenant_id: offer.tenant_id, offer_id: offer.id, version: offer.current_version }
  const lines = await offers.linesOf(tx, key)
  if (unknownChoices(lines.map(choice), chosen).length > 0)
    throw invalid({ selected_optional: text('offer.option.unknown') })
  const selected = new Map(selectLines(lines.map(choice), chosen).map((line) => [line.id, line.selected]))
  const decided = lines.map((line) => (line.optional ? { ...line, selected: selected.get(line.key) ?? false } : line))
  const totals = totalColumns(totalsOf(decided, (await storedVersion(tx, offer, key.version, dependencies)).discount))
  await offers.replaceLines(tx, key, decided)
  await offers.setVersionState(tx, key, totals)
  const before = lines.filter((line) => line.optional && line.selected).map((line) => line.key)
  return { before, columns: { subtotal_cents: totals.subtotal_cents, total_cents: totals.total_cents } }
}
