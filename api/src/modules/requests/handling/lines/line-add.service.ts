import type { QuoteRequestDetail } from '@staffel/shared-api/contract'
import { isBlank, roundQuantity } from '@staffel/shared-api/rules'
import type { Tx } from '../../../../db/tenant-transaction.ts'
import { DomainError, invalid } from '../../../../errors.ts'
import type { RequestKey, RequestRow } from '../handling.repository.ts'
import { text } from '../../../../texts/text.ts'
import { proposedColumns } from '../../store/match-row.ts'
import { askerOf, lineKey } from './line-facts.ts'
import type { KnownProducts } from './known-products.ts'
import type { LineMemory } from './line-memory.service.ts'
import type { LineAt, LineMatches, LineProducts } from './line-products.ts'
import type { LinesRepository } from './lines.repository.ts'
import type { By, RequestAccess } from '../request-access.ts'
import { takenUp } from '../taken-up.ts'

export interface NewLine {
  readonly search_line: string
  readonly desired_quantity: number
  readonly product_id?: number
  readonly json_version?: number
}

export interface LineAddDependencies {
  readonly lines: LinesRepository
  readonly memory: LineMemory
  readonly known: KnownProducts
  readonly products: LineProducts
}

/** As many as are read from a mail. */
const mostLines = 2_000

/** A line that the reading did not find, in the clerk's words: those hold no quantity, it is said apart. */
export function lineAddService(access: RequestAccess, { lines, memory, known, products }: LineAddDependencies) {
  /** The product that is chosen, and remembered from now on; else what is known of the line or is found. */
  async function find(tx: Tx, request: RequestRow, line: LineAt, productId: number | undefined): Promise<LineMatches> {
    const asker = askerOf(request)
    if (productId === undefined)
      return products.matched(tx, line, (await known(tx, request.tenant_id, asker, [line.asked]))[0])
    const found = await products.chosen(tx, line, productId)
    await memory.remember(tx, request.tenant_id, asker, line.asked, productId)
    return { ...found, chosenBy: 'person', proposed: proposedColumns(undefined) }
  }

  return {
    add: (key: RequestKey, { json_version: seen, ...input }: NewLine, by: By): Promise<QuoteRequestDetail> => {
      const searchLine = input.search_line.trim().replace(/\s+/g, ' ')
      if (isBlank(searchLine)) throw invalid({ search_line: text('field.required') })
      return access.edit({ key, seen, by }, async (tx, request) => {
        const last = await lines.last(tx, lineKey(request, 0))
        if (last >= mostLines) throw new DomainError('LIMIT_REACHED', { details: { limit: mostLines } })
        const at = lineKey(request, last + 1)
        const quantity = roundQuantity(input.desired_quantity)
        const { rows, chosenBy, proposed } = await find(
          tx,
          request,
          { key: at, asked: { searchLine }, quantity, unit: null },
          input.product_id,
        )
        await lines.insert(tx, {
          ...at,
          search_line: searchLine,
          desired_quantity: String(quantity),
          written_quantity: '0',
          chosen_by: chosenBy,
          ...proposed,
        })
        await lines.replaceMatches(tx, at, rows)
        return {
          action: 'request.line_added',
          detail: { position: at.position, desired_quantity: quantity, product_id: input.product_id ?? null },
          columns: takenUp(request, by.caller),
        }
      })
    },
  }
}
export type LineAddService = ReturnType<typeof lineAddService>
