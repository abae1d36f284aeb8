import { sql } from 'kysely'
import type { Tx } from '../../../../db/tenant-transaction.ts'
import type { TellPeople } from '../../../notifications/tell-people.ts'
import type { Worse } from './judge-canary.ts'

export interface CanaryNews {
  readonly event: 'canary_stopped' | 'canary_unfit'
  /** Of the environment. */
  readonly name: string
  readonly areaId: string
  readonly canary: string
  readonly worse: readonly Worse[]
}

export type TellOwners = (tx: Tx, news: CanaryNews) => Promise<void>

/** Admins, and whom they made product owner, of every company: the environments are of the whole installation. */
export function tellOwners(tell: TellPeople['tell']): TellOwners {
  return async (tx, { event, name, areaId, canary, worse }) => {
    const owners = await tx
      .selectFrom('app_user as u')
      .innerJoin('role as r', 'r.id', 'u.role_id')
      .select(['u.tenant_id', 'u.id'])
      .where('u.status', '=', 'active')
      .where((eb) => eb.or([eb('r.name', '=', 'Admin'), sql<boolean>`'product-owner' = any(u.features)`]))
      .orderBy('u.tenant_id')
      .orderBy('u.id')
      .execute()
    const ofTenant = Map.groupBy(owners, ({ tenant_id }) => tenant_id)
    const label = `${areaId} ${canary} (${name})`
    for (const [tenantId, people] of ofTenant)
      await tell(tx, {
        tenantId,
        userIds: people.map(({ id }) => id),
        event,
        about: { label, path: '/environments', offerId: null },
        detail: { subject: label, worse },
      })
  }
}
