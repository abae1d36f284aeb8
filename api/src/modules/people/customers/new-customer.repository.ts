import { sql } from 'kysely'
import type { CustomerCandidate, CustomerStatus, Language, TaxRegime } from '@staffel/shared-api/contract'
import type { Tx } from '../../../db/tenant-transaction.ts'
import { waitForTurn } from '../../../db/statements/waiting-line.ts'

export interface CustomerToStore {
  readonly name: string
  readonly email: string | null
  readonly phone: string | null
  readonly chamber_of_commerce_number: string | null
  readonly vat_number: string | null
  readonly tax_regime: TaxRegime
  readonly status: CustomerStatus
  readonly regionId: number | null
  readonly language: Language | null
  readonly payment_term_days: number | null
  readonly price_note: string
  readonly address: {
    readonly street: string
    readonly number: string
    readonly number_addition: string
    readonly postal_code: string
    readonly city: string
    readonly country_code: string
  }
  readonly contact: {
    readonly name: string
    readonly job_title?: string
    readonly email: string | null
    readonly phone: string | null
  } | null
}

export interface LikenessKeys {
  /** As `comparablePostcode` writes it; empty: not looked at. */
  readonly postcode: string
  readonly domain: string | null
  /** As `comparableRegistration` writes it; empty: not looked at. */
  readonly registration: string
}

/** More than these are not read: whoever sees twenty likely ones has enough to choose from. */
const mostCandidates = 20

async function alike(
  tx: Tx,
  tenantId: number,
  { postcode, domain, registration }: LikenessKeys,
): Promise<CustomerCandidate[]> {
  return tx
    .selectFrom('organization as o')
    .leftJoin('organization_address as a', (join) =>
      join
        .onRef('a.tenant_id', '=', 'o.tenant_id')
        .onRef('a.organization_id', '=', 'o.id')
        .on('a.is_primary', '=', true),
    )
    .where('o.tenant_id', '=', tenantId)
    .where('o.archived_at', 'is', null)
    .where((eb) =>
      eb.or([
        ...(postcode === '' ? [] : [sql<boolean>`upper(replace(a.postal_code, ' ', '')) = ${postcode}`]),
        ...(registration === ''
          ? []
          : [sql<boolean>`regexp_replace(o.chamber_of_commerce_number, '[^0-9]', '', 'g') = ${registration}`]),
        ...(domain === null ? [] : [sql<boolean>`lower(split_part(o.email, '@', 2)) = ${domain}`]),
      ]),
    )
    .select(['o.id as organization_id', 'o.name', 'a.postal_code', 'a.city', 'o.email', 'o.chamber_of_commerce_number'])
    .orderBy('o.name')
    .orderBy('o.id')
    .limit(mostCandidates)
    .execute()
}

/** Two people who add the same customer at once wait for each other, and the second one is told of the first one's. */
async function oneAtATime(tx: Tx, tenantId: number): Promise<void> {
  await waitForTurn(tx)
  await sql`select pg_advisory_xact_lock(7304212, ${tenantId}::integer)`.execute(tx)
}

async function hasRegion(tx: Tx, tenantId: number, regionId: number): Promise<boolean> {
  return (
    (await tx
      .selectFrom('region')
      .select('id')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', regionId)
      .executeTakeFirst()) !== undefined
  )
}

async function insert(
  tx: Tx,
  tenantId: number,
  { address, contact, regionId, ...fields }: CustomerToStore,
  now: Date,
): Promise<number> {
  const { id } = await tx
    .insertInto('organization')
    .values({ tenant_id: tenantId, region_id: regionId, created_at: now, ...fields })
    .returning('id')
    .executeTakeFirstOrThrow()
  const owner = { tenant_id: tenantId, organization_id: id, is_primary: true }
  await tx
    .insertInto('organization_address')
    .values({ ...owner, ...address })
    .execute()
  const contacts = [
    { kind: 'email' as const, value: fields.email },
    { kind: 'phone' as const, value: fields.phone },
  ]
  for (const { kind, value } of contacts)
    if (value)
      await tx
        .insertInto('organization_contact')
        .values({ ...owner, kind, value })
        .execute()
  if (contact)
    await tx
      .insertInto('contact_person')
      .values({ ...owner, ...contact, phone: contact.phone ?? '' })
      .execute()
  return id
}

/** SQL of customers that are added. */
export const newCustomerRepository = { alike, oneAtATime, hasRegion, insert }
export type NewCustomerRepository = typeof newCustomerRepository
