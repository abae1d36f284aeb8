import { dayOf } from '@staffel/shared-api/rules'
import type { Tx } from './tenant-transaction.ts'

export interface TenantDay {
  /** `YYYY-MM-DD`: what day it is where the tenant is. */
  readonly today: string
  readonly timeZone: string
}

export async function tenantDay(tx: Tx, tenantId: number, now: Date): Promise<TenantDay> {
  const { time_zone: timeZone } = await tx
    .selectFrom('tenant')
    .select('time_zone')
    .where('id', '=', tenantId)
    .executeTakeFirstOrThrow()
  return { today: dayOf(now, timeZone), timeZone }
}
