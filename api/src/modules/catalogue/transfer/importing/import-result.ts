import { transferLimits } from '@staffel/shared-api/rules'
import type { ImportResult } from '../import-result.types.ts'
import type { ReadFile } from '../transfer-draft.types.ts'
import type { ImportPlan } from './import-plan.ts'

/** What is kept of an import to be told. */
export function importResult(file: ReadFile, { writes, unchanged, newGroups, problems }: ImportPlan): ImportResult {
  const skus = new Map(file.drafts.map(({ row, sku }) => [row, sku]))
  const created = writes.filter(({ stored }) => stored === null).length
  return {
    kind: file.kind,
    rows: file.rows,
    created,
    updated: writes.length - created,
    unchanged,
    refused: file.drafts.length - writes.length - unchanged,
    new_groups: [...newGroups],
    columns: file.columns,
    changes: writes.slice(0, transferLimits.toldChanges).map(({ draft, stored, checked, changes }) => ({
      row: draft.row,
      product_id: stored?.product_id ?? null,
      sku: checked.input.sku,
      name: checked.input.name,
      fields: changes,
    })),
    errors: problems
      .toSorted((a, b) => a.row - b.row)
      .slice(0, transferLimits.toldErrors)
      .map((problem) => ({ ...problem, sku: skus.get(problem.row) ?? null })),
  }
}
