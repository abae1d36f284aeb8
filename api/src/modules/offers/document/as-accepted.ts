import { surchargeLine } from '../pricing/surcharges.ts'
import type { OfferLine } from '../store/offer-line.ts'
import type { OfferVersionRow } from '../store/offer.repository.ts'

/** What counts of a version that may have been accepted with other quantities. */
export interface Accepted {
  readonly version: OfferVersionRow
  readonly lines: readonly OfferLine[]
  /** By key: how many were offered of a line of which the customer took another number. */
  readonly offered: ReadonlyMap<string, number>
}

/** A version with the quantities and the prices that its customer accepted. */
export function asAccepted(version: OfferVersionRow, lines: readonly OfferLine[]): Accepted {
  const { accepted } = version
  if (!accepted) return { version, lines, offered: new Map() }
  const changed = new Map(accepted.lines.map((line) => [line.key, line]))
  const shown = lines
    .filter(({ key }) => !accepted.without.includes(key))
    .map((line) => ({ ...line, ...changed.get(line.key) }))
  const offered = lines
    .filter(({ kind, key, quantity }) => kind === 'item' && (changed.get(key)?.quantity ?? quantity) !== quantity)
    .map(({ key, quantity }) => [key, quantity] as const)
  return {
    version: { ...version, ...accepted.totals },
    lines: [...shown, ...accepted.charges.map(surchargeLine)],
    offered: new Map(offered),
  }
}
