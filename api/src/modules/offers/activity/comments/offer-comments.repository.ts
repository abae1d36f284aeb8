import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Tx } from '../../../../db/tenant-transaction.ts'
import type { OfferRow } from '../../store/offer.repository.ts'
import type { OfferCommentTable, OfferTable } from '../../store/offers.tables.ts'
import { isFor, type OfferAudience } from '../offer-audience.ts'

export type OfferCommentRow = Selectable<OfferCommentTable>

/** Oldest first. `audience`: the customer who asks; null: the seller's people, who read everything. */
function commentsOf(tx: Tx, { tenant_id, id }: OfferRow, audience: OfferAudience | null): Promise<OfferCommentRow[]> {
  return tx
    .selectFrom('offer_comment')
    .selectAll()
    .where('tenant_id', '=', tenant_id)
    .where('offer_id', '=', id)
    .$if(audience !== null, (all) =>
      audience ? all.where('visible_to', '=', 'customer').where(isFor('offer_comment', audience)) : all,
    )
    .orderBy('id')
    .limit(1000)
    .execute()
}

function insertComment(tx: Tx, comment: Insertable<OfferCommentTable>): Promise<OfferCommentRow> {
  return tx.insertInto('offer_comment').values(comment).returningAll().executeTakeFirstOrThrow()
}

/** What a customer said in the same words since a moment. */
function saidBefore(
  tx: Tx,
  { tenant_id, id }: OfferRow,
  {
    author,
    text,
    since,
    version,
  }: { readonly author: string | null; readonly text: string; readonly since: Date; readonly version: number },
): Promise<OfferCommentRow | undefined> {
  return tx
    .selectFrom('offer_comment')
    .selectAll()
    .where('tenant_id', '=', tenant_id)
    .where('offer_id', '=', id)
    .where('author_kind', '=', 'customer')
    .where('author_name', 'is not distinct from', author)
    .where('text', '=', text)
    .where('version', '=', version)
    .where('at', '>=', since)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** What the customer waits for. */
type Waiting = Pick<Updateable<OfferTable>, 'change_requested_at' | 'extension_requested_for'>

/** Notes that the customer waits for an answer, or has it; the document is what it was, so `rev` stays. */
async function setWaiting(tx: Tx, { tenant_id, id }: OfferRow, waiting: Waiting): Promise<void> {
  await tx.updateTable('offer').set(waiting).where('tenant_id', '=', tenant_id).where('id', '=', id).execute()
}

/** SQL of what is said about an offer. */
export const offerCommentsRepository = { commentsOf, insertComment, saidBefore, setWaiting }
export type OfferCommentsRepository = typeof offerCommentsRepository
