import type { Tx } from '../../../../db/tenant-transaction.ts'
import type { NamedProducts } from '../../customer-numbers/own-numbers.ts'
import type { LineToMatch } from '../../matching/matching.types.ts'
import type { Asker } from './line-memory.repository.ts'
import type { AskedLine, LineMemory } from './line-memory.service.ts'

/** The product that a line is known to mean, and how it is known. */
export type KnownProduct = Pick<LineToMatch, 'remembered' | 'named'>

/**
 * Per line, in the order of the lines: what a person chose for the same customer and the same words goes before the
 * customer's own article number in the line. Empty where neither tells.
 */
export type KnownProducts = (
  tx: Tx,
  tenantId: number,
  asker: Asker,
  lines: readonly AskedLine[],
) => Promise<readonly KnownProduct[]>

export function knownProducts({
  memory,
  named,
}: {
  readonly memory: Pick<LineMemory, 'recall'>
  readonly named: NamedProducts
}): KnownProducts {
  return async (tx, tenantId, asker, lines) => {
    const [remembered, numbered] = await Promise.all([
      memory.recall(tx, tenantId, asker, lines),
      named(tx, tenantId, asker.organizationId, lines),
    ])
    return lines.map((_, index) => {
      const [chosen, own] = [remembered[index], numbered[index]]
      if (chosen !== undefined) return { remembered: chosen }
      return own === undefined ? {} : { named: own }
    })
  }
}
