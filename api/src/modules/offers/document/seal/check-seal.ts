import { sql } from 'kysely'
import type { Tx } from '../../../../db/tenant-transaction.ts'
import { itemOfLine, type OfferLine } from '../../store/offer-line.ts'
import { storedTotals, totalRow, totalsOf } from '../../store/offer-totals.ts'
import type { OfferRow, OfferVersionRow } from '../../store/offer.repository.ts'
import { anyReader, readVersion, type ReadingDependencies } from '../read-offer.ts'
import { hashBy, type Sealable } from './content-seal.ts'

export type SealState = 'holds' | 'broken' | 'unsealed'

/**
 * Whether an issued version still says what it said when it was issued. Two things may change since, and are taken back
 * for the comparison: the last valid day, which the log has, and the choice of optional lines, which the acceptance
 * has.
 */
export async function checkSeal(
  tx: Tx,
  offer: OfferRow,
  version: number,
  dependencies: ReadingDependencies,
): Promise<SealState> {
  const key = { tenant_id: offer.tenant_id, offer_id: offer.id, version }
  const row = await dependencies.offers.versionRow(tx, key)
  if (!row?.content_hash || row.content_hash_recipe === null) return 'unsealed'
  const issued = await asIssued(tx, offer, row, await dependencies.offers.linesOf(tx, key))
  const document = await readVersion(tx, offer, version, anyReader, dependencies)
  const { valid_until: validUntil } = issued.row
  const sealable = {
    ...issued,
    document: {
      ...document,
      validUntil,
      totals: storedTotals(issued.row),
      items: issued.lines.map((line) => itemOfLine(line)),
    },
  }
  return hashBy(row.content_hash_recipe, sealable) === row.content_hash ? 'holds' : 'broken'
}

async function asIssued(
  tx: Tx,
  offer: OfferRow,
  row: OfferVersionRow,
  lines: readonly OfferLine[],
): Promise<Omit<Sealable, 'document'>> {
  const dated = { ...row, valid_until: (await lastDayAtIssue(tx, offer, row.version)) ?? row.valid_until }
  const before = offer.acceptance?.version === row.version ? offer.acceptance.selected_before : null
  if (!before) return { row: dated, lines }
  const chosen = lines.map((line) => (line.optional ? { ...line, selected: before.includes(line.key) } : line))
  return { row: { ...dated, ...totalRow(totalsOf(chosen, row.discount)) }, lines: chosen }
}

/** What the first extension of the version started from; null when there was none. */
async function lastDayAtIssue(tx: Tx, { tenant_id, id }: OfferRow, version: number): Promise<string | null> {
  const { rows } = await sql<{
    day: string
  }>`select detail ->> 'from' as day from activity where tenant_id = ${tenant_id} and entity = 'offer' and entity_id = ${String(id)}
    and action = 'offer.extended' and detail ->> 'version' = ${String(version)} order by id limit 1`.execute(tx)
  return rows[0]?.day ?? null
}
