import type { Insertable, Selectable } from 'kysely'
import type { Tx } from '../../../db/tenant-transaction.ts'
import type { OfferRow } from '../offer.repository.ts'
import type { OfferCommentTable } from '../offers.tables.ts'

export type OfferCommentRow = Selectable<OfferCommentTable>

/** Oldest first. */
function commentsOf(tx: Tx, { tenant_id, id }: OfferRow, visibleTo: readonly ('staff' | 'customer')[]): Promise<OfferCommentRow[]> {
  return tx.selectFrom('offer_comment').selectAll().where('tenant_id', '=', tenant_id).where('offer_id', '=', id).where('visible_to', 'in', visibleTo).orderBy('id').limit(1000).execute()
}

function insertComment(tx: Tx, comment: Insertable<OfferCommentTable>): Promise<OfferCommentRow> {
  return tx.insertInto('offer_comment').values(comment).returningAll().executeTakeFirstOrThrow()
}

/** What a customer said in the same words since a moment. */
function saidBefore(tx: Tx, { tenant_id, id }: OfferRow, { author, text, since }: { readonly author: string | null; readonly text: string; readonly since: Date }): Promise<OfferCommentRow | undefined> {
  return tx.selectFrom('offer_comment').selectAll().where('tenant_id', '=', tenant_id).where('offer_id', '=', id).where('author_kind', '=', 'customer')
    .where('author_name', 'is not distinct from', author).where('text', '=', text).where('at', '>=', since).orderBy('id', 'desc').limit(1).executeTakeFirst()
}

/** Notes that the customer waits for an answer, or has it; the document is what it was, so `rev` stays. */
async function setWaiting(tx: Tx, { tenant_id, id }: OfferRow, since: Date | null): Promise<void> {
  await tx.updateTable('offer').set({ change_requested_at: since }).where('tenant_id', '=', tenant_id).where('id', '=', id).execute()
}

/** SQL of what is said about an offer. */
export const offerTalkRepository = { commentsOf, insertComment, saidBefore, setWaiting }
export type OfferTalkRepository = typeof offerTalkRepository
