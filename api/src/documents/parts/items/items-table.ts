import type { Ink, Line } from '../../text/text.types.ts'
import type { Block } from '../../page/block.types.ts'
import { colours, contentWidth, inks, sheet } from '../../page/look.ts'
import { textBlock } from '../../page/text-block.ts'
import type { PrintedLine } from '../../printed-offer.types.ts'
import type { Printing } from '../document.types.ts'
import { itemCells } from './item-cells.ts'
import { rowBlock } from './row-block.ts'
import { tableLayout, type TableLayout } from './table-layout.ts'
import { tableRows } from './table-rows.ts'
import type { CellText, Column, LaidCell, TableRow } from './table.types.ts'

/** The lines of the offer. The last row stays with what follows the table, so that totals never stand alone. */
export function itemsTable(printing: Printing): Block[] {
  const { paper, offer, t } = printing
  const rows = tableRows(offer.items, t('pdf.surcharges'))
  if (rows.length === 0)
    return [
      textBlock(
        paper,
        paper.setter.lines([{ runs: [{ text: t('pdf.noLines'), italic: true }] }], inks.bodyMuted, contentWidth),
        { above: 20 },
      ),
    ]
  const layout = tableLayout(
    printing,
    rows.filter((row) => row.kind === 'item'),
  )
  const heading = headRow(printing, layout)
  const blocks = rows.map((row, index) =>
    tableRow(printing, layout, row, { heading, glued: staysWithNext(rows, index) }),
  )
  return [edge(() => paper.open('Table'), 18), heading, ...blocks, edge(() => paper.close())]
}

/**
 * A section's title and the text below it stay with its first line, its last line with its subtotal, and the last row
 * of all with the totals.
 */
function staysWithNext(rows: readonly TableRow[], index: number): boolean {
  const [before, row, next] = [rows[index - 1], rows[index], rows[index + 1]]
  if (next === undefined || next.kind === 'subtotal' || row?.kind === 'section') return true
  return row?.kind === 'text' && before?.kind === 'section'
}

/** Where the structure of the table begins and ends: nothing to see. */
function edge(draw: () => void, above = 0): Block {
  return { height: 0, least: 0, above, glued: true, draw }
}

function headRow({ paper }: Printing, { columns, scale }: TableLayout): Block {
  const ink = scaled(inks.tableHead, scale)
  const cells = columns.map((column) => ({
    ...placed(column),
    lines: paper.setter.lines(
      [{ runs: [{ text: column.title }] }],
      column.key === 'description' ? inks.tableHead : ink,
      column.width + 1,
    ),
  }))
  return rowBlock(paper, cells, { tag: 'TH', rule: { colour: colours.primary, weight: 1.1 }, glued: true })
}

function tableRow(
  printing: Printing,
  layout: TableLayout,
  row: TableRow,
  options: { heading: Block; glued: boolean },
): Block {
  const { paper, formats, t } = printing
  const { setter } = paper
  const lay = (text: string, ink: Ink, width: number): Line[] =>
    setter.lines(
      text.split('\n').map((line) => ({ runs: [{ text: line }] })),
      ink,
      width,
    )
  const whole = { x: sheet.left, width: contentWidth }
  switch (row.kind) {
    case 'item': {
      const cells = itemCells(printing, row)
      return rowBlock(
        paper,
        layout.columns.map((column) =>
          column.key === 'picture'
            ? pictureCell(printing, column, row.line)
            : laidCell(printing, column, cells[column.key], layout.scale),
        ),
        options,
      )
    }
    case 'text': {
      const { x = sheet.left } = layout.columns.find(({ key }) => key === 'description') ?? {}
      const width = sheet.right - x
      return rowBlock(
        paper,
        [
          {
            x,
            width,
            align: 'left',
            lines: lay(row.text.trim(), { ...inks.cell, italic: true, colour: colours.muted }, width),
          },
        ],
        options,
      )
    }
    case 'section':
      return rowBlock(paper, [{ ...whole, align: 'left', lines: lay(row.title, inks.cellStrong, contentWidth) }], {
        ...options,
        tint: colours.soft,
        above: 8,
      })
    case 'subtotal': {
      const amount = lay(formats.money(row.amount), inks.cellStrong, whole.width)
      const width = contentWidth - (amount[0]?.width ?? 0) - 16
      return rowBlock(
        paper,
        [
          {
            x: sheet.left,
            width,
            align: 'right',
            lines: lay(t('pdf.subtotalOf', { section: row.title }), inks.cellStrong, width),
          },
          { ...whole, align: 'right', lines: amount },
        ],
        options,
      )
    }
  }
}

function laidCell({ paper }: Printing, column: Column, text: CellText, scale: number): LaidCell {
  // Half a point more than was measured: sums of widths differ in their last digits.
  const width = column.width + (column.key === 'description' ? 0 : 0.5)
  const factor = column.key === 'description' ? 1 : scale
  return {
    ...placed(column),
    lines: text.flatMap(({ runs, ink }) => paper.setter.lines([{ runs }], scaled(ink, factor), width)),
  }
}

/** As large as its column allows, and no higher than it is wide. */
function pictureCell({ thumbs }: Printing, column: Column, { picture }: PrintedLine): LaidCell {
  const thumb = picture && thumbs.get(picture.url)
  if (!thumb) return { ...placed(column), lines: [] }
  const scale = column.width / Math.max(thumb.width, thumb.height)
  const size = { width: thumb.width * scale, height: thumb.height * scale }
  return { ...placed(column), lines: [], picture: { ...thumb, ...size, alt: picture.alt } }
}

function placed({ x, width, align }: Column): Omit<LaidCell, 'lines'> {
  return { x, width, align }
}

function scaled(ink: Ink, scale: number): Ink {
  return scale === 1 ? ink : { ...ink, size: ink.size * scale }
}
