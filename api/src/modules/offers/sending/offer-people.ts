import type { Language } from '@staffel/shared-api/contract'
import type { NotificationEvent } from '@staffel/shared-api/rules'
import type { Tx } from '../../../db/tenant-transaction.ts'
import type { OfferRow } from '../store/offer.repository.ts'
import type { Colleague, ConcernedRepository } from './concerned.repository.ts'

/** How people are told of something: what offers ask of the notifications. */
export interface TellPeople {
  tell(
    tx: Tx,
    telling: {
      readonly tenantId: number
      readonly userIds: readonly number[]
      readonly event: NotificationEvent
      readonly about: { readonly label: string; readonly path: string; readonly offerId: number }
      readonly detail: OfferNews
      readonly replyTo?: string
    },
    options?: { readonly mailed?: boolean },
  ): Promise<void>
  mailReaders(
    tx: Tx,
    tenantId: number,
    userIds: readonly number[],
    event: NotificationEvent,
  ): Promise<readonly MailReader[]>
}

export interface MailReader extends Colleague {
  readonly language: Language
}

/** What there is to tell: who did it, and what they said. */
export interface OfferNews {
  readonly name?: string | null
  readonly text?: string | null
  readonly [fact: string]: unknown
}

export interface TellingOptions {
  /** Whose own doing it is, so they need not be told. */
  readonly except?: number
  readonly replyTo?: string
  /** They get a mail of another kind already. */
  readonly mailed?: boolean
  /** Who is told instead of those whom the offer concerns. */
  readonly to?: readonly number[]
}

/** A mail about what a customer did is answered to them. */
export const answeredTo = ({ email }: { readonly email: string | null }): TellingOptions =>
  email === null ? {} : { replyTo: email }

/** The seller's people whom an offer concerns, and how they hear of it. */
export function offerPeople({ concerned }: ConcernedRepository, { tell, mailReaders }: TellPeople) {
  const ids = async (tx: Tx, offer: OfferRow, except: number | undefined): Promise<number[]> =>
    (await concerned(tx, offer)).map(({ id }) => id).filter((id) => id !== except)

  return {
    concerned,

    async notify(
      tx: Tx,
      offer: OfferRow,
      event: NotificationEvent,
      detail: OfferNews,
      { except, replyTo, mailed, to }: TellingOptions = {},
    ): Promise<void> {
      const about = {
        label: offer.title ? `${offer.offer_nr} (${offer.title})` : offer.offer_nr,
        path: `/offers/${offer.external_id}`,
        offerId: offer.id,
      }
      await tell(
        tx,
        {
          tenantId: offer.tenant_id,
          userIds: to ?? (await ids(tx, offer, except)),
          event,
          about,
          detail,
          ...(replyTo && { replyTo }),
        },
        { mailed },
      )
    },

    /** Those who want a mail about it, for who writes one of their own. */
    async mailReaders(
      tx: Tx,
      offer: OfferRow,
      event: NotificationEvent,
      { except }: Pick<TellingOptions, 'except'> = {},
    ): Promise<readonly MailReader[]> {
      return mailReaders(tx, offer.tenant_id, await ids(tx, offer, except), event)
    },
  }
}
export type OfferPeople = ReturnType<typeof offerPeople>
