import { storableText } from '@staffel/shared-api/rules'
import { serveJobs } from '../../../../system/workers/serve-jobs.ts'
import { readXlsx } from '../../reading/attachments/read-xlsx.ts'
import type { SheetAnswer } from './sheet.types.ts'

/** The first sheet in which something stands. */
serveJobs<{ readonly bytes: Uint8Array; readonly rows: number }, SheetAnswer>(({ bytes, rows }) => {
  try {
    const sheets = readXlsx(bytes, () => undefined, { rows, characters: 8 * 1024 * 1024 })
    const sheet = sheets.find((each) => each.rows.length > 0)
    return Promise.resolve({
      rows: (sheet?.rows ?? []).map(({ row, cells }) => ({ row, cells: cells.map(({ text }) => storableText(text)) })),
    })
  } catch (error) {
    return Promise.resolve({ error: error instanceof Error ? error.message : String(error) })
  }
})
