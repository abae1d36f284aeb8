import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Caller } from '../../../http/caller.ts'
import { isOfSeller } from '../store/offer.policy.ts'
import type { OfferRow } from '../store/offer.repository.ts'

/** Who reads what belongs to an offer: a customer, up to the version that they have of it. */
export interface OfferAudience {
  readonly version: number
  readonly organizationId: number | null
}

/** Where something said about an offer, or put beside it, belongs. */
export interface OfferBond {
  readonly version: number
  /** Null: the version has no customer yet, so it is for whoever the version goes to. */
  readonly organization_id: number | null
}

/** Who has the offer now: the customer of its issued version. */
export function presentAudience({ current_version, organization_id }: OfferRow): OfferAudience {
  return { version: current_version, organizationId: organization_id }
}

/** As whom a caller reads what belongs to an offer; null: as the seller's people, who read all of it. */
export function audienceOf(offer: OfferRow, caller: Caller): OfferAudience | null {
  return isOfSeller(caller) ? null : presentAudience(offer)
}

/** What is said now belongs to the version that the customer has. */
export function presentBond({ current_version, organization_id }: OfferRow): OfferBond {
  return { version: current_version, organization_id }
}

/**
 * Rows of `table` that this customer may have: said to them, about a version of theirs, and not about a later one than
 * they have.
 */
export function isFor(
  table: 'offer_comment' | 'offer_attachment',
  { version, organizationId }: OfferAudience,
): RawBuilder<SqlBool> {
  const row = sql.table(table)
  return sql<SqlBool>`(${row}.version <= ${version} and (${row}.organization_id is null or ${row}.organization_id = ${organizationId})
    and exists (select from offer_version as own where own.tenant_id = ${row}.tenant_id and own.offer_id = ${row}.offer_id
      and own.version = ${row}.version and own.organization_id = ${organizationId}))`
}
