import type { Tx } from '../../../db/tenant-transaction.ts'
import { roleIds } from '../role-ids.ts'
import type { UserChangesRepository } from './user-changes.repository.ts'

/** Who would be left to run the tenant without this person: a Manager, or for an Admin's place an Admin as well. */
export async function isLastOwner(
  tx: Tx,
  changes: Pick<UserChangesRepository, 'lockOwners'>,
  { tenant_id, id, role_id }: { readonly tenant_id: number; readonly id: number; readonly role_id: number },
): Promise<boolean> {
  const owners = await changes.lockOwners(tx, tenant_id)
  const fits = (role: number) => role_id === roleIds.Admin || role === roleIds.Manager
  const isOwner = owners.some((owner) => owner.id === id)
  return isOwner && !owners.some((owner) => owner.id !== id && fits(owner.role_id))
}
