import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Tx } from '../../../../db/tenant-transaction.ts'
import type { LineKey } from '../../store/match-row.ts'
import type { QuoteLineTable, QuoteMatchTable } from '../../store/requests.tables.ts'

export type LineRow = Selectable<QuoteLineTable>
export type MatchRow = Selectable<QuoteMatchTable>

const keyOf = ({ tenant_id, request_id, position }: LineKey): LineKey => ({ tenant_id, request_id, position })

async function find(tx: Tx, key: LineKey): Promise<LineRow | undefined> {
  return tx
    .selectFrom('quote_line')
    .selectAll()
    .where((eb) => eb.and(keyOf(key)))
    .executeTakeFirst()
}

/** Best first. */
async function matches(tx: Tx, key: LineKey): Promise<MatchRow[]> {
  return tx
    .selectFrom('quote_match')
    .selectAll()
    .where((eb) => eb.and(keyOf(key)))
    .orderBy('rank')
    .execute()
}

async function last(tx: Tx, { tenant_id, request_id }: Omit<LineKey, 'position'>): Promise<number> {
  const row = await tx
    .selectFrom('quote_line')
    .select('position')
    .where('tenant_id', '=', tenant_id)
    .where('request_id', '=', request_id)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.position ?? 0
}

async function insert(tx: Tx, row: Insertable<QuoteLineTable>): Promise<LineRow> {
  return tx.insertInto('quote_line').values(row).returningAll().executeTakeFirstOrThrow()
}

async function update(tx: Tx, key: LineKey, change: Updateable<QuoteLineTable>): Promise<void> {
  if (Object.keys(change).length > 0)
    await tx
      .updateTable('quote_line')
      .set(change)
      .where((eb) => eb.and(keyOf(key)))
      .execute()
}

async function replaceMatches(tx: Tx, key: LineKey, rows: readonly Insertable<QuoteMatchTable>[]): Promise<void> {
  await tx
    .deleteFrom('quote_match')
    .where((eb) => eb.and(keyOf(key)))
    .execute()
  if (rows.length > 0)
    await tx
      .insertInto('quote_match')
      .values([...rows])
      .execute()
}

/** SQL of the lines of a request as a clerk changes them. */
export const linesRepository = { find, matches, last, insert, update, replaceMatches }
export type LinesRepository = typeof linesRepository
