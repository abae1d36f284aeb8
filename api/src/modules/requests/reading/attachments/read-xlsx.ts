import { unzipSync } from 'fflate'
import { Parser } from 'htmlparser2'
import { limits } from '../limits.ts'
import type { TableCell, TableRow } from '../body/tables/table.types.ts'

export interface Sheet {
  readonly name: string
  /** With the number that the row has in the sheet. */
  readonly rows: readonly (TableRow & { readonly row: number })[]
}

const decoder = new TextDecoder()
const wanted = /^xl\/(?:workbook\.xml|sharedStrings\.xml|_rels\/workbook\.xml\.rels|worksheets\/[^/]{1,100}\.xml)$/i

/**
 * The visible sheets of a workbook, in order, as far as it is read: `cut` hears that there is more. Parts are unpacked
 * only up to a limit, whatever the archive says of itself.
 */
export function readXlsx(bytes: Uint8Array, cut: () => void, most: Room = mailRoom): Sheet[] {
  let total = 0
  const files = unzipSync(bytes, {
    filter: ({ name, size, originalSize }) => {
      if (!wanted.test(name)) return false
      total += Math.max(size, originalSize)
      if (total > limits.unpackedBytes) throw new Error('The workbook unpacks to more than is read.')
      return true
    },
  })
  const part = (name: string): string => {
    const found = Object.keys(files).find((path) => path.toLowerCase() === name.toLowerCase())
    return found === undefined ? '' : decoder.decode(files[found])
  }
  const shared = sharedStrings(part('xl/sharedStrings.xml'))
  const targets = new Map(
    elements(part('xl/_rels/workbook.xml.rels'), 'relationship').map(({ id = '', target = '' }) => [
      id,
      target.replace(/^\/?(?:xl\/)?/, 'xl/'),
    ]),
  )
  const seen = new Set<string>()
  const room = { ...most }
  const sheets = elements(part('xl/workbook.xml'), 'sheet').flatMap((sheet, index) => {
    const path = targets.get(sheet['r:id'] ?? '') ?? `xl/worksheets/sheet${index + 1}.xml`
    // Many sheets may name one part; it is read once.
    if (/hidden/i.test(sheet['state'] ?? '') || seen.has(path.toLowerCase())) return []
    seen.add(path.toLowerCase())
    return [{ name: sheet['name'] ?? '', rows: rowsOf(part(path), shared, room) }]
  })
  if (room.rows <= 0 || room.characters <= 0) cut()
  return sheets
}

/** What may still be read of a workbook: a text that many cells share is small in the file and large in the cells. */
interface Room {
  rows: number
  characters: number
}

const mailRoom: Room = { rows: limits.rows, characters: 4 * limits.text }

const mostColumns = 200
const longestCell = 2_000

const xml = { xmlMode: true, lowerCaseTags: true, lowerCaseAttributeNames: true, decodeEntities: true } as const
const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

function elements(source: string, wantedName: string): Record<string, string>[] {
  const found: Record<string, string>[] = []
  const parser = new Parser(
    {
      onopentag: (name, attributes) =>
        void (localName(name) === wantedName && found.length < 500 && found.push(attributes)),
    },
    xml,
  )
  parser.end(source)
  return found
}

function sharedStrings(source: string): string[] {
  const strings: string[] = []
  let text = ''
  let reading = false
  let phonetic = false
  const parser = new Parser(
    {
      onopentag(name) {
        if (localName(name) === 'si') text = ''
        if (localName(name) === 't') reading = !phonetic
        if (localName(name) === 'rph') phonetic = true
      },
      ontext: (words) => void (reading && text.length < longestCell && (text += words)),
      onclosetag(name) {
        if (localName(name) === 't') reading = false
        if (localName(name) === 'rph') phonetic = false
        if (localName(name) === 'si') strings.push(text)
      },
    },
    xml,
  )
  parser.end(source)
  return strings
}

/** Offsets count in the rows as text, the cells of a row apart by a tab. */
function rowsOf(source: string, shared: readonly string[], room: Room): Sheet['rows'][number][] {
  const rows: Sheet['rows'][number][] = []
  let cells: TableCell[] = []
  let row = 0
  let offset = 0
  let column = 0
  let type = ''
  let value = ''
  let reading = false
  let hidden = false
  const put = () => {
    if (column >= mostColumns || room.rows <= 0 || room.characters <= 0) return
    const text = (type === 's' ? (shared[Number(value)] ?? '') : value)
      .slice(0, longestCell)
      .replace(/\s+/g, ' ')
      .trim()
    const isNumber =
      type !== 's' &&
      type !== 'inlinestr' &&
      type !== 'str' &&
      type !== 'b' &&
      type !== 'e' &&
      /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(text)
    const number = isNumber ? fourDecimals(Number(text)) : null
    room.characters -= text.length + 1 + Math.max(0, column - cells.length)
    while (cells.length < column) cells.push({ text: '', start: 0, end: 0 })
    cells[column] =
      number === null
        ? { text, start: 0, end: 0 }
        : { text: String(number).replace('.', ','), value: number, start: 0, end: 0 }
  }
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const local = localName(name)
        if (local === 'row') {
          row = Number(attributes['r'] ?? row + 1) || row + 1
          ;[cells, column, hidden] = [[], -1, attributes['hidden'] === '1' || attributes['hidden'] === 'true']
        } else if (local === 'c') {
          column = columnOf(attributes['r']) ?? column + 1
          ;[type, value] = [(attributes['t'] ?? 'n').toLowerCase(), '']
        } else if (local === 'v' || (local === 't' && type === 'inlinestr')) reading = true
      },
      ontext: (words) => void (reading && value.length < longestCell && (value += words)),
      onclosetag(name) {
        const local = localName(name)
        if (local === 'v' || local === 't') reading = false
        else if (local === 'c') put()
        else if (local === 'row' && !hidden && room.rows > 0 && cells.some(({ text }) => text !== '')) {
          room.rows -= 1
          const placed = placedAt(cells, offset)
          rows.push({ cells: placed, start: offset, end: placed.at(-1)?.end ?? offset, row })
          offset = (placed.at(-1)?.end ?? offset) + 1
        }
      },
    },
    xml,
  )
  parser.end(source)
  return rows
}

/** A long article number is a whole number, and stays as it is. */
const fourDecimals = (number: number): number =>
  Number.isInteger(number) ? number : Math.round(number * 10_000) / 10_000

function placedAt(cells: readonly TableCell[], offset: number): TableCell[] {
  let at = offset
  return cells.map((cell) => {
    const placed = { ...cell, start: at, end: at + cell.text.length }
    at = placed.end + 1
    return placed
  })
}

function columnOf(reference: string | undefined): number | null {
  const letters = /^[A-Z]{1,3}/i.exec(reference ?? '')?.[0]?.toUpperCase()
  return letters === undefined
    ? null
    : [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}
