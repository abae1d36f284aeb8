import { cutText, transferLimits } from '@staffel/shared-api/rules'
import { SaxesParser, type SaxesTagPlain } from 'saxes'
import type { TableCell, TableRow } from './table.types.ts'
import { UnreadableFile } from './unreadable-file.ts'
import { zipParts } from './zip-parts.ts'

export interface XlsxTable {
  readonly rows: readonly TableRow[]
  /** What is added to the number of a day, so that it counts from the end of 1899. */
  readonly dayShift: number
}

/** The rows of the first sheet of a workbook that has any, read as it is unpacked. */
export function xlsxTable(bytes: Uint8Array): XlsxTable {
  const strings: string[] = []
  const order = new Map<string, number>()
  const targets = new Map<string, string>()
  let dayShift = 0
  // What a sheet refers to may stand behind it in the file, so that is read first.
  zipParts(bytes, (name) => {
    const lower = name.toLowerCase()
    if (lower === 'xl/sharedstrings.xml') return parse(stringReader(strings))
    if (lower === 'xl/workbook.xml')
      return parse({
        open: ({ name: tag, attributes }) => {
          if (local(tag) === 'sheet' && !/hidden/i.test(attributes['state'] ?? ''))
            order.set(attributes['r:id'] ?? '', order.size)
          if (local(tag) === 'workbookPr' && /^(?:1|true)$/.test(attributes['date1904'] ?? '')) dayShift = daysTo1904
        },
      })
    if (lower === 'xl/_rels/workbook.xml.rels')
      return parse({
        open: ({ attributes: { Id: id = '', Target: target = '' } }) =>
          void targets.set(id, target.replace(/^\/?(?:xl\/)?/, 'xl/').toLowerCase()),
      })
    return null
  })
  const paths = [...order].sort(([, a], [, b]) => a - b).flatMap(([id]) => targets.get(id) ?? [])
  const sheets = new Map<string, TableRow[]>()
  let said = 0
  const spend = (characters: number) => {
    said += characters
    if (said > transferLimits.unpackedBytes) throw new UnreadableFile('tooLarge')
  }
  zipParts(bytes, (name) => {
    const path = name.toLowerCase()
    if (paths.length > 0 ? !paths.includes(path) : path !== 'xl/worksheets/sheet1.xml') return null
    const rows: TableRow[] = []
    sheets.set(path, rows)
    return parse(sheetReader(rows, strings, spend))
  })
  const found = [...paths, 'xl/worksheets/sheet1.xml'].map((path) => sheets.get(path) ?? [])
  return { rows: found.find((rows) => rows.length > 0) ?? [], dayShift }
}

/** Between the two days that workbooks count from. */
const daysTo1904 = 1462
const local = (name: string): string => name.slice(name.indexOf(':') + 1)

interface Handlers {
  open?(tag: SaxesTagPlain): void
  text?(text: string): void
  close?(tag: SaxesTagPlain): void
}

/** Takes the text of a part piece by piece. Who writes a DOCTYPE into a sheet has no sheet in mind. */
function parse({ open, text, close }: Handlers): (chunk: string, isLast: boolean) => void {
  const parser = new SaxesParser({ xmlns: false, position: false })
  parser.on('doctype', () => {
    throw new UnreadableFile('doctype')
  })
  parser.on('error', (error) => {
    throw error
  })
  if (open) parser.on('opentag', open)
  if (text) {
    parser.on('text', text)
    parser.on('cdata', text)
  }
  if (close) parser.on('closetag', close)
  return (chunk, isLast) => {
    parser.write(chunk)
    if (isLast) parser.close()
  }
}

function stringReader(strings: string[]): Handlers {
  let text = ''
  let [reading, phonetic] = [false, false]
  return {
    open({ name }) {
      const tag = local(name)
      if (tag === 'si') text = ''
      if (tag === 'rPh') phonetic = true
      if (tag === 't') reading = !phonetic
    },
    text: (words) => void (reading && text.length < transferLimits.cell && (text += words)),
    close({ name }) {
      const tag = local(name)
      if (tag === 't') reading = false
      if (tag === 'rPh') phonetic = false
      if (tag === 'si') strings.push(cutText(text, transferLimits.cell))
    },
  }
}

/** A few bytes of a sheet may name a long text: what its cells say is counted (`spend`). */
function sheetReader(rows: TableRow[], strings: readonly string[], spend: (characters: number) => void): Handlers {
  let cells: TableCell[] = []
  let [row, column] = [0, -1]
  let [type, value] = ['n', '']
  let reading = false
  const put = () => {
    if (column >= transferLimits.columns || value === '') return
    while (cells.length < column) cells.push('')
    const cell = cellOf(type, value, strings)
    spend(typeof cell === 'string' ? cell.length : 0)
    cells[column] = cell
  }
  return {
    open({ name, attributes }) {
      const tag = local(name)
      if (tag === 'row') {
        row = rowOf(attributes['r']) ?? row + 1
        ;[cells, column] = [[], -1]
      } else if (tag === 'c') {
        column = columnOf(attributes['r']) ?? column + 1
        ;[type, value] = [attributes['t'] ?? 'n', '']
      } else if (tag === 'v' || (tag === 't' && type === 'inlineStr')) reading = true
    },
    text: (words) => void (reading && value.length < transferLimits.cell && (value += words)),
    close({ name }) {
      const tag = local(name)
      if (tag === 'v' || tag === 't') reading = false
      else if (tag === 'c') put()
      else if (tag === 'row' && cells.some((cell) => String(cell).trim() !== '')) {
        rows.push({ row, cells })
        if (rows.length > transferLimits.rows + 1) throw new UnreadableFile('tooManyRows')
      }
    },
  }
}

function cellOf(type: string, value: string, strings: readonly string[]): TableCell {
  switch (type) {
    case 's':
      return strings[Number(value)] ?? ''
    case 'b':
      return value === '1' ? 'true' : 'false'
    case 'e':
      return ''
    case 'n': {
      const number = Number(value)
      return Number.isFinite(number) ? number : value
    }
    default:
      return cutText(value, transferLimits.cell)
  }
}

/** What a file says of its own rows may be anything. */
function rowOf(number: string | undefined): number | null {
  return /^[1-9]\d{0,6}$/.test(number ?? '') ? Number(number) : null
}

function columnOf(reference: string | undefined): number | null {
  const letters = /^[A-Z]{1,3}/i.exec(reference ?? '')?.[0]?.toUpperCase()
  return letters === undefined
    ? null
    : [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}
