import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import { compiledOnce } from '../../../db/statements/compiled-once.ts'
import type { Tx } from '../../../db/tenant-transaction.ts'
import { jsonOfLine, lineOfRow, type OfferLine } from './offer-line.ts'
import type { OfferTable, OfferVersionTable } from './offers.tables.ts'

export type OfferVersionRow = Selectable<OfferVersionTable>

type OfferId = Pick<Selectable<OfferTable>, 'tenant_id' | 'id'>

/** What a save answers of the version that it stored. */
const savedVersionColumns = [
  'version',
  'state',
  'valid_until',
  'currency',
  'discount',
  'lines_total_cents',
  'discount_cents',
  'subtotal_cents',
  'tax_lines',
  'tax_cents',
  'total_cents',
] as const satisfies readonly (keyof OfferVersionRow)[]

/** Most of a version's columns are what was written a moment ago; each costs to be sent back and read. */
export type SavedVersionRow = Pick<OfferVersionRow, (typeof savedVersionColumns)[number]>

interface VersionKey {
  readonly tenant_id: number
  readonly offer_id: number
  readonly version: number
}

async function versionRow(tx: Tx, { tenant_id, offer_id, version }: VersionKey): Promise<OfferVersionRow | undefined> {
  return (await storedVersion(tx, { tenant_id, offer_id, version }))[0]
}

const storedVersion = compiledOnce((tx, { tenant_id, offer_id, version }: VersionKey) =>
  tx
    .selectFrom('offer_version')
    .selectAll()
    .where('tenant_id', '=', tenant_id)
    .where('offer_id', '=', offer_id)
    .where('version', '=', version),
)

function versionRows(tx: Tx, { tenant_id, id }: OfferId): Promise<OfferVersionRow[]> {
  return tx
    .selectFrom('offer_version')
    .selectAll()
    .where('tenant_id', '=', tenant_id)
    .where('offer_id', '=', id)
    .orderBy('version', 'desc')
    .execute()
}

/** Numbers are not given twice: a draft that was set aside keeps its own. */
async function nextVersion(tx: Tx, { tenant_id, id }: OfferId): Promise<number> {
  const { last } = await tx
    .selectFrom('offer_version')
    .select((eb) => eb.fn.max('version').as('last'))
    .where('tenant_id', '=', tenant_id)
    .where('offer_id', '=', id)
    .executeTakeFirstOrThrow()
  return last + 1
}

/** For one that there is not yet. */
async function insertVersion(tx: Tx, row: Insertable<OfferVersionTable>): Promise<SavedVersionRow> {
  const [made] = await newVersion(tx, row)
  if (!made) throw new Error(`version ${row.version} of offer ${row.offer_id} is gone right after it was made`)
  return made
}

const newVersion = compiledOnce((tx, row: Insertable<OfferVersionTable>) =>
  tx.insertInto('offer_version').values(row).returning(savedVersionColumns),
)

/** Makes the version, or replaces it while it is a draft. An issued one is never written again. */
async function saveDraftVersion(tx: Tx, row: Insertable<OfferVersionTable>): Promise<SavedVersionRow> {
  const [saved] = await savedDraft(tx, row)
  if (!saved) throw new Error(`version ${row.version} of offer ${row.offer_id} is issued and cannot be written`)
  return saved
}

const savedDraft = compiledOnce((tx, row: Insertable<OfferVersionTable>) => {
  const { tenant_id: _tenant, offer_id: _offer, version: _version, created_at: _at, created_by: _by, ...change } = row
  return tx
    .insertInto('offer_version')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'offer_id', 'version'])
        .doUpdateSet(change)
        .where('offer_version.state', '=', 'draft'),
    )
    .returning(savedVersionColumns)
})

async function deleteDraftVersion(tx: Tx, { tenant_id, offer_id, version }: VersionKey): Promise<void> {
  await tx
    .deleteFrom('offer_version')
    .where('tenant_id', '=', tenant_id)
    .where('offer_id', '=', offer_id)
    .where('version', '=', version)
    .where('state', '=', 'draft')
    .execute()
}

async function setVersionState(tx: Tx, key: VersionKey, change: Updateable<OfferVersionTable>): Promise<void> {
  await tx
    .updateTable('offer_version')
    .set(change)
    .where('tenant_id', '=', key.tenant_id)
    .where('offer_id', '=', key.offer_id)
    .where('version', '=', key.version)
    .execute()
}

async function linesOf(tx: Tx, { tenant_id, offer_id, version }: VersionKey): Promise<OfferLine[]> {
  return (await storedLines(tx, { tenant_id, offer_id, version })).map(lineOfRow)
}

const storedLines = compiledOnce((tx, { tenant_id, offer_id, version }: VersionKey) =>
  tx
    .selectFrom('offer_line')
    .selectAll()
    .where('tenant_id', '=', tenant_id)
    .where('offer_id', '=', offer_id)
    .where('version', '=', version)
    .orderBy('position'),
)

async function replaceLines(
  tx: Tx,
  { tenant_id, offer_id, version }: VersionKey,
  lines: readonly OfferLine[],
): Promise<void> {
  const owner = { tenant_id, offer_id, version }
  await Promise.all([removeLines(tx, owner), insertLines(tx, owner, lines)])
}

const removeLines = compiledOnce((tx, { tenant_id, offer_id, version }: VersionKey) =>
  tx
    .deleteFrom('offer_line')
    .where('tenant_id', '=', tenant_id)
    .where('offer_id', '=', offer_id)
    .where('version', '=', version),
)

/** For a version that has none yet. */
async function insertLines(tx: Tx, owner: VersionKey, lines: readonly OfferLine[]): Promise<void> {
  const rows = lines.map((line, position) => jsonOfLine(line, owner, position))
  const [first] = rows
  if (first) await newLines(tx, { ...first, rows: JSON.stringify(rows) })
}

/** As one value, so that it is the same statement for any number of lines. Beside it their columns, in that order. */
const newLines = compiledOnce((_tx, { rows, ...row }: Readonly<Record<string, unknown>>) => {
  const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)))
  return sql`
    insert into offer_line (${columns}) select ${columns} from jsonb_populate_recordset(null::offer_line, ${rows}::jsonb)`
})

/** SQL of the versions of offers and their lines. */
export const offerVersionRepository = {
  versionRow,
  versionRows,
  nextVersion,
  insertVersion,
  saveDraftVersion,
  deleteDraftVersion,
  setVersionState,
  linesOf,
  replaceLines,
  insertLines,
}
