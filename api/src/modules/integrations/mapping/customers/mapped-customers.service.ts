import type {
  ExactCustomerChoice,
  ExactFoundAccount,
  ExactMappedCustomer,
  ExactMappedCustomers,
  ExactMappedOnly,
  ExactSavedCustomer,
} from '@staffel/shared-api/contract'
import { searchWords } from '../../../../db/sql/search-words.ts'
import { asTenant, readAsTenant, type Tx } from '../../../../db/tenant-transaction.ts'
import { notFound } from '../../../../errors.ts'
import type { Caller } from '../../../../http/caller.ts'
import type { RequestOrigin } from '../../../../http/endpoint-route.ts'
import { recordActivity } from '../../../../http/record-activity.ts'
import type { StoredAccount } from '../../accounts/exact-accounts.repository.ts'
import type { ExactJobsRepository } from '../../sync/jobs/exact-jobs.repository.ts'
import { administrationInUse, type AdministrationDependencies } from '../administration-in-use.ts'
import type { Administration, MappingRepository, ReadKind } from '../mapping.repository.ts'
import type { AccountLinks } from './account-links.ts'
import type { MappedCustomersQuery, MappedCustomersRepository } from './mapped-customers.repository.ts'
import { shownAccount, shownCustomer } from './shown-customer.ts'

export interface MappedCustomersDependencies extends AdministrationDependencies {
  readonly mapping: Pick<MappingRepository, 'readAt'>
  readonly customers: MappedCustomersRepository
  readonly jobs: Pick<ExactJobsRepository, 'settingsOf'>
  readonly links: AccountLinks
}

interface Wanted {
  readonly search?: string
  readonly only?: ExactMappedOnly
  readonly organization?: number
  readonly page?: number
  readonly limit?: number
}

export const accountsRead: ReadKind = { part: 'accounts', topic: 'Accounts', synced: 'accounts_synced_at' }

/** Which account of Exact each customer is. */
export function mappedCustomersService(dependencies: MappedCustomersDependencies) {
  const { db, mapping, customers, jobs, links } = dependencies
  const inUse = administrationInUse(dependencies)

  async function shown(tx: Tx, to: Administration, query: MappedCustomersQuery) {
    const { rows, ...counts } = await customers.page(tx, to, query)
    const open = rows.filter(({ account_id: account }) => account === null)
    const candidates = await customers.candidates(tx, to, open)
    return { rows: rows.map((row) => shownCustomer(row, candidates)), counts }
  }

  async function rowOf(tx: Tx, to: Administration, customer: number): Promise<ExactMappedCustomer> {
    const { rows } = await shown(tx, to, { words: [], isOpenOnly: false, customer, limit: 1, offset: 0 })
    if (!rows[0]) throw notFound()
    return rows[0]
  }

  return {
    async list(
      caller: Caller,
      { search, only, organization, page = 1, limit = 50 }: Wanted,
    ): Promise<ExactMappedCustomers> {
      const { to } = await inUse(caller)
      const isOpenOnly = only === 'open'
      return readAsTenant(db, { tenantId: to.tenantId }, async (tx) => {
        const words = searchWords(search)?.words ?? []
        const query = { words, isOpenOnly, customer: organization ?? null, limit, offset: (page - 1) * limit }
        const { rows, counts } = await shown(tx, to, query)
        const readAt = await mapping.readAt(tx, to, accountsRead)
        const total = isOpenOnly ? counts.open : counts.all
        return { items: rows, total, counts, read_at: readAt?.toISOString() ?? null }
      })
    },

    async find(caller: Caller, search: string): Promise<ExactFoundAccount[]> {
      const { to } = await inUse(caller)
      const words = searchWords(search)?.words ?? []
      const found = await readAsTenant(db, { tenantId: to.tenantId }, (tx) =>
        customers.search(tx, to, { search: search.trim(), words }),
      )
      return found.map(({ customer_id: id, customer_name: name, ...account }) => ({
        ...shownAccount(account),
        customer: id === null || name === null ? null : { organization_id: id, name },
      }))
    },

    async choose(
      caller: Caller,
      origin: RequestOrigin,
      { organization_id: organizationId, account_id: accountId, dry_run: dryRun = false }: ExactCustomerChoice,
    ): Promise<ExactSavedCustomer> {
      const { to } = await inUse(caller)
      const { tenantId } = to
      return asTenant(db, { tenantId }, async (tx) => {
        const { rule } = await jobs.settingsOf(tx, tenantId)
        const change = { organizationId, accountId, dryRun }
        const { before, after, takenBack } = await links(tx, change, { to, rule, by: { caller, origin } })
        if (!dryRun && before?.account_id !== after?.account_id)
          await recordActivity(
            tx,
            { caller, origin },
            {
              ...{ tenantId, action: 'exact.customer_linked', entity: 'organization', entityId: organizationId },
              detail: { from: named(before), to: named(after), taken_back: takenBack },
            },
          )
        return { customer: await rowOf(tx, to, organizationId), taken_back: takenBack }
      })
    },
  }
}
export type MappedCustomersService = ReturnType<typeof mappedCustomersService>

const named = (account: StoredAccount | null): string | null => account && `${account.code} ${account.name}`.trim()
