import type { Line } from '../text/text.types.ts'
import type { Block } from './block.types.ts'
import { sheet } from './look.ts'
import type { Paper, TextTag } from './paper.ts'

interface TextBlockOptions {
  readonly tag?: TextTag
  readonly above?: number
  readonly glued?: boolean
  readonly x?: number
}

/** A paragraph. Over a page's end it leaves two lines behind and takes two along, if it has them. */
export function textBlock(paper: Paper, lines: readonly Line[], options: TextBlockOptions = {}): Block {
  const { tag = 'P', above, glued, x = sheet.left } = options
  const least = lines.length < 4 ? lines : lines.slice(0, 2)
  return {
    height: heightOf(lines),
    least: heightOf(least),
    above,
    glued,
    draw: (y) => paper.text(tag, lines, { x, y }),
    split(room) {
      const fitting = linesWithin(lines, room)
      const kept = Math.max(1, lines.length - fitting < 2 ? lines.length - 2 : fitting)
      return [
        textBlock(paper, lines.slice(0, kept), { ...options, glued: false }),
        textBlock(paper, lines.slice(kept), { ...options, above: 0 }),
      ]
    },
  }
}

export function heightOf(lines: readonly Line[]): number {
  return lines.reduce((sum, { ink }) => sum + ink.leading, 0)
}

/** How many of the lines fit. */
export function linesWithin(lines: readonly Line[], room: number): number {
  let sum = 0
  const over = lines.findIndex(({ ink }) => (sum += ink.leading) > room + 0.01)
  return over === -1 ? lines.length : over
}
