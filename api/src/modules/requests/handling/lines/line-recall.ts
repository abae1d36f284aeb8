import type { Tx } from '../../../../db/tenant-transaction.ts'
import type { RequestsRepository } from '../../store/requests.repository.ts'
import type { RequestRow } from '../handling.repository.ts'
import { askedLine, lineKey } from './line-facts.ts'
import type { Asker } from './line-memory.repository.ts'
import type { LineMemory } from './line-memory.service.ts'
import type { LineProducts } from './line-products.ts'
import type { LinesRepository } from './lines.repository.ts'

export interface LineRecallDependencies {
  readonly lists: Pick<RequestsRepository, 'lines'>
  readonly lines: LinesRepository
  readonly memory: LineMemory
  readonly products: LineProducts
}

/**
 * Now that it is known who asks: what was chosen for them before takes the place of what the matcher found. What a
 * person chose here stays.
 */
export type RecallLines = (tx: Tx, request: RequestRow, asker: Asker) => Promise<void>

export function lineRecall({ lists, lines, memory, products }: LineRecallDependencies): RecallLines {
  return async (tx, request, asker) => {
    const open = (await lists.lines(tx, { tenantId: request.tenant_id }, [request.id])).filter(
      ({ chosen_by }) => chosen_by === null,
    )
    const remembered = await memory.recall(tx, request.tenant_id, asker, open.map(askedLine))
    for (const [index, line] of open.entries()) {
      if (remembered[index] === undefined) continue
      const key = lineKey(request, line.position)
      const { rows, sold, chosenBy } = await products.matched(
        tx,
        { key, asked: askedLine(line), quantity: Number(line.desired_quantity), unit: line.unit },
        remembered[index],
      )
      if (chosenBy === null) continue
      await lines.replaceMatches(tx, key, rows)
      await lines.update(tx, key, { chosen_by: chosenBy, ...sold })
    }
  }
}
