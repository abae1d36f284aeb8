import { sql, type Selectable, type SqlBool } from 'kysely'
import type { QuoteDateField, QuoteSortKey, SkipReason } from '@staffel/shared-api/contract'
import { cappedCount, type CappedCount } from '../../../db/sql/capped-count.ts'
import { nullsLast } from '../../../db/sql/nulls-last.ts'
import { inScope, type TenantScope, type Tx } from '../../../db/tenant-transaction.ts'
import { isSkipped } from './is-skipped.ts'
import { mailsWithWords } from '../store/mails-with-words.ts'
import { startOf, type RequestPage } from '../store/requests.repository.ts'
import type { QuoteAttachmentTable, QuoteMailTable } from '../store/requests.tables.ts'

export interface SkippedSearch {
  readonly search?: string | undefined
  readonly dateField?: QuoteDateField | undefined
  /** `YYYY-MM-DD`, both ends included, in the tenant's time zone. */
  readonly from?: string | undefined
  readonly till?: string | undefined
  readonly reasons: readonly SkipReason[]
}

const columns = ['r.id', 'r.tenant_id', 'r.reason', 'r.sender', 'r.subject', 'r.received_on', 'r.created_at'] as const
type Columns = 'id' | 'tenant_id' | 'reason' | 'sender' | 'subject' | 'received_on' | 'created_at'

export type SkippedRow = Pick<Selectable<QuoteMailTable>, Columns> & {
  readonly text: string
  readonly has_html: boolean
  readonly is_remembered: boolean
}
export type SkippedWhole = Selectable<QuoteMailTable>

/** Characters of a mail that a list shows. */
const mostInList = 20_000

const sortKeys = {
  received_on: sql`r.received_on`,
  created_at: sql`r.created_at`,
  from: sql`r.sender collate nl`,
  subject: sql`r.subject collate nl`,
  // A mail that asks for nothing names no day.
  desired_delivery_date: sql`null::date`,
} satisfies Record<QuoteSortKey, unknown>

const isRemembered = sql<boolean>`exists (select from quote_sender_memory s where s.tenant_id = r.tenant_id and s.sender_email = r.sender_email)`

function withinDays(scope: TenantScope, { dateField, from, till }: SkippedSearch) {
  if (dateField === undefined || (!from && !till)) return sql<SqlBool>`true`
  if (dateField === 'desired_delivery_date') return sql<SqlBool>`false`
  const column = sql.ref(`r.${dateField}`)
  const after = from ? sql`${column} >= ${startOf(scope, from, 0)}` : sql`true`
  return sql<SqlBool>`(${after} and ${till ? sql`${column} < ${startOf(scope, till, 1)}` : sql`true`})`
}

export const skippedRepository = {
  async list(
    tx: Tx,
    scope: TenantScope,
    filter: SkippedSearch,
    page: RequestPage,
  ): Promise<CappedCount & { rows: SkippedRow[] }> {
    const matching = tx
      .selectFrom('quote_mail as r')
      .where(inScope(scope, 'r.tenant_id'))
      .where(isSkipped)
      .where('r.reason', 'in', [...filter.reasons])
      .where(await mailsWithWords(tx, scope, 'search_skipped_mails', filter.search))
      .where(withinDays(scope, filter))
    const rows = await matching
      .select(columns)
      .select([
        sql<string>`left(r.body_text, ${sql.lit(mostInList)})`.as('text'),
        sql<boolean>`r.body_html is not null`.as('has_html'),
        isRemembered.as('is_remembered'),
      ])
      .orderBy(sortKeys[page.sortKey], nullsLast(page.descending))
      .orderBy('r.id', page.descending ? 'desc' : 'asc')
      .limit(page.limit)
      .offset(page.offset)
      .execute()
    return { rows, ...(await cappedCount(tx, sql`${matching.select('r.id')}`)) }
  },

  /** Where a stored mail is, skipped or not; null when there is none. */
  async tenantOf(tx: Tx, scope: TenantScope, id: number): Promise<number | null> {
    const row = await tx
      .selectFrom('quote_mail as r')
      .select('r.tenant_id')
      .where(inScope(scope, 'r.tenant_id'))
      .where('r.id', '=', id)
      .executeTakeFirst()
    return row?.tenant_id ?? null
  },

  async find(tx: Tx, tenantId: number, id: number): Promise<(SkippedWhole & SkippedRow) | undefined> {
    return tx
      .selectFrom('quote_mail as r')
      .selectAll('r')
      .select([
        sql<string>`r.body_text`.as('text'),
        sql<boolean>`r.body_html is not null`.as('has_html'),
        isRemembered.as('is_remembered'),
      ])
      .where('r.tenant_id', '=', tenantId)
      .where('r.id', '=', id)
      .where(isSkipped)
      .executeTakeFirst()
  },

  /** The mail as it stands, skipped or not, held until the transaction ends. */
  async lock(tx: Tx, tenantId: number, id: number): Promise<SkippedWhole | undefined> {
    return tx
      .selectFrom('quote_mail')
      .selectAll()
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
  },

  /** The request that was made of the same bytes before; there is never a second one. */
  async requestByHash(tx: Tx, tenantId: number, hash: Buffer): Promise<number | null> {
    const row = await tx
      .selectFrom('quote_request')
      .select('id')
      .where('tenant_id', '=', tenantId)
      .where('mail_hash', '=', hash)
      .executeTakeFirst()
    return row?.id ?? null
  },

  async attachments(tx: Tx, tenantId: number, mailId: number): Promise<Selectable<QuoteAttachmentTable>[]> {
    return tx
      .selectFrom('quote_attachment')
      .selectAll()
      .where('tenant_id', '=', tenantId)
      .where('mail_id', '=', mailId)
      .orderBy('position')
      .execute()
  },
}
export type SkippedRepository = typeof skippedRepository
