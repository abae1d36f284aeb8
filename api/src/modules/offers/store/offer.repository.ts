import { sql, type Insertable, type RawBuilder, type Selectable, type SqlBool, type Updateable } from 'kysely'
import { compiledOnce } from '../../../db/statements/compiled-once.ts'
import { inScope, type TenantScope, type Tx } from '../../../db/tenant-transaction.ts'
import type { OfferView } from './offer.policy.ts'
import { countByStatus, listOfferRows } from './offer-list.repository.ts'
import { lineOfRow, type OfferLine } from './offer-line.ts'
import { documentColumns, documentSettings, type DocumentSettings } from './offer-settings.repository.ts'
import { offerVersionRepository, type OfferVersionRow } from './offer-version.repository.ts'
import type { OfferTable } from './offers.tables.ts'

export type OfferRow = Selectable<OfferTable>
export type { OfferVersionRow } from './offer-version.repository.ts'

/** A numeric id, or the UUID that links carry. */
export type OfferKey = string | number

type OfferId = Pick<OfferRow, 'tenant_id' | 'id'>

/** Of an offer and who asks for it; what is left out is no condition. */
interface Sought {
  readonly tenantId?: number | undefined
  readonly organizationId?: number | undefined
  readonly hidden?: OfferRow['status'] | undefined
  readonly id?: number | undefined
  readonly externalId?: string | undefined
}

function soughtBy({ tenantId }: TenantScope, { organizationId, seesDrafts }: OfferView, key: OfferKey): Sought {
  return {
    tenantId: tenantId ?? undefined,
    organizationId: organizationId ?? undefined,
    hidden: seesDrafts ? undefined : 'draft',
    ...(isId(key) ? { id: Number(key) } : { externalId: String(key) }),
  }
}

function find(tx: Tx, { tenantId, organizationId, hidden, id, externalId }: Sought) {
  return tx
    .selectFrom('offer')
    .where(unlessLeftOut(tenantId, sql`offer.tenant_id = ${tenantId}`))
    .where('offer.deleted_at', 'is', null)
    .where(unlessLeftOut(id, sql`offer.id = ${id}`))
    .where(unlessLeftOut(externalId, sql`offer.external_id = ${externalId}`))
    .where(unlessLeftOut(organizationId, sql`offer.organization_id = ${organizationId}`))
    .where(unlessLeftOut(hidden, sql`offer.status <> ${hidden}`))
}

function unlessLeftOut(value: unknown, condition: RawBuilder<SqlBool>): RawBuilder<SqlBool> {
  return value === undefined ? sql`true` : condition
}

/** The offer, if the caller may see it. */
async function findOffer(tx: Tx, scope: TenantScope, view: OfferView, key: OfferKey): Promise<OfferRow | undefined> {
  return (await soughtOffer(tx, soughtBy(scope, view, key)))[0]
}

const soughtOffer = compiledOnce((tx, sought: Sought) => find(tx, sought).selectAll())

/** The same, held until the transaction ends: a second writer waits, and then sees what the first one wrote. */
async function lockOffer(tx: Tx, scope: TenantScope, view: OfferView, key: OfferKey): Promise<OfferRow | undefined> {
  return (await heldOffer(tx, soughtBy(scope, view, key)))[0]
}

const heldOffer = compiledOnce((tx, sought: Sought) => find(tx, sought).selectAll().forUpdate())

interface FoundDocument {
  readonly offer: OfferRow
  readonly timeZone: string
  readonly version: OfferVersionRow | undefined
  readonly lines: OfferLine[]
  readonly settings: DocumentSettings
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
): Promise<FoundDocument | null> {
  const sought = { ...soughtBy(scope, view, key), wanted }
  const [[found], [version], lines] = await Promise.all([
    offerAndZone(tx, sought),
    shownVersion(tx, sought),
    shownLines(tx, sought),
  ])
  if (!found) return null
  return {
    ...{ offer: found, timeZone: found.time_zone, version },
    lines: lines.map(lineOfRow),
    settings: documentSettings(found),
  }
}

interface SoughtVersion extends Sought {
  readonly wanted?: number | undefined
}

const offerAndZone = compiledOnce((tx, sought: SoughtVersion) =>
  find(tx, sought)
    .innerJoin('tenant', 'tenant.id', 'offer.tenant_id')
    .leftJoin('offer_settings as s', 's.tenant_id', 'offer.tenant_id')
    .selectAll('offer')
    .select('tenant.time_zone')
    .select(documentColumns.map((column) => `s.${column}` as const)),
)

const shownVersion = compiledOnce((tx, sought: SoughtVersion) =>
  find(tx, sought)
    .innerJoin('offer_version as v', (join) =>
      join
        .onRef('v.tenant_id', '=', 'offer.tenant_id')
        .onRef('v.offer_id', '=', 'offer.id')
        .on('v.version', '=', shown(sought)),
    )
    .selectAll('v'),
)

const shownLines = compiledOnce((tx, sought: SoughtVersion) =>
  find(tx, sought)
    .innerJoin('offer_line as l', (join) =>
      join
        .onRef('l.tenant_id', '=', 'offer.tenant_id')
        .onRef('l.offer_id', '=', 'offer.id')
        .on('l.version', '=', shown(sought)),
    )
    .selectAll('l')
    .orderBy('l.position'),
)

function shown({ wanted, hidden }: SoughtVersion): RawBuilder<number> {
  if (wanted !== undefined) return sql`${wanted}::integer`
  if (hidden !== undefined) return sql`offer.current_version`
  return sql`coalesce(case when offer.status <> 'accepted' then offer.draft_version end, offer.current_version)`
}

function isId(key: OfferKey): boolean {
  return /^\d+$/.test(String(key))
}

function byKey(key: OfferKey) {
  return isId(key) ? sql<SqlBool>`offer.id = ${Number(key)}` : sql<SqlBool>`offer.external_id = ${String(key)}`
}

/** The tenant of an offer that was deleted after `since`; null when there is none. */
async function tenantOfDeleted(tx: Tx, scope: TenantScope, { key, since, bound }: DeletedKey): Promise<number | null> {
  const row = await tx
    .selectFrom('offer')
    .select('tenant_id')
    .where(inScope(scope, 'offer.tenant_id'))
    .where('deleted_at', '>', since)
    .where(byKey(key))
    .$if(bound !== null, (found) => found.where('organization_id', '=', bound))
    .executeTakeFirst()
  return row?.tenant_id ?? null
}

interface DeletedKey {
  readonly key: OfferKey
  readonly since: Date
  /** The organisation whose offer it has to be; null: any. */
  readonly bound: number | null
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

/** Fails when the tenant has an offer with that number. */
async function insertOffer(tx: Tx, offer: Insertable<OfferTable>): Promise<OfferRow> {
  const [made] = await newOffer(tx, offer)
  if (!made) throw new Error(`offer ${offer.offer_nr} is gone right after it was made`)
  return made
}

const newOffer = compiledOnce((tx, offer: Insertable<OfferTable>) =>
  tx.insertInto('offer').values(offer).returningAll(),
)

/** What a save answers of the offer that it made. */
const savedOfferColumns = [
  'id',
  'external_id',
  'offer_nr',
  'status',
  'rev',
] as const satisfies readonly (keyof OfferRow)[]
export type SavedOfferRow = Pick<OfferRow, (typeof savedOfferColumns)[number]>

/** The same for one that stays a draft, of which no more is asked. */
async function insertDraft(tx: Tx, offer: Insertable<OfferTable>): Promise<SavedOfferRow> {
  const [made] = await newDraft(tx, offer)
  if (!made) throw new Error(`offer ${offer.offer_nr} is gone right after it was made`)
  return made
}

const newDraft = compiledOnce((tx, offer: Insertable<OfferTable>) =>
  tx.insertInto('offer').values(offer).returning(savedOfferColumns),
)

async function updateOffer(tx: Tx, { tenant_id, id }: OfferRow, change: Updateable<OfferTable>): Promise<OfferRow> {
  const [offer] = await changedOffer(tx, { ...change, tenant_id, id })
  if (!offer) throw new Error(`offer ${id} is gone while it is changed`)
  return offer
}

const changedOffer = compiledOnce((tx, { tenant_id, id, ...change }: Updateable<OfferTable> & OfferId) =>
  tx
    .updateTable('offer')
    .set({ ...change, rev: sql<number>`rev + 1` })
    .where('tenant_id', '=', tenant_id)
    .where('id', '=', id)
    .returningAll(),
)

/** What the seller's people note is not a change of the offer, so its revision stays. */
async function saveInternalNotes(tx: Tx, { tenant_id, id }: OfferRow, internal_notes: string): Promise<void> {
  await tx
    .updateTable('offer')
    .set({ internal_notes })
    .where('tenant_id', '=', tenant_id)
    .where('id', '=', id)
    .execute()
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
  ...offerVersionRepository,
  countByStatus,
  listOfferRows,
  findOffer,
  findDocument,
  lockOffer,
  tenantOfDeleted,
  restoreDeleted,
  insertOffer,
  insertDraft,
  updateOffer,
  saveInternalNotes,
  tenantOfOrganization,
}
export type OfferRepository = typeof offerRepository
