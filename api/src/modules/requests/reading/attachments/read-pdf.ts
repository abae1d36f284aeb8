import { smallest } from '../lines/extremes.ts'
import { getDocumentProxy } from 'unpdf'
import { limits } from '../limits.ts'
import { plainToLines } from '../body/text/plain-to-lines.ts'
import { columnsOf, type PlacedWord as Word } from './columns-of.ts'
import type { MailText } from '../body/text/mail-line.types.ts'

/**
 * The text of a PDF by page, its words put back into lines: those at the same height, wide gaps kept as columns. `cut`
 * hears that there is more.
 */
export async function readPdf(bytes: Uint8Array, cut: () => void): Promise<MailText[]> {
  const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 })
  const pages: MailText[] = []
  let length = 0
  for (let number = 1; number <= Math.min(document.numPages, limits.pages) && length < limits.text; number += 1) {
    const content = await (await document.getPage(number)).getTextContent()
    const found = content.items.flatMap((item): Word[] =>
      'str' in item && item.str.trim() !== ''
        ? [
            {
              x: Number(item.transform[4]),
              y: Number(item.transform[5]),
              width: item.width,
              height: Math.abs(Number(item.transform[3])) || item.height,
              text: item.str,
            },
          ]
        : [],
    )
    const page = plainToLines(linesOf(found).join('\n'))
    length += page.text.length
    pages.push(page)
  }
  if (pages.length < document.numPages) cut()
  await document.cleanup()
  return pages
}

function linesOf(found: readonly Word[]): string[] {
  const rows: Word[][] = []
  for (const word of [...found].sort((a, b) => b.y - a.y || a.x - b.x)) {
    const row = rows.at(-1)
    const above = row?.[0]
    if (row && above && Math.abs(above.y - word.y) <= Math.max(2, Math.min(above.height, word.height) * 0.4))
      row.push(word)
    else rows.push([word])
  }
  const left = smallest(
    found.map(({ x }) => x),
    Infinity,
  )
  const sorted = rows.map((row) => [...row].sort((a, b) => a.x - b.x))
  const columns = columnsOf(sorted)
  return sorted.map((row, index) => asText(row, left, columns[index] ?? []))
}

/** Cells of a table start at the same column in every line, so that a cell that is left open is noticed. */
function asText(row: readonly Word[], left: number, columns: readonly number[]): string {
  return row.reduce((line, word, index) => {
    const before = row[index - 1]
    const column = Math.min(200, Math.round((word.x - left) / (Math.max(word.height, 6) * 0.5)))
    if (!before) return word.text
    const space = word.x - before.x - before.width
    const wide = Math.max(word.height, 6) * 0.9
    const isCell = space > wide || columns.includes(index)
    return line + (isCell ? ' '.repeat(Math.max(3, column - line.length)) : space > wide * 0.15 ? ' ' : '') + word.text
  }, '')
}
