import type { OfferComment, OfferCommentInput } from '@staffel/shared-api/contract'
import { once } from '../../../../http/idempotency/once.ts'
import { recordActivity } from '../../../../http/record-activity.ts'
import type { Tx } from '../../../../db/tenant-transaction.ts'
import type { Caller } from '../../../../http/caller.ts'
import type { Idempotency } from '../../../../http/idempotency/idempotency.ts'
import { queueMail } from '../../../../mail/queue-mail.ts'
import type { SendingLimits } from '../../../../mail/sending-limits.ts'
import type { OfferAccess } from '../../document/offer-access.ts'
import { answered } from '../../store/answered.ts'
import type { OfferDependencies } from '../../store/offer-dependencies.ts'
import { isOfSeller } from '../../store/offer.policy.ts'
import type { OfferKey, OfferRow } from '../../store/offer.repository.ts'
import type { By } from '../../offers.service.ts'
import { anyReader, readVersion } from '../../document/read-offer.ts'
import { presentAudience, presentBond } from '../offer-audience.ts'
import type { OfferLinks } from '../../sending/offer-links.ts'
import type { OfferMailing } from '../../sending/offer-mailing.ts'
import type { OfferPeople } from '../../sending/offer-people.ts'
import { commentMail } from './comment-mail.ts'
import type { OfferCommentRow, OfferCommentsRepository } from './offer-comments.repository.ts'
import { toComment } from './to-comment.ts'

export interface OfferCommentsDependencies extends OfferDependencies {
  readonly comments: OfferCommentsRepository
  readonly mailing: OfferMailing
  readonly newLinks: OfferLinks
  readonly people: Pick<OfferPeople, 'notify'>
  readonly limits: Pick<SendingLimits, 'spend'>
}

/** What seller and customer say to each other about an offer, and the seller's people among themselves. */
export function offerCommentsService(access: OfferAccess, dependencies: OfferCommentsDependencies) {
  const { comments, people, mailing, newLinks, now } = dependencies

  /**
   * A draft is nobody's business but the seller's, so nothing about it is mailed out. Each reader gets a link of their
   * own.
   */
  const mailCustomer = async (
    tx: Tx,
    offer: OfferRow,
    { author_name, text }: OfferCommentRow,
    caller: Caller,
  ): Promise<void> => {
    if (offer.issued_at === null) return
    const document = await readVersion(tx, offer, offer.current_version, anyReader, dependencies)
    const { to } = await mailing.readers(tx, offer, document)
    if (to.length > 0)
      await dependencies.limits.spend(tx, {
        tenantId: offer.tenant_id,
        userId: caller.userId,
        kind: 'offer',
        amount: to.length,
      })
    for (const email of to) {
      const { url: link } = await newLinks.create(tx, offer, { email, by: caller.userId })
      const mail = commentMail({
        language: document.language,
        offerNr: offer.offer_nr,
        company: document.company.name,
        author: author_name ?? caller.email,
        text,
        link,
      })
      await queueMail(tx, { tenantId: offer.tenant_id, to: [email], replyTo: caller.email, ...mail, link })
    }
  }

  const say = async (
    tx: Tx,
    offer: OfferRow,
    { text, visible_to }: OfferCommentInput,
    by: By,
  ): Promise<OfferComment> => {
    const { caller } = by
    const seller = isOfSeller(caller)
    const comment = await comments.insertComment(tx, {
      tenant_id: offer.tenant_id,
      offer_id: offer.id,
      at: now(),
      author_user_id: caller.userId,
      author_name: caller.name || caller.email,
      author_kind: seller ? 'staff' : 'customer',
      text,
      visible_to: seller ? (visible_to ?? 'staff') : 'customer',
      ...presentBond(offer),
    })
    if (comment.visible_to === 'customer') {
      await comments.setWaiting(tx, offer, seller ? answered : { change_requested_at: now() })
      if (seller) await mailCustomer(tx, offer, comment, caller)
      else await people.notify(tx, offer, 'message', { name: comment.author_name, text }, { replyTo: caller.email })
    }
    await recordActivity(tx, by, {
      tenantId: offer.tenant_id,
      action: 'offer.commented',
      entity: 'offer',
      entityId: offer.id,
      detail: { offer_nr: offer.offer_nr, version: offer.current_version, visible_to: comment.visible_to },
    })
    return toComment(comment)
  }

  return {
    list(key: OfferKey, caller: Caller): Promise<OfferComment[]> {
      return access.read(key, caller, async (tx, offer) =>
        (await comments.commentsOf(tx, offer, isOfSeller(caller) ? null : presentAudience(offer))).map(toComment),
      )
    },

    /** What the other side may see is mailed to it, and settles who waits for whom. */
    add(
      key: OfferKey,
      input: OfferCommentInput,
      by: By & { readonly idempotency: Idempotency | null },
    ): Promise<OfferComment> {
      return access.write(key, by.caller, (tx, { offer }) =>
        once(tx, { tenantId: offer.tenant_id, userId: by.caller.userId }, by.idempotency, () =>
          say(tx, offer, input, by),
        ),
      )
    },
  }
}
export type OfferCommentsService = ReturnType<typeof offerCommentsService>
