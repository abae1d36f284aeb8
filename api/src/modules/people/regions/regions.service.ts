import type { Language, Region, RegionInput } from '@staffel/shared-api/contract'
import type { Db } from '../../../db/database.types.ts'
import { asTenant, everyTenant, readAsTenant } from '../../../db/tenant-transaction.ts'
import { DomainError, notFound } from '../../../errors.ts'
import type { Caller } from '../../../http/caller.ts'
import type { RequestOrigin } from '../../../http/endpoint-route.ts'
import type { Idempotency } from '../../../http/idempotency/idempotency.ts'
import { once } from '../../../http/idempotency/once.ts'
import { oneTenant } from '../../../http/one-tenant.ts'
import { recordActivity } from '../../../http/record-activity.ts'
import { text, type Text } from '../../../texts/text.ts'
import { translate } from '../../../texts/translate.ts'
import type { RegionsRepository, RegionUse } from './regions.repository.ts'

export interface RegionsDependencies {
  readonly db: Db
  readonly regions: RegionsRepository
}

interface By {
  readonly caller: Caller
  readonly origin: RequestOrigin
  readonly idempotency: Idempotency | null
}

/** By which a tenant tells its customers, its people and their offers apart. */
export function regionsService({ db, regions }: RegionsDependencies) {
  return {
    save({ id, tenant_id: requested, name: written }: RegionInput, by: By): Promise<Region> {
      const { caller, idempotency } = by
      const tenantId = oneTenant(caller, requested)
      const name = written.trim()
      return asTenant(db, { tenantId }, (tx) =>
        once(tx, { tenantId, userId: caller.userId }, idempotency, async () => {
          const stored = id === undefined ? null : await regions.lock(tx, tenantId, id)
          if (stored === undefined) throw notFound()
          await regions.oneAtATime(tx, tenantId)
          const holder = await regions.named(tx, tenantId, name)
          if (holder !== null && holder !== stored?.id)
            throw new DomainError('DUPLICATE', {
              fields: { name: text('region.taken') },
              message: text('region.taken'),
            })
          const saved = stored
            ? await regions.rename(tx, { ...stored, name })
            : await regions.insert(tx, tenantId, name)
          await recordActivity(tx, by, {
            tenantId,
            action: stored ? 'region.renamed' : 'region.created',
            entity: 'region',
            entityId: saved.id,
            detail: stored ? { from: stored.name, to: name } : { name },
          })
          return saved
        }),
      )
    },

    /** `language`: of the answer, which the rest of the refusal is in as well. */
    async remove(id: number, { language, ...by }: By & { readonly language: Language }): Promise<void> {
      const { caller } = by
      const tenantId = caller.scope.tenantId ?? (await readAsTenant(db, everyTenant, (tx) => regions.tenantOf(tx, id)))
      if (tenantId === null) throw notFound()
      await asTenant(db, { tenantId }, async (tx) => {
        const stored = await regions.lock(tx, tenantId, id)
        if (!stored) throw notFound()
        const use = await regions.use(tx, tenantId, id)
        const holds = holding(use).map((part) => translate(language, part))
        if (holds.length > 0)
          throw new DomainError('IN_USE', {
            details: { ...use },
            message: text('region.inUse', { holds: new Intl.ListFormat(language).format(holds) }),
          })
        await regions.remove(tx, tenantId, id)
        await recordActivity(tx, by, {
          tenantId,
          action: 'region.deleted',
          entity: 'region',
          entityId: id,
          detail: { name: stored.name },
        })
      })
    },
  }
}
export type RegionsService = ReturnType<typeof regionsService>

/** What stands in the way of deleting it, in words. */
function holding({ customers, users, invites, offers }: RegionUse): Text[] {
  const parts: readonly (readonly [number, Text])[] = [
    [customers, text('region.customers', { count: customers })],
    [users, text('region.users', { count: users })],
    [invites, text('region.invites', { count: invites })],
    [offers, text('region.offers', { count: offers })],
  ]
  return parts.filter(([count]) => count > 0).map(([, words]) => words)
}
