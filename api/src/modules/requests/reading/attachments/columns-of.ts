import { roleOf } from '../body/tables/find-columns.ts'

/** A piece of text where a page has it, in points. */
export interface PlacedWord {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly text: string
}

/** Points by which the cells of one column may differ. */
const near = 1.5
const fewestRows = 3
/** At a time; no page has more, and what claims to have is not waited for. */
const mostRuns = 200

/**
 * Which words of each row start a cell, told by their place: where the words of several rows in succession start at the
 * same point, and those of no row between run across it, a column starts, however narrow the gap before it (`1 M8x40
 * bout 20` with a position close by).
 */
export function columnsOf(rows: readonly (readonly PlacedWord[])[]): number[][] {
  const found = rows.map((): number[] => [])
  const runs = new Map<number, Run>()
  for (const [index, row] of rows.entries()) {
    for (const [at, word] of row.entries()) if (at > 0 && isApart(row[at - 1], word)) grow(runs, word.x, { index, at })
    for (const [x, run] of runs) {
      if (
        run.starts.at(-1)?.index === index ||
        !row.some((word) => word.x < x - near && word.x + word.width > x + near)
      )
        continue
      keep(run, rows, found)
      runs.delete(x)
    }
  }
  for (const run of runs.values()) keep(run, rows, found)
  return found
}

interface Place {
  readonly index: number
  readonly at: number
}

interface Run {
  readonly starts: Place[]
}

function isApart(before: PlacedWord | undefined, word: PlacedWord): boolean {
  return before !== undefined && word.x - before.x - before.width > Math.max(word.height, 6) * 0.15
}

function grow(runs: Map<number, Run>, x: number, place: Place): void {
  const key = Math.round(x / near)
  const run = [key, key - 1, key + 1].map((each) => runs.get(each * near)).find((each) => each !== undefined)
  if (run) run.starts.push(place)
  else if (runs.size < mostRuns) runs.set(key * near, { starts: [place] })
}

/** Three rows make a column, and so do the names of columns and one row below them. */
function keep({ starts }: Run, rows: readonly (readonly PlacedWord[])[], found: number[][]): void {
  const isNamed = starts.some(({ index }) => namesColumns(rows[index] ?? []))
  const distinct = new Set(starts.map(({ index }) => index)).size
  if (distinct < (isNamed ? fewestRows - 1 : fewestRows)) return
  for (const { index, at } of starts) found[index]?.push(at)
}

const namesColumns = (row: readonly PlacedWord[]): boolean => {
  const roles = row.map(({ text }) => roleOf(text.trim()))
  return roles.includes('quantity') && roles.filter((role) => role !== null).length >= 2
}
