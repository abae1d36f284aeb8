import type { Ink } from '../../text/text.types.ts'
import { contentWidth, inks, sheet } from '../../page/look.ts'
import type { Printing } from '../document.types.ts'
import { itemCells } from './item-cells.ts'
import type { Column, ColumnKey, ItemCells } from './table.types.ts'

const gap = 12
/** A unit belongs to the quantity before it. */
const unitGap = 4
/** The least that descriptions need to be readable. */
const descriptionLeast = 150
const unitMost = 52
/** A picture is no wider and no higher. */
const pictureEdge = 44

/** As wide as what stands in it; the description has the rest. */
type NarrowKey = Exclude<ColumnKey, 'description'>

export interface TableLayout {
  readonly columns: readonly Column[]
  /** Below 1 when the amounts are too long for their size. */
  readonly scale: number
}

/** Columns as wide as what stands in them; units, discounts and tax rates have one only when the offer needs it. */
export function tableLayout(printing: Printing, items: readonly ItemCells[]): TableLayout {
  const keys = neededColumns(printing, items)
  const cells = items.map((item) => itemCells(printing, item))
  const natural = new Map(
    keys.map((key) => [
      key,
      key === 'picture'
        ? pictureEdge
        : Math.max(headWidth(printing, key), ...cells.map((row) => cellWidth(printing, row[key]))),
    ]),
  )
  const widthOf = (key: NarrowKey) =>
    key === 'unit' ? Math.min(natural.get(key) ?? 0, unitMost) : (natural.get(key) ?? 0)
  const sum = keys.reduce((whole, key) => whole + widthOf(key), 0)
  const gaps = keys.reduce((whole, key) => whole + gapBefore(key), 0)
  const room = contentWidth - descriptionLeast - gaps
  const scale = Math.min(1, room / sum)
  const description = contentWidth - sum * scale - gaps
  let x: number = sheet.left - gap
  const [before, after] = [keys.filter(standsBefore), keys.filter((key) => !standsBefore(key))] as const
  const columns = [...before, 'description' as const, ...after].map((key) => {
    x += gapBefore(key)
    const column = {
      key,
      title: titleOf(printing, key),
      align: isNumber(key) ? ('right' as const) : ('left' as const),
      x,
      width: key === 'description' ? description : widthOf(key) * scale,
    }
    x += column.width
    return column
  })
  return { columns, scale }
}

/** Before the description, in this order. */
const standsBefore = (key: ColumnKey): boolean => key === 'position' || key === 'picture'

function neededColumns({ thumbs }: Printing, items: readonly ItemCells[]): NarrowKey[] {
  const lines = items.map(({ line }) => line)
  const rates = new Set(lines.map(({ taxRate, taxLabel }) => `${taxRate} ${taxLabel ?? ''}`))
  return [
    'position',
    ...(lines.some(({ picture }) => picture && thumbs.has(picture.url)) ? ['picture' as const] : []),
    'quantity',
    ...(lines.some(({ unit }) => unit?.trim()) ? ['unit' as const] : []),
    'unitPrice',
    ...(lines.some(({ discountPct }) => discountPct > 0) ? ['discount' as const] : []),
    ...(rates.size > 1 ? ['tax' as const] : []),
    'total',
  ]
}

function gapBefore(key: ColumnKey): number {
  return key === 'unit' ? unitGap : gap
}

function titleOf({ t }: Printing, key: ColumnKey): string {
  return key === 'unit' || key === 'picture' ? '' : t(`pdf.${key}`)
}

function isNumber(key: ColumnKey): boolean {
  return !standsBefore(key) && key !== 'description' && key !== 'unit'
}

function headWidth(printing: Printing, key: ColumnKey): number {
  return printing.paper.setter.width(titleOf(printing, key), inks.tableHead)
}

function cellWidth(
  { paper }: Printing,
  cell: readonly { readonly runs: readonly { readonly text: string }[]; readonly ink: Ink }[],
): number {
  return Math.max(0, ...cell.map(({ runs, ink }) => paper.setter.width(runs.map(({ text }) => text).join(''), ink)))
}
