import type { Block } from '../../page/block.types.ts'
import { colours, contentWidth, sheet } from '../../page/look.ts'
import type { Paper, TextTag } from '../../page/paper.ts'
import { heightOf, linesWithin } from '../../page/text-block.ts'
import type { LaidCell } from './table.types.ts'

const padding = 4.6
/** A row is split only when it would not fit on a page of its own. */
const mostUnsplit = sheet.bottom - sheet.topAfter - 60

interface RowOptions {
  readonly tag?: TextTag
  readonly tint?: string
  readonly rule?: { readonly colour: string; readonly weight: number }
  readonly above?: number
  readonly glued?: boolean
  readonly heading?: Block
}

/** Cells beside each other over a hairline. */
export function rowBlock(paper: Paper, cells: readonly LaidCell[], options: RowOptions = {}): Block {
  const { tag = 'TD', tint, rule = { colour: colours.line, weight: 0.6 }, above, glued, heading } = options
  const height = Math.max(0, ...cells.map(heightOfCell)) + 2 * padding
  return {
    height,
    least: height <= mostUnsplit ? height : 80,
    above,
    glued,
    heading,
    draw(y) {
      if (tint) paper.fill({ x: sheet.left - sheet.bleed, y, width: contentWidth + 2 * sheet.bleed, height }, tint)
      if (!tint) paper.rule(y + height, rule.colour, rule.weight)
      paper.group('TR', () => cells.forEach((cell) => drawCell(paper, tag, cell, y + padding)))
    },
    split(room) {
      const taken = cells.map(({ lines }) => Math.max(1, linesWithin(lines, room - 2 * padding)))
      const part = (from: (lines: LaidCell['lines'], count: number) => LaidCell['lines']) =>
        cells.map((cell, index) => ({ ...cell, lines: from(cell.lines, taken[index] ?? 0) }))
      return [
        rowBlock(
          paper,
          part((lines, count) => lines.slice(0, count)),
          { ...options, glued: false },
        ),
        rowBlock(
          paper,
          part((lines, count) => lines.slice(count)).map((cell) => ({ ...cell, picture: undefined })),
          { ...options, above: 0 },
        ),
      ]
    },
  }
}

function heightOfCell({ lines, picture }: LaidCell): number {
  return Math.max(heightOf(lines), picture?.height ?? 0)
}

function drawCell(paper: Paper, tag: TextTag, { lines, picture, ...cell }: LaidCell, y: number): void {
  if (!picture) return paper.text(tag, lines, { ...cell, y })
  const { jpeg, width, height, alt } = picture
  paper.group('TD', () => paper.thumb(jpeg, { x: cell.x, y, width, height }, alt))
}
