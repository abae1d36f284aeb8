import type { CustomerGroup, CustomerGroupDetail } from '@staffel/shared-api/contract'
import type { Db } from '../../../db/database.types.ts'
import { asTenant, everyTenant, readAsTenant, type TenantScope, type Tx } from '../../../db/tenant-transaction.ts'
import { DomainError, invalid, notFound, stale } from '../../../errors.ts'
import { scopeWithin, type Caller } from '../../../http/caller.ts'
import { once } from '../../../http/idempotency/once.ts'
import { oneTenant } from '../../../http/one-tenant.ts'
import { recordActivity, type LoggedStep } from '../../../http/record-activity.ts'
import { text } from '../../../texts/text.ts'
import type { By } from '../editing/product-editing.service.ts'
import type { CustomerGroupRow, CustomerGroupsRepository } from './customer-groups.repository.ts'

export interface CustomerGroupsDependencies {
  readonly db: Db
  readonly groups: CustomerGroupsRepository
}

export type CustomerGroupsService = ReturnType<typeof customerGroupsService>

/** Customers who share their prices. */
export function customerGroupsService({ db, groups }: CustomerGroupsDependencies) {
  /** Platform staff may name a group or an organisation alone, so its tenant is looked up first. */
  async function tenantOf(
    { scope }: Caller,
    find: (tx: Tx, scope: TenantScope) => Promise<{ readonly tenant_id: number } | undefined>,
  ): Promise<number> {
    if (scope.tenantId !== null) return scope.tenantId
    const found = await readAsTenant(db, everyTenant, (tx) => find(tx, everyTenant))
    if (!found) throw notFound()
    return found.tenant_id
  }

  const tenantOfGroup = (caller: Caller, id: number) => tenantOf(caller, (tx, scope) => groups.find(tx, scope, id))

  async function read(tx: Tx, tenantId: number, id: number): Promise<CustomerGroupRow> {
    const row = await groups.row(tx, tenantId, id)
    if (!row) throw notFound()
    return row
  }

  async function refuseTaken(tx: Tx, tenantId: number, name: string, id: number | null): Promise<void> {
    const holder = await groups.named(tx, tenantId, name)
    if (holder !== null && holder !== id)
      throw new DomainError('DUPLICATE', {
        fields: { name: text('customerGroup.nameTaken') },
        details: { id: holder },
        message: text('customerGroup.nameTaken'),
      })
  }

  const record = (tx: Tx, by: By, tenantId: number, step: LoggedStep<'customer_group'>, id: number, name: string) =>
    recordActivity(tx, by, {
      tenantId,
      action: `customer_group.${step}`,
      entity: 'customer_group',
      entityId: id,
      detail: { name },
    })

  return {
    async list(requested: number | undefined, caller: Caller): Promise<CustomerGroup[]> {
      const tenantId = scopeWithin(caller, requested ?? caller.tenantId)?.tenantId
      if (typeof tenantId !== 'number') return []
      return readAsTenant(db, { tenantId }, (tx) => groups.list(tx, tenantId))
    },

    async get(caller: Caller, id: number): Promise<CustomerGroupDetail> {
      const tenantId = await tenantOfGroup(caller, id)
      return readAsTenant(db, { tenantId }, async (tx) => {
        const [row, members] = await Promise.all([read(tx, tenantId, id), groups.members(tx, tenantId, id)])
        return { ...row, members }
      })
    },

    create(sent: { readonly tenant_id?: number; readonly name: string }, by: By): Promise<CustomerGroup> {
      const tenantId = oneTenant(by.caller, sent.tenant_id)
      const name = sent.name.trim()
      return asTenant(db, { tenantId }, (tx) =>
        once(tx, { tenantId, userId: by.caller.userId }, by.idempotency, async () => {
          await refuseTaken(tx, tenantId, name, null)
          const id = await groups.insert(tx, tenantId, name)
          await record(tx, by, tenantId, 'created', id, name)
          return read(tx, tenantId, id)
        }),
      )
    },

    async rename(id: number, sent: { readonly name: string; readonly rev: number }, by: By): Promise<CustomerGroup> {
      const tenantId = await tenantOfGroup(by.caller, id)
      const name = sent.name.trim()
      return asTenant(db, { tenantId }, async (tx) => {
        const stored = await groups.lock(tx, tenantId, id)
        if (!stored) throw notFound()
        if (stored.rev !== sent.rev) throw stale(stored)
        await refuseTaken(tx, tenantId, name, id)
        await groups.rename(tx, tenantId, id, name)
        await record(tx, by, tenantId, 'renamed', id, name)
        return read(tx, tenantId, id)
      })
    },

    async remove(id: number, by: By): Promise<void> {
      const tenantId = await tenantOfGroup(by.caller, id)
      await asTenant(db, { tenantId }, async (tx) => {
        const stored = await groups.lock(tx, tenantId, id)
        if (!stored) throw notFound()
        const { name, organizations, price_lists } = stored
        if (organizations + price_lists > 0)
          throw new DomainError('IN_USE', {
            details: { organizations, price_lists },
            message: text('customerGroup.inUse'),
          })
        await groups.remove(tx, tenantId, id)
        await record(tx, by, tenantId, 'deleted', id, name)
      })
    },

    async assign(organizationId: number, groupId: number | null, by: By): Promise<void> {
      const tenantId = await tenantOf(by.caller, (tx, scope) => groups.organization(tx, scope, organizationId))
      await asTenant(db, { tenantId }, async (tx) => {
        const [known, group] = await Promise.all([
          groups.organization(tx, { tenantId }, organizationId),
          groupId === null ? null : groups.lock(tx, tenantId, groupId),
        ])
        if (!known) throw notFound()
        if (group === undefined) throw invalid({ customer_group_id: text('customerGroup.unknown') })
        await groups.assign(tx, tenantId, organizationId, groupId)
        await recordActivity(tx, by, {
          tenantId,
          action: 'organization.customer_group',
          entity: 'organization',
          entityId: organizationId,
          detail: { customer_group: group?.name ?? null },
        })
      })
    },
  }
}
