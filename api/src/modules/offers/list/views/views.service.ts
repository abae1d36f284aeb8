import type { SavedView, SavedViewInput, ViewEntity } from '@staffel/shared-api/contract'
import type { Db } from '../../../../db/database.types.ts'
import { once } from '../../../../http/idempotency/once.ts'
import { recordActivity } from '../../../../http/record-activity.ts'
import { asTenant, type Tx } from '../../../../db/tenant-transaction.ts'
import { DomainError, forbidden, invalid, notFound } from '../../../../errors.ts'
import { isSellerStaff, isTenantOwner, type Caller } from '../../../../http/caller.ts'
import type { Idempotency } from '../../../../http/idempotency/idempotency.ts'
import { text } from '../../../../texts/text.ts'
import type { By } from '../../offers.service.ts'
import type { SavedViewRow, ViewsRepository } from './views.repository.ts'

/** Views that one person keeps. */
const mostViews = 50

/** As it is written in an address, where a character may take nine. */
const longestQuery = 2_000

export function viewsService({
  db,
  views,
  now,
}: {
  readonly db: Db
  readonly views: ViewsRepository
  readonly now: () => Date
}) {
  const store = async (tx: Tx, input: SavedViewInput, caller: Caller): Promise<SavedViewRow> => {
    const owner = { tenantId: caller.tenantId, userId: caller.userId }
    const query = withoutPage(input.query)
    if (query.length > longestQuery) throw invalid({ query: text('field.tooLong') })
    const content = { name: input.name.trim(), query, shared: input.shared ?? false }
    const known = input.id === undefined ? null : await views.find(tx, caller.tenantId, input.id)
    if (known === undefined || (known && known.user_id !== caller.userId)) throw notFound()
    const sameName = await views.named(tx, owner, input.entity, content.name)
    if (sameName !== null && sameName !== known?.id) throw new DomainError('DUPLICATE', { details: { id: sameName } })
    if (known) return views.update(tx, known, content)
    if ((await views.count(tx, owner)) >= mostViews)
      throw new DomainError('LIMIT_REACHED', { details: { limit: mostViews } })
    return views.insert(tx, {
      ...content,
      tenant_id: caller.tenantId,
      user_id: caller.userId,
      owner_name: caller.name || caller.email,
      entity: input.entity,
      created_at: now(),
    })
  }

  return {
    list(entity: ViewEntity, caller: Caller): Promise<SavedView[]> {
      return asTenant(db, { tenantId: caller.tenantId }, async (tx) =>
        (
          await views.list(tx, { tenantId: caller.tenantId, userId: caller.userId }, entity, {
            withShared: isSellerStaff(caller),
          })
        ).map((row) => toView(row, caller)),
      )
    },

    async save(
      input: SavedViewInput,
      { idempotency, ...by }: By & { readonly idempotency: Idempotency | null },
    ): Promise<SavedView> {
      const { caller } = by
      if (input.shared && !mayShare(caller)) throw forbidden()
      return asTenant(db, { tenantId: caller.tenantId }, (tx) =>
        once(tx, caller, idempotency, async () => {
          const saved = await store(tx, input, caller)
          await recordActivity(tx, by, {
            tenantId: caller.tenantId,
            action: 'view.saved',
            entity: 'saved_view',
            entityId: saved.id,
            detail: { name: saved.name, shared: saved.shared },
          })
          return toView(saved, caller)
        }),
      )
    },

    remove(id: number, by: By): Promise<void> {
      const { caller } = by
      return asTenant(db, { tenantId: caller.tenantId }, async (tx) => {
        const view = await views.find(tx, caller.tenantId, id)
        const mayDelete = view && (view.user_id === caller.userId || (view.shared && mayShare(caller)))
        if (!mayDelete) throw notFound()
        await views.remove(tx, view)
        await recordActivity(tx, by, {
          tenantId: caller.tenantId,
          action: 'view.deleted',
          entity: 'saved_view',
          entityId: id,
          detail: { name: view.name },
        })
      })
    },
  }
}
export type ViewsService = ReturnType<typeof viewsService>

/** What is shared is shared among the staff of the selling company: names and filters tell how they work. */
function mayShare(caller: Caller): boolean {
  return isTenantOwner(caller)
}

/** A view begins on its first page. */
function withoutPage(query: string): string {
  const parameters = new URLSearchParams(query)
  parameters.delete('page')
  return parameters.toString()
}

function toView({ id, entity, name, query, shared, user_id, owner_name }: SavedViewRow, caller: Caller): SavedView {
  return { id, entity, name, query, shared, is_own: user_id === caller.userId, owner: owner_name }
}
