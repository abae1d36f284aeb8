import { sql, type Insertable, type Selectable, type SqlBool, type Updateable } from 'kysely'
import { inScope, type TenantScope, type Tx } from '../../../db/tenant-transaction.ts'
import type { OfferView } from './offer.policy.ts'
import { listOfferRows } from './offer-list.repository.ts'
import { jsonOfLine, lineOfRow, type OfferLine } from './offer-line.ts'
import type { OfferTable, OfferVersionTable } from './offers.tables.ts'

export type OfferRow = Selectable<OfferTable>
export type OfferVersionRow = Selectable<OfferVersionTable>

/** A numeric id, or the UUID that links carry. */
export type OfferKey = string | number

interface VersionKey {
  readonly tenant_id: number
  readonly offer_id: number
  readonly version: number
}

function find(tx: Tx, scope: TenantScope, { organizationId, seesDrafts }: OfferView, key: OfferKey) {
  return tx
    .selectFrom('offer')
    .where(inScope(scope, 'offer.tenant_id'))
    .where('offer.deleted_at', 'is', null)
    .where(byKey(key))
    .$if(organizationId !== null, (offers) => offers.where('offer.organization_id', '=', organizationId))
    .$if(!seesDrafts, (offers) => offers.where('offer.status', '<>', 'draft'))
}

/** The offer, if the caller may see it. */
function findOffer(tx: Tx, scope: TenantScope, view: OfferView, key: OfferKey): Promise<OfferRow | undefined> {
  return find(tx, scope, view, key).selectAll().executeTakeFirst()
}

/** The same, held until the transaction ends: a second writer waits, and then sees what the first one wrote. */
function lockOffer(tx: Tx, scope: TenantScope, view: OfferView, key: OfferKey): Promise<OfferRow | undefined> {
  return find(tx, scope, view, key).selectAll().forUpdate().executeTakeFirst()
}

/**
 * An offer that the caller may see, with the version that is wanted: none named is the open draft, else the issued one.
 */
async function findDocument(
  tx: Tx,
  scope: TenantScope,
  view: OfferView,
  key: OfferKey,
  wanted: number | undefined,
): Promise<{ offer: OfferRow; timeZone: string; version: OfferVersionRow | undefined; lines: OfferLine[] } | null> {
  const open = view.seesDrafts
    ? sql<number>`case when offer.status <> 'accepted' then offer.draft_version end`
    : sql`null`
  const shown =
    wanted === undefined ? sql<number>`coalesce(${open}, offer.current_version)` : sql<number>`${wanted}::integer`
  const [found, version, lines] = await Promise.all([
    find(tx, scope, view, key)
      .innerJoin('tenant', 'tenant.id', 'offer.tenant_id')
      .selectAll('offer')
      .select('tenant.time_zone')
      .executeTakeFirst(),
    find(tx, scope, view, key)
      .innerJoin('offer_version as v', (join) =>
        join
          .onRef('v.tenant_id', '=', 'offer.tenant_id')
          .onRef('v.offer_id', '=', 'offer.id')
          .on('v.version', '=', shown),
      )
      .selectAll('v')
      .executeTakeFirst(),
    find(tx, scope, view, key)
      .innerJoin('offer_line as l', (join) =>
        join
          .onRef('l.tenant_id', '=', 'offer.tenant_id')
          .onRef('l.offer_id', '=', 'offer.id')
          .on('l.version', '=', shown),
      )
      .selectAll('l')
      .orderBy('l.position')
      .execute(),
  ])
  if (!found) return null
  const { time_zone: timeZone, ...offer } = found
  return { offer, timeZone, version, lines: lines.map(lineOfRow) }
}

function byKey(key: OfferKey) {
  return /^\d+$/.test(String(key))
    ? sql<SqlBool>`offer.id = ${Number(key)}`
    : sql<SqlBool>`offer.external_id = ${String(key)}`
}

/** The tenant of an offer that was deleted after `since`; null when there is none. */
async function tenantOfDeleted(tx: Tx, scope: TenantScope, key: OfferKey, since: Date): Promise<number | null> {
  const row = await tx
    .selectFrom('offer')
    .select('tenant_id')
    .where(inScope(scope, 'offer.tenant_id'))
    .where('deleted_at', '>', since)
    .where(byKey(key))
    .executeTakeFirst()
  return row?.tenant_id ?? null
}

/** Brings it back; undefined when somebody else just did. */
function restoreDeleted(tx: Tx, scope: TenantScope, key: OfferKey, since: Date): Promise<OfferRow | undefined> {
  const change = { deleted_at: null, rev: sql<number>`rev + 1` }
  return tx
    .updateTable('offer')
    .set(change)
    .where(inScope(scope, 'offer.tenant_id'))
    .where('deleted_at', '>', since)
    .where(byKey(key))
    .returningAll()
    .executeTakeFirst()
}

/** Undefined when the tenant has an offer with that number. */
function insertOffer(tx: Tx, offer: Insertable<OfferTable>): Promise<OfferRow | undefined> {
  return tx
    .insertInto('offer')
    .values(offer)
    .onConflict((conflict) => conflict.columns(['tenant_id', 'offer_nr']).doNothing())
    .returningAll()
    .executeTakeFirst()
}

async function updateOffer(tx: Tx, { tenant_id, id }: OfferRow, change: Updateable<OfferTable>): Promise<OfferRow> {
  return tx
    .updateTable('offer')
    .set({ ...change, rev: sql<number>`rev + 1` })
    .where('tenant_id', '=', tenant_id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** What the seller's people note is not a change of the offer, so its revision stays. */
async function saveInternalNotes(tx: Tx, { tenant_id, id }: OfferRow, internal_notes: string): Promise<void> {
  await tx
    .updateTable('offer')
    .set({ internal_notes })
    .where('tenant_id', '=', tenant_id)
    .where('id', '=', id)
    .execute()
}

function versionRow(tx: Tx, { tenant_id, offer_id, version }: VersionKey): Promise<OfferVersionRow | undefined> {
  return tx
    .selectFrom('offer_version')
    .selectAll()
    .where('tenant_id', '=', tenant_id)
    .where('offer_id', '=', offer_id)
    .where('version', '=', version)
    .executeTakeFirst()
}

function versionRows(tx: Tx, { tenant_id, id }: OfferRow): Promise<OfferVersionRow[]> {
  return tx
    .selectFrom('offer_version')
    .selectAll()
    .where('tenant_id', '=', tenant_id)
    .where('offer_id', '=', id)
    .orderBy('version', 'desc')
    .execute()
}

/** Numbers are not given twice: a draft that was set aside keeps its own. */
async function nextVersion(tx: Tx, { tenant_id, id }: OfferRow): Promise<number> {
  const { last } = await tx
    .selectFrom('offer_version')
    .select((eb) => eb.fn.max('version').as('last'))
    .where('tenant_id', '=', tenant_id)
    .where('offer_id', '=', id)
    .executeTakeFirstOrThrow()
  return last + 1
}

/** Makes the version, or replaces it while it is a draft. An issued one is never written again. */
async function saveDraftVersion(tx: Tx, row: Insertable<OfferVersionTable>): Promise<OfferVersionRow> {
  const { tenant_id: _tenant, offer_id: _offer, version: _version, created_at: _at, created_by: _by, ...change } = row
  const saved = await tx
    .insertInto('offer_version')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'offer_id', 'version'])
        .doUpdateSet(change)
        .where('offer_version.state', '=', 'draft'),
    )
    .returningAll()
    .executeTakeFirst()
  if (!saved) throw new Error(`version ${row.version} of offer ${row.offer_id} is issued and cannot be written`)
  return saved
}

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
  const rows = await tx
    .selectFrom('offer_line')
    .selectAll()
    .where('tenant_id', '=', tenant_id)
    .where('offer_id', '=', offer_id)
    .where('version', '=', version)
    .orderBy('position')
    .execute()
  return rows.map(lineOfRow)
}

async function replaceLines(tx: Tx, owner: VersionKey, lines: readonly OfferLine[]): Promise<void> {
  const removed = tx
    .deleteFrom('offer_line')
    .where('tenant_id', '=', owner.tenant_id)
    .where('offer_id', '=', owner.offer_id)
    .where('version', '=', owner.version)
    .execute()
  await Promise.all([removed, insertLines(tx, owner, lines)])
}

/** For a version that has none yet. */
async function insertLines(tx: Tx, owner: VersionKey, lines: readonly OfferLine[]): Promise<void> {
  if (lines.length === 0) return
  const rows = lines.map((line, position) => jsonOfLine(line, owner, position))
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.ref(column)))
  // As one value, so that it is the same statement for any number of lines.
  await sql`
    insert into offer_line (${columns}) select ${columns}
    from jsonb_populate_recordset(null::offer_line, ${JSON.stringify(rows)}::jsonb)`.execute(tx)
}

/** The tenant that sells to an organisation; for platform staff, who may name an organisation alone. */
async function tenantOfOrganization(tx: Tx, organizationId: number): Promise<number | null> {
  const row = await tx
    .selectFrom('organization')
    .select('tenant_id')
    .where('id', '=', organizationId)
    .executeTakeFirst()
  return row?.tenant_id ?? null
}

/** SQL of offers, their versions and their lines. */
export const offerRepository = {
  listOfferRows,
  findOffer,
  findDocument,
  lockOffer,
  tenantOfDeleted,
  restoreDeleted,
  insertOffer,
  updateOffer,
  saveInternalNotes,
  versionRow,
  versionRows,
  nextVersion,
  saveDraftVersion,
  deleteDraftVersion,
  setVersionState,
  linesOf,
  replaceLines,
  insertLines,
  tenantOfOrganization,
}
export type OfferRepository = typeof offerRepository
