import type {
  QuoteSortKey,
  SkippedFilter,
  SkippedMail,
  SkippedMailDetail,
  SkipReason,
} from '@staffel/shared-api/contract'
import type { Db } from '../../../db/database.types.ts'
import { asTenant, everyTenant, type Tx } from '../../../db/tenant-transaction.ts'
import { notFound } from '../../../errors.ts'
import type { FileStore } from '../../../files/file-store.ts'
import { harmlessName } from '../../../files/harmless-name.ts'
import type { Caller } from '../../../http/caller.ts'
import type { Counted, FileAnswer } from '../../../http/endpoint-route.ts'
import { requestScope } from '../store/requests.policy.ts'
import { skippedRow } from './skipped-row.ts'
import type { SkippedRepository, SkippedRow, SkippedWhole } from './skipped.repository.ts'

export interface SkippedListInput {
  readonly page?: number
  readonly limit?: number
  readonly filter?: SkippedFilter
  readonly sortBy?: QuoteSortKey
  readonly sortDir?: 'asc' | 'desc'
  readonly tenant_id?: number
}

/**
 * What a person looks at unless they ask for more: answers of machines and our own mail ask for nothing by their kind.
 */
const usual: readonly SkipReason[] = ['no_request', 'advertisement', 'bulk', 'bounce', 'duplicate', 'person']

/** Mails that made no request, for who may see requests. */
export function skippedService({
  db,
  skipped,
  files,
}: {
  readonly db: Db
  readonly skipped: SkippedRepository
  readonly files: FileStore
}) {
  /** In the mail's own tenant; a mail that makes a request is not here. */
  async function read<T>(
    id: number,
    caller: Caller,
    work: (tx: Tx, mail: SkippedWhole & SkippedRow) => Promise<T>,
  ): Promise<T> {
    const scope = requestScope(caller)
    if (!scope) throw notFound()
    const tenantId = scope.tenantId ?? (await asTenant(db, everyTenant, (tx) => skipped.tenantOf(tx, everyTenant, id)))
    if (tenantId === null) throw notFound()
    return asTenant(db, { tenantId }, async (tx) => {
      const mail = await skipped.find(tx, tenantId, id)
      if (!mail) throw notFound()
      return work(tx, mail)
    })
  }

  return {
    async list(caller: Caller, input: SkippedListInput): Promise<Counted<SkippedMail[]>> {
      const { page = 1, limit = 10, filter = {}, sortBy: sortKey = 'received_on', sortDir = 'desc' } = input
      const { search, date_field: dateField, date_from: from, date_till: till, reason } = filter
      const scope = requestScope(caller, input.tenant_id)
      if (!scope || isOfRequests(filter)) return { rows: [], total: 0, capped: false }
      const reasons = reason?.length ? reason : usual
      return asTenant(db, scope, async (tx) => {
        const found = await skipped.list(
          tx,
          scope,
          { search, dateField, from, till, reasons },
          { limit, offset: (page - 1) * limit, sortKey, descending: sortDir === 'desc' },
        )
        const [first, ...others] = found.rows.map(skippedRow)
        return {
          rows: first ? [{ ...first, total_count: found.total }, ...others] : [],
          total: found.total,
          capped: found.capped,
        }
      })
    },

    get: (id: number, caller: Caller): Promise<SkippedMailDetail> =>
      read(id, caller, async (tx, mail) => ({
        ...skippedRow(mail),
        forwarded_by: mail.forwarded_by,
        attachments: (await skipped.attachments(tx, mail.tenant_id, id)).map((file) => ({
          id: file.id,
          filename: file.filename,
          content_type: file.content_type,
          bytes: file.bytes,
        })),
      })),

    async html(id: number, caller: Caller): Promise<{ html: string }> {
      const html = await read(id, caller, (_tx, mail) => Promise.resolve(mail.body_html))
      if (html === null) throw notFound()
      return { html }
    },

    /** Whatever a stranger sent is saved, never shown: it goes out as bytes of no kind. */
    async attachment(id: number, attachmentId: number, caller: Caller): Promise<FileAnswer> {
      const row = await read(id, caller, async (tx, mail) =>
        (await skipped.attachments(tx, mail.tenant_id, id)).find((file) => file.id === attachmentId),
      )
      const content = row ? await files.get(row.storage_key) : null
      if (!row || !content) throw notFound()
      return { content, type: 'application/octet-stream', filename: harmlessName(row.filename) }
    },
  }
}
export type SkippedService = ReturnType<typeof skippedService>

/** Only requests are in a state, are somebody's work, are of a customer or have an offer. */
function isOfRequests(filter: SkippedFilter): boolean {
  const { status = [], assignee_user_id: assignee, organization_id: customer } = filter
  return status.length > 0 || assignee !== undefined || customer !== undefined || filter.has_offer === true
}
