import {
  customerFields,
  type CustomerField,
  type ExactConflict,
  type ExactJob,
  type ExactJobRow,
  type Language,
} from '@staffel/shared-api/contract'
import { text, type Text } from '../../../../texts/text.ts'
import type { PeopleModule } from '../../../people/people.module.ts'
import { translate } from '../../../../texts/translate.ts'
import type { StoredAccount } from '../../accounts/exact-accounts.repository.ts'
import { isExactReason } from '../../client/exact-refused.ts'
import type { ItemToDecide } from '../../items/exact-items.repository.ts'
import type { StoredClash } from '../../agreements/agreements.repository.ts'
import type { RowChange } from './exact-jobs.tables.ts'
import type { ShownJob, StoredRow } from './exact-jobs.repository.ts'

/** A job as its reader is told of it. */
export function shownJob(job: ShownJob, language: Language): ExactJob {
  const { state, reason, next_at: nextAt, is_full: full, asked_by_name: asked_by } = job
  const { id, cause, dry_run, done, total, created, updated, removed, conflicts, refused, known } = job
  return {
    ...{ id, cause, asked_by, dry_run, full, state, done, total, created, updated, removed, conflicts, refused, known },
    entities: [...job.parts],
    created_at: job.created_at.toISOString(),
    next_at: state === 'waiting' && reason !== null ? nextAt.toISOString() : null,
    ended_at: job.ended_at?.toISOString() ?? null,
    problem: reason === null ? null : translate(language, problemOf(reason)),
  }
}

function problemOf(reason: string): Text {
  if (reason === 'other_division') return text('exact.otherDivision')
  return isExactReason(reason) ? text(`exact.reason.${reason}`) : text('exact.jobFailed')
}

/** A value of a customer as people read it. */
export type ShownField = PeopleModule['shownField']

const ofCustomers: readonly string[] = customerFields
const isOfCustomer = (field: RowChange['field']): field is CustomerField => ofCustomers.includes(field)

function shownFields(fields: readonly RowChange[], language: Language, shownField: ShownField): ExactJobRow['fields'] {
  const say = (field: RowChange['field'], value: string | Text | null) => {
    if (value === null) return null
    if (typeof value !== 'string') return translate(language, value)
    const shown = isOfCustomer(field) ? shownField(field, value, language) : value
    return shown === null ? null : String(shown)
  }
  return fields.map(({ field, from, to }) => ({ field, from: say(field, from), to: say(field, to) }))
}

export const shownRow = (
  { nr, part, code, name, outcome, organization_id, product_id, fields, message }: StoredRow,
  language: Language,
  shownField: ShownField,
): ExactJobRow => ({
  ...{ nr, entity: part, code, name, outcome, organization_id, product_id },
  fields: shownFields(fields, language, shownField),
  message: message && translate(language, message),
})

export function shownConflict(account: StoredAccount, language: Language, shownField: ShownField): ExactConflict[] {
  const { account_id: record_id, code, name, city, organization_id, conflict } = account
  if (!conflict) return []
  return [
    {
      ...{ entity: 'accounts', key: null, item: null, product_id: null },
      ...{ record_id, code, name, city, organization_id, kind: conflict.kind },
      candidates: conflict.candidates.map(({ id, name: of }) => ({ organization_id: id, name: of })),
      fields: shownFields(conflict.fields, language, shownField),
    },
  ]
}

export function shownClash({ part, key, clash, account_id: record_id, ...account }: StoredClash): ExactConflict {
  const { code, name, from, to } = clash
  const field = part === 'customer_prices' ? 'price' : 'customerNumber'
  return {
    ...account,
    ...{ entity: part, record_id, key, item: { code, name }, product_id: null },
    ...{ kind: 'fields', candidates: [], fields: [{ field, from, to }] },
  }
}

/** What belongs together of an item is decided as one. */
export function shownItem(
  { record_id, part_id: product_id, said, clashes }: ItemToDecide,
  language: Language,
  shownField: ShownField,
): ExactConflict[] {
  const [code, name] = [String(said['Code'] ?? '').trim(), String(said['Description'] ?? '').trim()]
  return clashes.map(({ group: key, fields }) => ({
    ...{ entity: 'products', record_id, key, item: null, product_id, code, name, city: null, organization_id: null },
    ...{ kind: 'fields', candidates: [], fields: shownFields(fields, language, shownField) },
  }))
}
