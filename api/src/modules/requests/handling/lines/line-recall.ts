import type { Tx } from '../../../../db/tenant-transaction.ts'
import type { RequestsRepository } from '../../store/requests.repository.ts'
import type { RequestRow } from '../handling.repository.ts'
import { askedLine, lineKey } from './line-facts.ts'
import type { Asker } from './line-memory.repository.ts'
import type { KnownProducts } from './known-products.ts'
import type { LineProducts } from './line-products.ts'
import type { LinesRepository } from './lines.repository.ts'

export interface LineRecallDependencies {
  readonly lists: Pick<RequestsRepository, 'lines'>
  readonly lines: LinesRepository
  readonly known: KnownProducts
  readonly products: LineProducts
}

/**
 * Now that it is known who asks: what was chosen for them before, and what their own article numbers name, takes the
 * place of what the matcher found, or the numbers of another customer did. What a person chose stays.
 */
export type RecallLines = (tx: Tx, request: RequestRow, asker: Asker) => Promise<void>

export function lineRecall({ lists, lines, known, products }: LineRecallDependencies): RecallLines {
  return async (tx, request, asker) => {
    const open = (await lists.lines(tx, { tenantId: request.tenant_id }, [request.id])).filter(
      ({ chosen_by }) => chosen_by === null || chosen_by === 'customer_number',
    )
    const found = await known(tx, request.tenant_id, asker, open.map(askedLine))
    for (const [index, line] of open.entries()) {
      const { remembered, named } = found[index] ?? {}
      if (line.chosen_by === null && remembered === undefined && named === undefined) continue
      const key = lineKey(request, line.position)
      const { rows, sold, chosenBy } = await products.matched(
        tx,
        { key, asked: askedLine(line), quantity: Number(line.desired_quantity), unit: line.unit },
        found[index],
      )
      if (chosenBy === null && line.chosen_by === null) continue
      await lines.replaceMatches(tx, key, rows)
      await lines.update(tx, key, { chosen_by: chosenBy, ...sold })
    }
  }
}
