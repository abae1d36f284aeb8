import type { Language, ProductImport } from '@staffel/shared-api/contract'
import { text, type Text } from '../../../../texts/text.ts'
import { translate } from '../../../../texts/translate.ts'
import type { ProductImportRow } from '../../catalogue.tables.ts'
import type { ImportResult, RowProblem, ShownValue } from '../import-result.types.ts'

const nothing: ImportResult = {
  kind: null,
  rows: 0,
  created: 0,
  updated: 0,
  unchanged: 0,
  refused: 0,
  new_groups: [],
  columns: [],
  changes: [],
  errors: [],
}

/** An import as its reader is told of it. One that nobody is at any more has failed. */
export function shownImport(row: ProductImportRow & { readonly is_lost: boolean }, language: Language): ProductImport {
  const { changes, errors, columns, new_groups, ...counts } = row.result ?? nothing
  const failure = row.is_lost ? text('transfer.refused.lost') : row.failure
  const say = (value: ShownValue): string | null =>
    value === null || typeof value === 'string' ? value : translate(language, value)
  return {
    id: row.id,
    tenant_id: row.tenant_id,
    filename: row.filename,
    dry_run: row.dry_run,
    state: row.is_lost ? 'failed' : row.state,
    done: row.done,
    total: row.total,
    failure: failure && translate(language, failure),
    ...counts,
    columns: [...columns],
    new_groups: [...new_groups],
    changes: changes.map((change) => ({
      ...change,
      fields: change.fields.map(({ field, from, to }) => ({ field, from: say(from), to: say(to) })),
    })),
    errors: errors.map((error) => ({
      ...error,
      sku: error.sku ?? null,
      message: translate(language, sentenceOf(error)),
    })),
  }
}

/** A mistake that stands beside no field names it. */
function sentenceOf({ field, message }: RowProblem): Text {
  return message.key === 'field.required'
    ? text('transfer.problem.missing', { field: text(`transfer.field.${field}`) })
    : message
}
