import type { Language } from '@staffel/shared-api/contract'
import { csvCell, csvMark, dutchDecimal } from '@staffel/shared-api/rules'
import { translate } from '../../../texts/translate.ts'
import { exportColumns, type ExportCell, type ExportedOffer } from './export-columns.ts'

/** As Dutch spreadsheets read it: UTF-8 with its mark, semicolons, decimal commas, days as 31-12-2026. */
export function offersCsv(offers: readonly ExportedOffer[], language: Language): Buffer {
  const head = exportColumns.map(({ title }) => csvCell(translate(language, title)))
  const lines = offers.map((offer) => exportColumns.map((column) => written(column.cell(offer, language))))
  return Buffer.from(csvMark + [head, ...lines].map((cells) => `${cells.join(';')}\r\n`).join(''))
}

function written(cell: ExportCell): string {
  switch (cell.kind) {
    case 'text':
      return csvCell(cell.value)
    case 'number':
      return dutchDecimal(cell.value)
    case 'amount':
      return dutchDecimal(cell.value, 2)
    case 'day':
      return cell.value?.split('-').toReversed().join('-') ?? ''
  }
}
