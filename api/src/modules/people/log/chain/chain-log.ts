import type { Db } from '../../../../db/database.types.ts'
import { asTenant, everyTenant } from '../../../../db/tenant-transaction.ts'
import { beforeTheFirst, chainHash } from './chain-hash.ts'
import type { ChainRepository } from './chain.repository.ts'

/** Rows of one transaction: none holds a tenant up, and a process that stops has chained whole ones. */
const batch = 500

/** Puts what was logged since into the chain of its tenant. Any number of processes may do it at once. */
export async function chainLog({ db, chain }: { readonly db: Db; readonly chain: ChainRepository }): Promise<void> {
  const tenants = await asTenant(db, everyTenant, (tx) => chain.waitingTenants(tx))
  for (const tenantId of tenants) while ((await chainBatch(tenantId)) === batch);

  function chainBatch(tenantId: number): Promise<number> {
    return asTenant(db, everyTenant, async (tx) => {
      if (!(await chain.take(tx, tenantId))) return 0
      let { position, hash } = (await chain.last(tx, tenantId)) ?? { position: 0, hash: beforeTheFirst }
      const rows = await chain.takeWaiting(tx, tenantId, batch)
      const links = rows.map((row) => {
        hash = chainHash(hash, row)
        position += 1
        return { id: row.id, position, hash }
      })
      if (links.length > 0) await chain.append(tx, tenantId, links)
      return links.length
    })
  }
}
