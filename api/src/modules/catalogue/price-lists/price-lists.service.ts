import type {
  NewPriceList,
  PriceList,
  PriceListChange,
  PriceListDetail,
  PriceListEntryInput,
} from '@staffel/shared-api/contract'
import type { Db } from '../../../db/database.types.ts'
import { asTenant, everyTenant, readAsTenant, type Tx } from '../../../db/tenant-transaction.ts'
import { invalid, notFound, stale } from '../../../errors.ts'
import { scopeWithin, type Caller } from '../../../http/caller.ts'
import { once } from '../../../http/idempotency/once.ts'
import { oneTenant } from '../../../http/one-tenant.ts'
import { recordActivity, type LoggedStep } from '../../../http/record-activity.ts'
import { text } from '../../../texts/text.ts'
import type { By } from '../editing/product-editing.service.ts'
import type { CustomerGroupsRepository } from './customer-groups.repository.ts'
import { entryColumns, entryProblems, listProblems } from './price-list-input.ts'
import { toPriceList, toPriceListEntry } from './price-list-row.ts'
import type { PriceListsRepository } from './price-lists.repository.ts'

export interface PriceListsDependencies {
  readonly db: Db
  readonly lists: PriceListsRepository
  readonly groups: Pick<CustomerGroupsRepository, 'row' | 'organization'>
}

export type PriceListsService = ReturnType<typeof priceListsService>

interface Owner {
  readonly organization_id: number | null
  readonly customer_group_id: number | null
}

/** Prices that a customer or a group of them has. */
export function priceListsService({ db, lists, groups }: PriceListsDependencies) {
  /** Platform staff may name a list alone, so its tenant is looked up first. */
  async function tenantOf({ scope }: Caller, id: number): Promise<number> {
    if (scope.tenantId !== null) return scope.tenantId
    const found = await readAsTenant(db, everyTenant, (tx) => lists.find(tx, everyTenant, id))
    if (!found) throw notFound()
    return found.tenant_id
  }

  async function read(tx: Tx, tenantId: number, id: number): Promise<PriceListDetail> {
    const [row, entries] = await Promise.all([lists.row(tx, tenantId, id), lists.entriesOf(tx, tenantId, id)])
    if (!row) throw notFound()
    return { ...toPriceList(row), entries: entries.map(toPriceListEntry) }
  }

  async function ownerProblems(tx: Tx, tenantId: number, { organization_id, customer_group_id }: Owner) {
    const [organization, group] = await Promise.all([
      organization_id === null ? true : groups.organization(tx, { tenantId }, organization_id),
      customer_group_id === null ? true : groups.row(tx, tenantId, customer_group_id),
    ])
    return {
      ...(!organization && { organization_id: text('organization.unknown') }),
      ...(!group && { customer_group_id: text('customerGroup.unknown') }),
    }
  }

  async function checkedEntries(tx: Tx, tenantId: number, entries: readonly PriceListEntryInput[]) {
    const known = await lists.known(tx, tenantId, {
      products: entries.flatMap(({ product_id }) => product_id ?? []),
      groups: entries.flatMap(({ product_group_id }) => product_group_id ?? []),
    })
    refuse(entryProblems(entries, known))
    return entries.map((entry) => entryColumns(entry, known))
  }

  const record = (tx: Tx, by: By, tenantId: number, step: LoggedStep<'price_list'>, id: number, name: string) =>
    recordActivity(tx, by, {
      tenantId,
      action: `price_list.${step}`,
      entity: 'price_list',
      entityId: id,
      detail: { name },
    })

  return {
    async list(
      requested: number | undefined,
      organizationId: number | undefined,
      caller: Caller,
    ): Promise<PriceList[]> {
      const tenantId = scopeWithin(caller, requested ?? caller.tenantId)?.tenantId
      if (typeof tenantId !== 'number') return []
      return readAsTenant(db, { tenantId }, async (tx) =>
        (await lists.list(tx, tenantId, organizationId)).map(toPriceList),
      )
    },

    async get(caller: Caller, id: number): Promise<PriceListDetail> {
      const tenantId = await tenantOf(caller, id)
      return readAsTenant(db, { tenantId }, (tx) => read(tx, tenantId, id))
    },

    create({ tenant_id: requested, entries, ...sent }: NewPriceList, by: By): Promise<PriceListDetail> {
      const tenantId = oneTenant(by.caller, requested)
      const list = { ...sent, name: sent.name.trim(), valid_till: sent.valid_till ?? null, ...ownerOf(sent) }
      refuse(listProblems(list))
      return asTenant(db, { tenantId }, (tx) =>
        once(tx, { tenantId, userId: by.caller.userId }, by.idempotency, async () => {
          refuse(await ownerProblems(tx, tenantId, list))
          const columns = await checkedEntries(tx, tenantId, entries)
          const id = await lists.insert(tx, { ...list, tenant_id: tenantId })
          await lists.replaceEntries(tx, { tenant_id: tenantId, price_list_id: id }, columns)
          await record(tx, by, tenantId, 'created', id, list.name)
          return read(tx, tenantId, id)
        }),
      )
    },

    async update(id: number, { rev, entries, ...sent }: PriceListChange, by: By): Promise<PriceListDetail> {
      const tenantId = await tenantOf(by.caller, id)
      return asTenant(db, { tenantId }, async (tx) => {
        const stored = await lists.lock(tx, tenantId, id)
        if (!stored) throw notFound()
        if (stored.rev !== rev) throw stale(await read(tx, tenantId, id))
        const list = {
          name: sent.name?.trim() ?? stored.name,
          valid_from: sent.valid_from ?? stored.valid_from,
          valid_till: sent.valid_till === undefined ? stored.valid_till : sent.valid_till,
          currency: sent.currency ?? stored.currency,
          ...(sent.organization_id === undefined && sent.customer_group_id === undefined
            ? ownerOf(stored)
            : ownerOf(sent)),
        }
        refuse(listProblems(list))
        refuse(await ownerProblems(tx, tenantId, list))
        const key = { tenant_id: tenantId, price_list_id: id }
        if (entries) await lists.replaceEntries(tx, key, await checkedEntries(tx, tenantId, entries))
        await lists.update(tx, key, list)
        await record(tx, by, tenantId, 'updated', id, list.name)
        return read(tx, tenantId, id)
      })
    },

    async remove(id: number, by: By): Promise<void> {
      const tenantId = await tenantOf(by.caller, id)
      await asTenant(db, { tenantId }, async (tx) => {
        const stored = await lists.lock(tx, tenantId, id)
        if (!stored) throw notFound()
        await lists.remove(tx, { tenant_id: tenantId, price_list_id: id })
        await record(tx, by, tenantId, 'deleted', id, stored.name)
      })
    },
  }
}

function ownerOf({ organization_id, customer_group_id }: Partial<Owner>): Owner {
  return { organization_id: organization_id ?? null, customer_group_id: customer_group_id ?? null }
}

function refuse(fields: Parameters<typeof invalid>[0]): void {
  if (Object.keys(fields).length > 0) throw invalid(fields)
}
