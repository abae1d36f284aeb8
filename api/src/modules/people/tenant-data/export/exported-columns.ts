export interface ColumnFacts {
  readonly table: string
  readonly name: string
  readonly type: string
}

/**
 * What the product keeps to do its work, and is nothing that a tenant has: counts, claims, answers kept for a repeated
 * call. Mails on their way out hold the secrets of links in their words. What somebody typed and did not save is that
 * person's alone.
 */
const ownWork: ReadonlySet<string> = new Set([
  'account_changes',
  'activity_chain',
  'activity_waiting',
  'data_export',
  'exact_authorization',
  'idempotency_key',
  'offer_bundle',
  'outbox_mail',
  'working_copy',
])

export const isExportedTable = (table: string): boolean => !ownWork.has(table)

/** What opens something for who has it, by the words in the name of its column. */
const secretWords = /(?:^|_)(?:token|secret|password|passphrase|private|credential|cipher|encrypted|otp|totp)(?:_|$)/

/** Hashes are bytes throughout, and what opens something is known by its name. Columns to search by repeat others. */
export function isExported({ name, type }: ColumnFacts): boolean {
  if (type === 'bytea' || secretWords.test(name)) return false
  return name !== 'search_text' && type !== 'tsvector'
}

/** Columns that name a file in the store. */
export const isFileColumn = ({ name }: ColumnFacts): boolean =>
  /^(?:file_name|thumb_name|picture_name|storage_key|raw_key|signed_pdf)$/.test(name)
