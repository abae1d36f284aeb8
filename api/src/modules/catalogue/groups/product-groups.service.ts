import type { ProductGroup, ProductGroupInput, ProductGroupUse } from '@staffel/shared-api/contract'
import type { Db } from '../../../db/database.types.ts'
import { asTenant, everyTenant, readAsTenant } from '../../../db/tenant-transaction.ts'
import { DomainError, notFound } from '../../../errors.ts'
import type { Caller } from '../../../http/caller.ts'
import { scopeWithin } from '../../../http/caller.ts'
import { once } from '../../../http/idempotency/once.ts'
import { oneTenant } from '../../../http/one-tenant.ts'
import { recordActivity } from '../../../http/record-activity.ts'
import { text } from '../../../texts/text.ts'
import type { By } from '../editing/product-editing.service.ts'
import type { ProductGroupsRepository } from './product-groups.repository.ts'

export interface ProductGroupsDependencies {
  readonly db: Db
  readonly groups: ProductGroupsRepository
  readonly now: () => Date
}

export type ProductGroupsService = ReturnType<typeof productGroupsService>

/** So many of what stands in the way of deleting a group are named. */
const mostNamed = 3

/** What products are put together by. */
export function productGroupsService({ db, groups, now }: ProductGroupsDependencies) {
  return {
    use(caller: Caller, requested: number | undefined): Promise<ProductGroupUse[]> {
      const tenantId = scopeWithin(caller, requested ?? caller.tenantId)?.tenantId
      return typeof tenantId === 'number'
        ? readAsTenant(db, { tenantId }, (tx) => groups.use(tx, tenantId))
        : Promise.resolve([])
    },

    save({ id, tenant_id: requested, name: written }: ProductGroupInput, by: By): Promise<ProductGroup> {
      const { caller, idempotency } = by
      const tenantId = oneTenant(caller, requested)
      const name = written.trim()
      return asTenant(db, { tenantId }, (tx) =>
        once(tx, { tenantId, userId: caller.userId }, idempotency, async () => {
          const stored = id === undefined ? null : await groups.lock(tx, tenantId, id)
          if (stored === undefined) throw notFound()
          const holder = await groups.named(tx, tenantId, name)
          if (holder !== null && holder !== stored?.id)
            throw new DomainError('DUPLICATE', {
              fields: { name: text('productGroup.taken') },
              message: text('productGroup.taken'),
            })
          const saved = stored
            ? await groups.rename(tx, tenantId, { id: stored.id, name })
            : await groups.insert(tx, tenantId, name)
          await recordActivity(tx, by, {
            tenantId,
            action: stored ? 'product_group.renamed' : 'product_group.created',
            entity: 'product_group',
            entityId: saved.id,
            detail: stored ? { from: stored.name, to: name } : { name },
          })
          return saved
        }),
      )
    },

    async remove(id: number, by: By): Promise<void> {
      const { scope } = by.caller
      const tenantId = scope.tenantId ?? (await readAsTenant(db, everyTenant, (tx) => groups.tenantOf(tx, id)))
      if (tenantId === null) throw notFound()
      await asTenant(db, { tenantId }, async (tx) => {
        const stored = await groups.lock(tx, tenantId, id)
        if (!stored) throw notFound()
        const { first, count } = await groups.productsIn(tx, tenantId, id, mostNamed)
        if (count > 0)
          throw new DomainError('IN_USE', {
            details: { count, products: first },
            message: text('productGroup.inUse', { count, names: first.map(({ name }) => name).join(', ') }),
          })
        const lists = await groups.priceListsWith(tx, tenantId, id)
        if (lists.length > 0)
          throw new DomainError('IN_USE', {
            details: { count: lists.length, price_lists: lists.slice(0, mostNamed) },
            message: text('productGroup.inPriceLists', {
              count: lists.length,
              names: lists
                .slice(0, mostNamed)
                .map(({ name }) => name)
                .join(', '),
            }),
          })
        await groups.remove(tx, tenantId, id, now())
        await recordActivity(tx, by, {
          tenantId,
          action: 'product_group.deleted',
          entity: 'product_group',
          entityId: id,
          detail: { name: stored.name },
        })
      })
    },
  }
}
