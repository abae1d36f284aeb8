import type { Tx } from '../../../../db/tenant-transaction.ts'
import type { LineToMatch } from '../../matching/matching.types.ts'
import type { Asker, LineMemoryRepository } from './line-memory.repository.ts'
import { normalLine } from './normal-line.ts'

/** A line in the customer's words; `quantity` as the mail wrote it, undefined where it wrote none. */
export type AskedLine = Pick<LineToMatch, 'searchLine' | 'quantity'>

export interface LineMemory {
  /**
   * Per line, in the order of the lines: the product that a person chose earlier for the same customer and the same
   * words. What the customer is known by goes before the sender.
   */
  recall(tx: Tx, tenantId: number, asker: Asker, lines: readonly AskedLine[]): Promise<readonly (number | undefined)[]>
  remember(tx: Tx, tenantId: number, asker: Asker, line: AskedLine, productId: number): Promise<void>
  forget(tx: Tx, tenantId: number, asker: Asker, line: AskedLine): Promise<void>
}

export function lineMemory({
  memory,
  now,
}: {
  readonly memory: LineMemoryRepository
  readonly now: () => Date
}): LineMemory {
  const words = ({ searchLine, quantity }: AskedLine): string => normalLine(searchLine, quantity)

  return {
    async recall(tx, tenantId, asker, lines) {
      const wanted = lines.map(words)
      const found = await memory.find(
        tx,
        tenantId,
        asker,
        [...new Set(wanted)].filter((line) => line !== ''),
      )
      return wanted.map((line) => {
        const same = found.filter((one) => one.line === line)
        return (same.find(({ organization_id: id }) => id !== null) ?? same[0])?.product_id
      })
    },

    async remember(tx, tenantId, asker, line, productId) {
      if (words(line) !== '') await memory.save(tx, tenantId, asker, { line: words(line), productId, now: now() })
    },

    async forget(tx, tenantId, asker, line) {
      await memory.remove(tx, tenantId, asker, words(line))
    },
  }
}
