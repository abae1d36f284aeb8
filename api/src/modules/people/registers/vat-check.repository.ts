import type { VatCheck } from '@staffel/shared-api/contract'
import { sql } from 'kysely'
import type { Tx } from '../../../db/tenant-transaction.ts'
import type { ViesAnswer } from './asking/vies.ts'

export interface VatCheckToKeep extends ViesAnswer {
  readonly vatNumber: string
  readonly requester: string | null
  readonly checkedAt: Date
  readonly checkedBy: number
}

export const vatCheckRepository = {
  async add(tx: Tx, tenantId: number, check: VatCheckToKeep): Promise<void> {
    const { vatNumber, requester, checkedAt, checkedBy, outcome, consultation_number, name, address } = check
    await tx
      .insertInto('vat_check')
      .values({
        tenant_id: tenantId,
        vat_number: vatNumber,
        outcome,
        checked_at: checkedAt,
        checked_by: checkedBy,
        requester,
        consultation_number,
        name,
        address,
      })
      .execute()
  },

  /** The last one about the number that a customer has now; one that came to nothing only where there is no other. */
  async ofCustomer(tx: Tx, tenantId: number, organizationId: number): Promise<VatCheck | null> {
    const row = await tx
      .selectFrom('vat_check as c')
      .innerJoin('organization as o', (join) =>
        join.onRef('o.tenant_id', '=', 'c.tenant_id').onRef('o.vat_number', '=', 'c.vat_number'),
      )
      .select(['c.vat_number', 'c.outcome', 'c.checked_at', 'c.consultation_number', 'c.name', 'c.address'])
      .where('c.tenant_id', '=', tenantId)
      .where('o.id', '=', organizationId)
      .orderBy(sql`c.outcome = 'unknown'`)
      .orderBy('c.checked_at', 'desc')
      .orderBy('c.id', 'desc')
      .limit(1)
      .executeTakeFirst()
    return row ? { ...row, checked_at: row.checked_at.toISOString() } : null
  },
}
export type VatCheckRepository = typeof vatCheckRepository
