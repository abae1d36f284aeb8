import type { CustomerChange, CustomerDetail } from '@staffel/shared-api/contract'
import type { Db } from '../../../../db/database.types.ts'
import { restorableSince } from '../../../../db/sql/restorable-since.ts'
import { asTenant, type Tx } from '../../../../db/tenant-transaction.ts'
import { DomainError, invalid, notFound, stale } from '../../../../errors.ts'
import type { Caller } from '../../../../http/caller.ts'
import type { RequestOrigin } from '../../../../http/endpoint-route.ts'
import type { Idempotency } from '../../../../http/idempotency/idempotency.ts'
import { once } from '../../../../http/idempotency/once.ts'
import { recordActivity, type LoggedAction } from '../../../../http/record-activity.ts'
import { text, type Text } from '../../../../texts/text.ts'
import type { OrganizationsService } from '../organizations.service.ts'
import type { NewCustomerRepository } from '../new-customer.repository.ts'
import type { CustomerColumns, KeepingRepository, LockedCustomer } from './keeping.repository.ts'
import { changeOf, contactChanges, problemsOf } from './customer-change.ts'
import type { PartsRepository } from './parts.repository.ts'
import type { CompanyRepository } from '../../company/company.repository.ts'

export interface By {
  readonly caller: Caller
  readonly origin: RequestOrigin
  readonly idempotency: Idempotency | null
}

export interface KeepingDependencies {
  readonly db: Db
  readonly keeping: KeepingRepository
  readonly parts: PartsRepository
  readonly companies: Pick<CompanyRepository, 'savePrimaryContact'>
  readonly customers: NewCustomerRepository
  readonly organizations: Pick<OrganizationsService, 'detailIn'>
  readonly now: () => Date
}

/** What was done, for the log: about what, if the event alone does not say it. */
export interface Done {
  readonly action: LoggedAction
  readonly detail?: Readonly<Record<string, unknown>>
}

/** Changes to customers by who runs the selling company. */
export function keepingService(dependencies: KeepingDependencies) {
  const { db, keeping, parts, companies, customers, organizations, now } = dependencies

  /** Refuses one that is not there, or was changed since it was read. */
  function changing(
    by: By,
    { id, rev }: { readonly id: number; readonly rev: number },
    work: (tx: Tx, customer: LockedCustomer) => Promise<Done>,
  ): Promise<CustomerDetail> {
    const { caller, idempotency } = by
    return asTenant(db, caller.scope, async (tx) => {
      const customer = await keeping.lockPresent(tx, caller.scope, id)
      if (!customer || customer.deleted_at) throw notFound()
      const { tenant_id: tenantId, id: entityId } = customer
      return once(tx, { tenantId, userId: caller.userId }, idempotency, async () => {
        if (customer.rev !== rev) throw stale(await organizations.detailIn(tx, caller, id))
        const done = await work(tx, customer)
        await recordActivity(tx, by, { tenantId, entity: 'organization', entityId, ...done })
        return organizations.detailIn(tx, caller, id)
      })
    })
  }

  async function refuseUnknownRegion(tx: Tx, tenantId: number, { region_id }: CustomerColumns): Promise<void> {
    if (region_id === undefined || region_id === null) return
    if (!(await customers.hasRegion(tx, tenantId, region_id)))
      throw invalid({ region_id: text('customer.unknownRegion') })
  }

  return {
    changing,

    update(id: number, { rev, ...input }: CustomerChange, by: By): Promise<CustomerDetail> {
      const change = changeOf(input)
      return changing(by, { id, rev }, async (tx, customer) => {
        const problems: Record<string, Text> = problemsOf(change)
        if (Object.keys(problems).length > 0) throw invalid(problems)
        await refuseUnknownRegion(tx, customer.tenant_id, change)
        const { tenant_id: tenantId, id: organizationId } = customer
        await keeping.update(tx, tenantId, organizationId, change)
        for (const { kind, value } of contactChanges(input))
          await companies.savePrimaryContact(tx, tenantId, organizationId, kind, value)
        await parts.settleContacts(tx, { tenantId, organizationId })
        return { action: 'organization.changed', detail: { fields: Object.keys(input) } }
      })
    },

    /** Deletes what nothing hangs on; anything else can only be archived. */
    async remove(id: number, { archive = false }: { readonly archive?: boolean }, by: By): Promise<void> {
      const { scope } = by.caller
      await asTenant(db, scope, async (tx) => {
        const customer = await keeping.lock(tx, scope, id)
        if (!customer || customer.deleted_at) throw notFound()
        refusePointer(customer)
        const { tenant_id: tenantId, archived_at } = customer
        if (!archive) await refuseTied(tx, tenantId, id)
        const at = now()
        if (archive && archived_at) return
        await keeping.keep(tx, tenantId, id, { archived_at: archived_at ?? at, deleted_at: archive ? null : at })
        const action = archive ? 'organization.archived' : 'organization.deleted'
        await recordActivity(tx, by, { tenantId, action, entity: 'organization', entityId: id })
      })
    },

    /** Takes back the last of the two: what was archived before it was deleted is archived again. */
    async restore(id: number, by: By): Promise<void> {
      const { scope } = by.caller
      await asTenant(db, scope, async (tx) => {
        const customer = await keeping.lock(tx, scope, id)
        if (!customer || (customer.deleted_at && customer.deleted_at <= restorableSince(now()))) throw notFound()
        refusePointer(customer)
        const { tenant_id: tenantId, archived_at, deleted_at } = customer
        if (!archived_at) return
        const wasArchived = deleted_at !== null && archived_at < deleted_at
        await keeping.keep(tx, tenantId, id, { archived_at: wasArchived ? archived_at : null, deleted_at: null })
        await recordActivity(tx, by, {
          tenantId,
          action: 'organization.restored',
          entity: 'organization',
          entityId: id,
        })
      })
    },
  }

  async function refuseTied(tx: Tx, tenantId: number, id: number): Promise<void> {
    const ties = await keeping.ties(tx, tenantId, id)
    const count = Object.values(ties).reduce((sum, of) => sum + of, 0)
    if (count === 0) return
    throw new DomainError(ties.offers > 0 ? 'HAS_OFFERS' : 'IN_USE', {
      message: text('customer.tied', ties),
      details: { count, ...ties },
    })
  }
}

/** Whose id leads to another customer stays as it is, until the merge is undone. */
function refusePointer({ merged_into_id }: LockedCustomer): void {
  if (merged_into_id !== null) throw new DomainError('INVALID_TRANSITION', { message: text('customer.mergedAway') })
}
export type KeepingService = ReturnType<typeof keepingService>
