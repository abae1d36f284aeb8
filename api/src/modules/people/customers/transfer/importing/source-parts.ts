import type { Tx } from '../../../../../db/tenant-transaction.ts'
import type { KeepingRepository } from '../../keeping/keeping.repository.ts'
import type { PartsRepository, PartTable } from '../../keeping/parts.repository.ts'

/** An address or a contact person of a customer, as another system has it. */
export interface SourcePart {
  readonly table: Extract<PartTable, 'organization_address' | 'contact_person'>
  readonly values: Readonly<Record<string, string | null>>
  /** Of these values: one here that has them is the same. */
  readonly knownBy: readonly string[]
  /** The one here that it became before. */
  readonly id: number | null
  readonly isPrimary: boolean
}

interface Owner {
  readonly tenantId: number
  readonly organizationId: number
}

export interface SourcePartsDependencies {
  readonly parts: PartsRepository
  readonly keeping: Pick<KeepingRepository, 'lock' | 'keep'>
}

/** What belongs to a customer of another system, stored by the same ways as the forms do. */
export function sourceParts({ parts, keeping }: SourcePartsDependencies) {
  return {
    /** Answers the one here; one that somebody removed here is made again. */
    async put(
      tx: Tx,
      owner: Owner,
      { table, values, knownBy, id, isPrimary }: SourcePart,
    ): Promise<{ id: number; isChanged: boolean }> {
      const known = id === null ? null : await parts.find(tx, table, owner, id)
      const identity = Object.fromEntries(knownBy.map((name) => [name, values[name] ?? null]))
      const same = known?.id ?? (await parts.like(tx, table, owner, identity))
      if (same !== null && (await parts.like(tx, table, owner, { ...values, id: String(same) })) !== null)
        return { id: same, isChanged: false }
      const stored = await parts.write(tx, table, owner, same ?? undefined, values)
      if (isPrimary) await parts.makePrimary(tx, table, owner, { id: stored, kind: null })
      await parts.promote(tx, table, owner, null)
      return { id: stored, isChanged: true }
    },

    async remove(tx: Tx, owner: Owner, table: SourcePart['table'], id: number): Promise<boolean> {
      if (!(await parts.find(tx, table, owner, id))) return false
      await parts.remove(tx, table, owner, id)
      await parts.promote(tx, table, owner, null)
      return true
    },

    /** Something of the customer changed. */
    raise: (tx: Tx, owner: Owner): Promise<void> => parts.raise(tx, owner),

    /** Archives one that is in use, or brings back one that is archived; answers whether that changed anything. */
    async archive(tx: Tx, { tenantId, organizationId }: Owner, at: Date | null): Promise<boolean> {
      const found = await keeping.lock(tx, { tenantId }, organizationId)
      if (!found || found.deleted_at || found.merged_into_id !== null) return false
      if ((found.archived_at === null) === (at === null)) return false
      await keeping.keep(tx, tenantId, organizationId, { archived_at: at, deleted_at: null })
      return true
    },
  }
}
export type SourceParts = ReturnType<typeof sourceParts>
