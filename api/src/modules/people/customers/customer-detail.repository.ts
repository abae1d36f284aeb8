import { sql } from 'kysely'
import type { AddressType, ContactPerson, Language, TaxRegime } from '@staffel/shared-api/contract'
import type { Tx } from '../../../db/tenant-transaction.ts'

/** What only the page of one customer shows. */
export interface CustomerFacts {
  readonly chamber_of_commerce_number: string | null
  readonly vat_number: string | null
  readonly tax_regime: TaxRegime
  readonly language: Language | null
  readonly payment_term_days: number | null
  readonly price_note: string
  readonly rev: number
  readonly customer_group_id: number | null
  readonly customer_group_name: string | null
  readonly decided_offers: number
}

export interface StoredAddress {
  readonly id: number
  readonly organization_id: number
  readonly address_type: AddressType
  readonly label: string
  readonly street: string
  readonly number: string
  readonly number_addition: string
  readonly postal_code: string
  readonly city: string
  readonly country_code: string
  readonly is_primary: boolean
}

/** SQL of what belongs to one customer. */
export const customerDetailRepository = {
  /** The primary address first. */
  async addresses(tx: Tx, tenantId: number, organizationId: number): Promise<StoredAddress[]> {
    return tx
      .selectFrom('organization_address')
      .select([
        'id',
        'organization_id',
        'address_type',
        'label',
        'street',
        'number',
        'number_addition',
        'postal_code',
        'city',
        'country_code',
        'is_primary',
      ])
      .where('tenant_id', '=', tenantId)
      .where('organization_id', '=', organizationId)
      .orderBy('is_primary', 'desc')
      .orderBy('id')
      .execute()
  },

  /** Primary ones first. */
  async contacts(
    tx: Tx,
    tenantId: number,
    organizationId: number,
  ): Promise<{ id: number; kind: 'email' | 'phone'; value: string; is_primary: boolean }[]> {
    return tx
      .selectFrom('organization_contact')
      .select(['id', 'kind', 'value', 'is_primary'])
      .where('tenant_id', '=', tenantId)
      .where('organization_id', '=', organizationId)
      .orderBy('is_primary', 'desc')
      .orderBy('kind')
      .orderBy('id')
      .execute()
  },

  async people(tx: Tx, tenantId: number, organizationId: number): Promise<ContactPerson[]> {
    return tx
      .selectFrom('contact_person')
      .select(['id', 'name', 'job_title', 'email', 'phone', 'is_primary'])
      .where('tenant_id', '=', tenantId)
      .where('organization_id', '=', organizationId)
      .orderBy('is_primary', 'desc')
      .orderBy('name')
      .orderBy('id')
      .execute()
  },

  async facts(tx: Tx, tenantId: number, id: number, today: string): Promise<CustomerFacts> {
    return tx
      .selectFrom('organization as o')
      .leftJoin('customer_group as g', (join) =>
        join.onRef('g.tenant_id', '=', 'o.tenant_id').onRef('g.id', '=', 'o.customer_group_id'),
      )
      .select(['o.chamber_of_commerce_number', 'o.vat_number', 'o.tax_regime', 'o.language', 'o.payment_term_days'])
      .select(['o.price_note', 'o.rev', 'o.customer_group_id', 'g.name as customer_group_name'])
      .select(
        sql<number>`(select count(*) from offer f where f.tenant_id = o.tenant_id and f.organization_id = o.id and f.deleted_at is null
          and (f.status in ('accepted', 'declined') or (f.status = 'pending' and f.valid_until < ${today}::date)))`.as(
          'decided_offers',
        ),
      )
      .where('o.tenant_id', '=', tenantId)
      .where('o.id', '=', id)
      .executeTakeFirstOrThrow()
  },
}
export type CustomerDetailRepository = typeof customerDetailRepository
