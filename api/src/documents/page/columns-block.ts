import type { Line } from '../text/text.types.ts'
import type { Block } from './block.types.ts'
import { contentWidth, sheet } from './look.ts'
import type { Paper } from './paper.ts'

const gap = 22

export const columnWidth = (contentWidth - gap) / 2

/** Small print in two columns of equal length; its lines are of one height. */
export function columnsBlock(paper: Paper, lines: readonly Line[], above = 0, perColumn = evenBreak(lines)): Block {
  const leading = lines[0]?.ink.leading ?? 0
  return {
    height: Math.max(perColumn, lines.length - perColumn) * leading,
    least: Math.min(perColumn, 5) * leading,
    above,
    draw(y) {
      drawColumn(paper, lines.slice(0, perColumn), sheet.left, y)
      drawColumn(paper, lines.slice(perColumn), sheet.left + columnWidth + gap, y)
    },
    split(room) {
      const most = Math.max(1, Math.floor((room + 0.01) / leading))
      const first = goodBreak(lines, most)
      const rest = withoutBlankStart(lines.slice(first))
      const second = goodBreak(rest, most)
      return [
        columnsBlock(paper, lines.slice(0, first + lines.length - first - rest.length + second), above, first),
        columnsBlock(paper, withoutBlankStart(rest.slice(second))),
      ]
    },
  }
}

/** The first column is the longer one. */
function evenBreak(lines: readonly Line[]): number {
  const half = Math.ceil(lines.length / 2)
  return goodBreak(lines, Math.min(lines.length, half + 2))
}

/** At most so many lines, so that no line of a paragraph stands alone at the end or the start of a column. */
function goodBreak(lines: readonly Line[], most: number): number {
  if (lines.length <= most) return lines.length
  const blank = (index: number) => (lines[index]?.spans.length ?? 0) === 0
  const alone = (count: number) =>
    !blank(count) && ((!blank(count - 1) && blank(count - 2)) || (!blank(count - 1) && blank(count + 1)))
  return [most, most - 1, most - 2].find((count) => count > 0 && !alone(count)) ?? most
}

function drawColumn(paper: Paper, lines: readonly Line[], x: number, y: number): void {
  if (lines.length > 0) paper.text('P', withoutBlankStart(lines), { x, y })
}

function withoutBlankStart(lines: readonly Line[]): readonly Line[] {
  const first = lines.findIndex(({ spans }) => spans.length > 0)
  return lines.slice(Math.max(0, first))
}
