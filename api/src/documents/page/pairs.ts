import type { Ink, Line } from '../text/text.types.ts'
import { inks } from './look.ts'
import type { Paper } from './paper.ts'
import { heightOf } from './text-block.ts'

export type Pair = readonly [label: string, value: string | null | undefined]

interface PairsOptions {
  readonly width: number
  readonly labelWidth: number
  readonly ink?: Ink
}

interface Pairs {
  readonly height: number
  draw(x: number, y: number): void
}

/** Labels with their values beside them; without a value there is no row. */
export function pairs(
  paper: Paper,
  rows: readonly Pair[],
  { width, labelWidth, ink = inks.smallInk }: PairsOptions,
): Pairs {
  const labelInk = { ...ink, colour: inks.label.colour }
  const laid = rows.flatMap(([label, value]) => {
    if (!value?.trim()) return []
    return [{ label: lay(paper, label, labelInk, labelWidth - 6), value: lay(paper, value, ink, width - labelWidth) }]
  })
  const heightOfRow = (row: { label: Line[]; value: Line[] }) =>
    Math.max(heightOf(row.label), heightOf(row.value)) + 1.5
  return {
    height: laid.reduce((sum, row) => sum + heightOfRow(row), 0),
    draw(x, y) {
      let top = y
      for (const row of laid) {
        paper.text('P', row.label, { x, y: top })
        paper.text('P', row.value, { x: x + labelWidth, y: top })
        top += heightOfRow(row)
      }
    },
  }
}

function lay(paper: Paper, text: string, ink: Ink, width: number): Line[] {
  return paper.setter.lines([{ runs: [{ text }] }], ink, width)
}
