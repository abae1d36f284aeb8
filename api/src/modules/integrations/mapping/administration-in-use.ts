import type { Db } from '../../../db/database.types.ts'
import { asTenant } from '../../../db/tenant-transaction.ts'
import type { ExactClient, ExactClients } from '../client/exact-client.ts'
import { ExactRefused } from '../client/exact-refused.ts'
import { exactFailure, failureOf } from '../connection/exact-failure.ts'
import type { ExactRepository } from '../connection/exact.repository.ts'
import type { Administration } from './mapping.repository.ts'

export interface AdministrationDependencies {
  readonly db: Db
  readonly exact: Pick<ExactRepository, 'connections'>
  readonly clients: ExactClients
}

export interface AdministrationInUse {
  readonly to: Administration
  readonly name: string | null
  readonly client: ExactClient
}

/** The administration that a tenant works with, for who looks at a screen. */
export function administrationInUse({ db, exact, clients }: AdministrationDependencies) {
  return async ({ tenantId }: { readonly tenantId: number }): Promise<AdministrationInUse> => {
    const connections = await asTenant(db, { tenantId }, (tx) => exact.connections(tx, tenantId))
    const link = connections.find(({ in_use: isUsed, ended_at: ended }) => isUsed && ended === null)
    if (!link || link.division === null) throw exactFailure('not_connected', { during: 'use' })
    const to = { tenantId, env: link.env, division: link.division }
    return { to, name: link.division_name, client: clients({ tenantId, env: link.env }, 'screen') }
  }
}

/** What Exact refuses is said in the caller's language. */
export async function told<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw error instanceof ExactRefused ? failureOf(error) : error
  }
}
