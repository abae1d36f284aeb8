import type { Language } from '@staffel/shared-api/contract'
import { safeCellText } from '@staffel/shared-api/rules'
import writeXlsxFile, { type Cell } from 'write-excel-file/node'
import { text } from '../../../texts/text.ts'
import { translate } from '../../../texts/translate.ts'
import { exportColumns, type ExportCell, type ExportedOffer } from './export-columns.ts'

/** A sheet with real numbers and days, so that it can be reckoned with; its first row stays in sight. */
export function offersXlsx(offers: readonly ExportedOffer[], language: Language): Promise<Buffer> {
  const head = exportColumns.map(({ title }): Cell => ({
    value: translate(language, title),
    type: String,
    fontWeight: 'bold',
  }))
  const rows = offers.map((offer) => exportColumns.map((column) => written(column.cell(offer, language))))
  const columns = exportColumns.map(({ width }) => ({ width }))
  return writeXlsxFile([head, ...rows], {
    sheet: translate(language, text('export.offers')),
    columns,
    stickyRowsCount: 1,
  }).toBuffer()
}

function written(cell: ExportCell): Cell {
  switch (cell.kind) {
    case 'text':
      return cell.value ? { value: safeCellText(cell.value), type: String } : null
    case 'number':
      return { value: cell.value, type: Number }
    case 'amount':
      return { value: cell.value, type: Number, format: '#,##0.00' }
    case 'day':
      return cell.value === null
        ? null
        : { value: new Date(`${cell.value}T00:00:00Z`), type: Date, format: 'dd-mm-yyyy' }
  }
}
