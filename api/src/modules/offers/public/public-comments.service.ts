import type { OfferComment, PublicMessage, PublicOffer } from '@staffel/shared-api/contract'
import { textOrNull } from '@staffel/shared-api/rules'
import { once } from '../../../http/idempotency/once.ts'
import { recordActivity } from '../../../http/record-activity.ts'
import type { Tx } from '../../../db/tenant-transaction.ts'
import { DomainError, invalid } from '../../../errors.ts'
import type { RequestOrigin } from '../../../http/endpoint-route.ts'
import type { Idempotency } from '../../../http/idempotency/idempotency.ts'
import { text } from '../../../texts/text.ts'
import { factsOf } from '../document/offer-facts.ts'
import type { OfferRow } from '../store/offer.repository.ts'
import type { OfferCommentRow } from '../activity/comments/offer-comments.repository.ts'
import { toComment } from '../activity/comments/to-comment.ts'
import type { LinkRow } from '../store/links.repository.ts'
import type { OfferBond } from '../activity/offer-audience.ts'
import { answeredTo } from '../sending/offer-people.ts'
import type { PublicAccess, PublicAddress, PublicOffersDependencies } from './public-access.ts'

/** How long the same words of the same person count as sent twice. */
const repetitionMs = 10 * 60_000
/** Whoever holds a link has no account. */
const nobody = 0

interface Said {
  readonly link: LinkRow
  readonly offer: OfferRow
  readonly author: string | null
  readonly body: string
  readonly origin: RequestOrigin
}

/** What is said by way of a link is about the link's version; an offer that went to another customer has no links. */
const bondOf = ({ version }: LinkRow, { organization_id }: OfferRow): OfferBond => ({ version, organization_id })

/** What the holder of a link says to the seller. */
export function publicCommentsService(
  { open, answer, withWayToCurrent }: PublicAccess,
  { comments, people, now }: PublicOffersDependencies,
) {
  const say = (tx: Tx, { link, offer, author, body }: Omit<Said, 'origin'>): Promise<OfferCommentRow> =>
    comments.insertComment(tx, {
      tenant_id: offer.tenant_id,
      offer_id: offer.id,
      at: now(),
      author_user_id: null,
      author_name: author,
      author_kind: 'customer',
      text: body,
      visible_to: 'customer',
      ...bondOf(link, offer),
    })

  async function ask(tx: Tx, { link, offer, author, body, origin }: Said): Promise<OfferCommentRow> {
    const comment = await say(tx, { link, offer, author, body })
    await comments.setWaiting(tx, offer, { change_requested_at: now() })
    await recordActivity(
      tx,
      { caller: null, origin },
      {
        tenantId: offer.tenant_id,
        action: 'offer.commented',
        entity: 'offer',
        entityId: offer.id,
        detail: { offer_nr: offer.offer_nr, version: link.version, visible_to: 'customer' },
        actor: { name: author, kind: 'customer' },
      },
    )
    await people.notify(tx, offer, 'message', { name: author, text: body }, answeredTo(link))
    return comment
  }

  return {
    /**
     * The offer is locked, so of two of the same the second sees the first. Without a key the same words within minutes
     * are a repetition.
     */
    message: (
      address: PublicAddress,
      { text: said, name }: PublicMessage,
      origin: RequestOrigin,
      idempotency: Idempotency | null,
    ): Promise<OfferComment> =>
      open(address, async (tx, { link, offer }) => {
        const body = textOrNull(said)
        if (body === null) throw invalid({ text: text('field.required') })
        const author = textOrNull(name) ?? link.email
        const key = idempotency && { ...idempotency, key: `${link.id}:${idempotency.key}` }
        return once(tx, { tenantId: offer.tenant_id, userId: nobody }, key, async () => {
          const before = key
            ? undefined
            : await comments.saidBefore(tx, offer, {
                author,
                text: body,
                version: link.version,
                since: new Date(now().getTime() - repetitionMs),
              })
          return toComment(before ?? (await ask(tx, { link, offer, author, body, origin })))
        })
      }),

    /** Asking twice for the same last day is one request; a question is none. */
    extension: (address: PublicAddress, text: string | undefined, origin: RequestOrigin): Promise<PublicOffer> =>
      withWayToCurrent(address, origin, () =>
        open(address, async (tx, { link, offer, today }) => {
          const { status, issuedVersion } = factsOf(offer, today)
          if (link.version !== issuedVersion) throw new DomainError('VERSION_SUPERSEDED')
          if (status !== 'expired') throw new DomainError('INVALID_TRANSITION', { details: { from: status } })
          if (offer.extension_requested_for === offer.valid_until) return answer(tx, link, offer)
          const body = textOrNull(text)
          if (body) await say(tx, { link, offer, author: link.email, body })
          const waiting = { change_requested_at: now(), extension_requested_for: offer.valid_until }
          await comments.setWaiting(tx, offer, waiting)
          await recordActivity(
            tx,
            { caller: null, origin },
            {
              tenantId: offer.tenant_id,
              action: 'offer.extension_requested',
              entity: 'offer',
              entityId: offer.id,
              detail: { offer_nr: offer.offer_nr, version: link.version },
              actor: { name: link.email, kind: 'customer' },
            },
          )
          await people.notify(
            tx,
            offer,
            'extension_requested',
            { name: link.email, text: body || null },
            answeredTo(link),
          )
          return answer(tx, link, { ...offer, ...waiting })
        }),
      ),
  }
}
export type PublicCommentsService = ReturnType<typeof publicCommentsService>
