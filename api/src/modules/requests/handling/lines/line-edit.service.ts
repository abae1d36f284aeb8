import type { QuoteRequestDetail } from '@staffel/shared-api/contract'
import { roundQuantity, textOrNull } from '@staffel/shared-api/rules'
import type { Updateable } from 'kysely'
import type { Tx } from '../../../../db/tenant-transaction.ts'
import { notFound } from '../../../../errors.ts'
import type { QuoteLineTable } from '../../store/requests.tables.ts'
import type { RequestKey, RequestRow } from '../handling.repository.ts'
import { askedLine, askerOf, lineKey } from './line-facts.ts'
import type { KnownProducts } from './known-products.ts'
import type { LineMemory } from './line-memory.service.ts'
import { soldColumns } from '../../units/sold-columns.ts'
import type { LineProducts, ProductRows } from './line-products.ts'
import type { LineRow, LinesRepository } from './lines.repository.ts'
import type { By, RequestAccess } from '../request-access.ts'
import { takenUp } from '../taken-up.ts'

export interface LineEdit {
  /** Null: none of the catalogue. */
  readonly product_id?: number | null
  readonly desired_quantity?: number
  readonly unit?: string | null
  readonly ignored?: boolean
  readonly json_version?: number
}

interface Seen {
  readonly json_version?: number
}

export interface LineEditDependencies {
  readonly lines: LinesRepository
  readonly memory: LineMemory
  readonly known: KnownProducts
  readonly products: LineProducts
}

interface ProductsAfter extends ProductRows {
  /** Those that it had went to the archive: nobody chose that there is none. */
  readonly lost?: boolean
}

/** What a clerk decides about one line. */
export function lineEditService(access: RequestAccess, { lines, memory, known, products }: LineEditDependencies) {
  const lineOf = async (tx: Tx, request: RequestRow, position: number): Promise<LineRow> => {
    const line = await lines.find(tx, lineKey(request, position))
    if (!line) throw notFound()
    return line
  }

  /** The products that the line has after the edit; null where they stay as they are. */
  async function productsAfter(
    tx: Tx,
    request: RequestRow,
    line: LineRow,
    edit: LineEdit,
  ): Promise<ProductsAfter | null> {
    const { product_id: chosen, desired_quantity, unit } = edit
    const key = lineKey(request, line.position)
    const at = {
      key,
      asked: askedLine(line),
      quantity: desired_quantity ?? Number(line.desired_quantity),
      unit: unitAfter(line, edit),
    }
    if (chosen === null) return { rows: [], sold: soldColumns(at, undefined) }
    if (chosen !== undefined) return products.chosen(tx, at, chosen)
    if (desired_quantity === undefined && unit === undefined) return null
    const before = await lines.matches(tx, key)
    const after = await products.repriced(tx, at, before)
    return { ...after, lost: before.length > 0 && after.rows.length === 0 }
  }

  /** A choice holds for the next time too; that nothing fits does not, for the catalogue grows. */
  async function learn(tx: Tx, request: RequestRow, line: LineRow, chosen: number | null | undefined): Promise<void> {
    if (chosen === undefined) return
    if (chosen === null) await memory.forget(tx, request.tenant_id, askerOf(request), askedLine(line))
    else await memory.remember(tx, request.tenant_id, askerOf(request), askedLine(line), chosen)
  }

  return {
    update: (
      key: RequestKey,
      position: number,
      { json_version: seen, ...sent }: LineEdit,
      by: By,
    ): Promise<QuoteRequestDetail> =>
      access.edit({ key, seen, by }, async (tx, request) => {
        const line = await lineOf(tx, request, position)
        const edit = {
          ...sent,
          ...(sent.desired_quantity !== undefined && { desired_quantity: roundQuantity(sent.desired_quantity) }),
          ...(sent.unit !== undefined && { unit: textOrNull(sent.unit) }),
        }
        if (Object.keys(edit).length === 0) return null
        const after = await productsAfter(tx, request, line, edit)
        if (after) await lines.replaceMatches(tx, lineKey(request, position), after.rows)
        await lines.update(tx, lineKey(request, position), {
          ...columnsOf(line, edit),
          ...after?.sold,
          ...(after?.lost && { chosen_by: null }),
        })
        await learn(tx, request, line, edit.product_id)
        return { action: 'request.line_changed', detail: { position, ...edit }, columns: takenUp(request, by.caller) }
      }),

    /** The quantity and whether the line is left out stay as they are: those the matcher does not decide. */
    reset: (key: RequestKey, position: number, { json_version: seen }: Seen, by: By): Promise<QuoteRequestDetail> =>
      access.edit({ key, seen, by }, async (tx, request) => {
        const line = await lineOf(tx, request, position)
        const at = lineKey(request, position)
        await memory.forget(tx, request.tenant_id, askerOf(request), askedLine(line))
        const asked = askedLine(line)
        const { rows, sold, chosenBy, proposed } = await products.matched(
          tx,
          { key: at, asked, quantity: Number(line.desired_quantity), unit: line.unit },
          (await known(tx, request.tenant_id, askerOf(request), [asked]))[0],
        )
        await lines.replaceMatches(tx, at, rows)
        await lines.update(tx, at, { chosen_by: chosenBy, ...proposed, ...sold })
        return { action: 'request.line_reset', detail: { position }, columns: takenUp(request, by.caller) }
      }),
  }
}
export type LineEditService = ReturnType<typeof lineEditService>

/** Who takes over the quantity in the unit that it is sold in asks for it in that unit; who says another, in that. */
function unitAfter(
  { unit, sold_quantity, sold_unit }: LineRow,
  { desired_quantity: quantity, unit: named }: LineEdit,
): string | null {
  if (named !== undefined) return named
  return sold_quantity !== null && Number(sold_quantity) === quantity ? sold_unit : unit
}

function columnsOf(line: LineRow, edit: LineEdit): Updateable<QuoteLineTable> {
  const { product_id: chosen, desired_quantity: quantity, ignored } = edit
  return {
    ...(ignored !== undefined && { is_ignored: ignored }),
    ...(chosen !== undefined && { chosen_by: 'person' as const }),
    ...(quantity !== undefined && {
      desired_quantity: String(quantity),
      quantity_assumed: false,
      written_quantity: line.written_quantity ?? (line.quantity_assumed ? '0' : line.desired_quantity),
    }),
    unit: unitAfter(line, edit),
  }
}
