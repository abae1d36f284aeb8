import type { Language, PublicDecline, PublicOffer, SignatureInput } from '@staffel/shared-api/contract'
import { missingAsks, textOrNull, type OfferAction } from '@staffel/shared-api/rules'
import { pictureBehind, type StoredPicture } from '../../../files/pictures/picture-behind.ts'
import { recordActivity } from '../../../http/record-activity.ts'
import type { Tx } from '../../../db/tenant-transaction.ts'
import { DomainError, notFound } from '../../../errors.ts'
import type { FileAnswer, RequestOrigin } from '../../../http/endpoint-route.ts'
import { refuseMissing, transitionOf } from '../transitions/refuse.ts'
import { factsOf } from '../document/offer-facts.ts'
import { answered } from '../store/answered.ts'
import type { OfferRow } from '../store/offer.repository.ts'
import { anyReader, readVersion } from '../document/read-offer.ts'
import { answeredTo } from '../sending/offer-people.ts'
import { offerPdf } from '../sending/offer-pdf.ts'
import {
  audienceOf,
  type OpenedLink,
  type PublicAccess,
  type PublicAddress,
  type PublicOffersDependencies,
} from './public-access.ts'
import type { LinkedOffer } from './page/offer-page.types.ts'
import { signOffer } from '../signing/sign-offer.ts'
import { readMark } from '../signing/signed-mark.ts'

/** Whoever holds the link, and what is known of them. */
export interface Visitor {
  readonly origin: RequestOrigin
  readonly userAgent: string
}

const customer = { actors: ['customer'] as const }

/** The public page: everything that the holder of a link can do with the document. */
export function publicOffersService(
  { open, answer, wayToCurrent, withWayToCurrent }: PublicAccess,
  dependencies: PublicOffersDependencies,
) {
  const { links, offers, now, people } = dependencies

  /** Null: it is so already. A link to a replaced version leads nowhere but to reading. */
  const stepOf = ({ link, offer, today }: OpenedLink, action: OfferAction) =>
    transitionOf(factsOf(offer, today), action, { ...customer, today, version: link.version })

  /** Who is written to at that address is who is greeted by name in the mail. */
  async function nameOf(
    tx: Tx,
    { offer, email, customer }: { offer: OfferRow; email: string; customer: PublicOffer['customer'] },
  ): Promise<string | null> {
    const known = await links.nameOf(tx, offer.tenant_id, offer.organization_id, email)
    if (known) return known
    const usual = await dependencies.mailing.recipient(tx, { tenant_id: offer.tenant_id, customer })
    return usual.email?.toLowerCase() === email.toLowerCase() ? usual.contact : null
  }

  return {
    /** Only a person's first look by a link changes something: the time of it. People are told of the very first. */
    get(
      address: PublicAddress,
      visitor: Visitor,
      { counts, uid }: { counts: boolean; uid: string | null },
    ): Promise<PublicOffer> {
      return open(address, async (tx, { link, offer }) => {
        const isCustomer = counts && !(uid && (await links.isStaff(tx, offer.tenant_id, uid)))
        if (isCustomer && (await links.noteView(tx, link, now()))) {
          const isFirst = await links.noteFirstView(tx, offer.tenant_id, offer.id, now())
          await recordActivity(
            tx,
            { caller: null, origin: visitor.origin },
            {
              tenantId: offer.tenant_id,
              action: 'offer.viewed',
              entity: 'offer',
              entityId: offer.id,
              detail: { offer_nr: offer.offer_nr, version: link.version },
              actor: { name: link.email, kind: 'customer' },
            },
          )
          if (isFirst) await people.notify(tx, offer, 'viewed', { name: link.email })
        }
        return answer(tx, link, offer)
      })
    },

    /** As the page is written. It changes nothing: who comes first is a scanner as often as a person. */
    read: (address: PublicAddress): Promise<LinkedOffer> =>
      open(address, async (tx, { link, offer }) => {
        const shown = await answer(tx, link, offer)
        return {
          offer: shown,
          contact: offer.created_by_name || null,
          recipient: link.email && (await nameOf(tx, { offer, email: link.email, customer: shown.customer })),
        }
      }),

    /** The picture beside a line of the link's own version; of no other, whatever is named. */
    picture: async (address: PublicAddress, lineId: string): Promise<StoredPicture> => {
      const url = await open(address, async (tx, { link, offer }) => {
        const key = { tenant_id: offer.tenant_id, offer_id: offer.id, version: link.version }
        return (await offers.linesOf(tx, key)).find(({ key: id }) => id === lineId)?.picture?.url ?? null
      })
      const found = await pictureBehind(dependencies.files, url)
      if (!found) throw notFound()
      return found
    },

    /** From a replaced version to the present one. */
    current: (address: PublicAddress, origin: RequestOrigin): Promise<{ url: string }> =>
      open(address, async (tx, opened) => {
        const url = await wayToCurrent(tx, opened, origin)
        if (url === null) throw notFound()
        return { url }
      }),

    accept: async (
      address: PublicAddress,
      input: SignatureInput,
      { origin, userAgent }: Visitor,
    ): Promise<PublicOffer> => {
      const mark = await readMark(input.signature, `visitor ${origin.ip}`)
      return withWayToCurrent(address, origin, () =>
        open(address, async (tx, { link, offer, today }) => {
          if (input.version !== link.version)
            throw new DomainError('OFFER_CHANGED', { details: { version: link.version } })
          stepOf({ link, offer, today }, 'sign')
          const saved = await signOffer(
            tx,
            offer,
            { input, mark, ...customer, channel: 'link', caller: null, origin, userAgent, linkId: link.id },
            dependencies,
          )
          return answer(tx, link, saved)
        }),
      )
    },

    decline: (address: PublicAddress, input: PublicDecline, { origin }: Visitor): Promise<PublicOffer> =>
      withWayToCurrent(address, origin, () =>
        open(address, async (tx, opened) => {
          const { link, offer } = opened
          if (input.version !== undefined && input.version !== link.version) throw new DomainError('VERSION_SUPERSEDED')
          const step = stepOf(opened, 'decline')
          if (!step) return answer(tx, link, offer)
          const reason = textOrNull(input.reason)
          refuseMissing(missingAsks(step.asks, { reason: reason ?? undefined, reasonCode: input.reason_code }))
          const by = textOrNull(input.name) ?? link.email
          const decline: OfferRow['decline'] = { reason_code: input.reason_code ?? null, reason, by, by_customer: true }
          const saved = await offers.updateOffer(tx, offer, {
            status: 'declined',
            declined_at: now(),
            decline: JSON.stringify(decline),
            ...answered,
            last_modified: now(),
          })
          await recordActivity(
            tx,
            { caller: null, origin },
            {
              tenantId: offer.tenant_id,
              action: 'offer.declined',
              entity: 'offer',
              entityId: offer.id,
              detail: {
                offer_nr: offer.offer_nr,
                version: link.version,
                from: 'pending',
                to: 'declined',
                channel: 'link',
                ...(input.reason_code && { reason_code: input.reason_code }),
                ...(reason && { reason }),
              },
              actor: { name: by, kind: 'customer' },
            },
          )
          await people.notify(
            tx,
            offer,
            'declined',
            { name: by, reason_code: input.reason_code ?? null, text: reason },
            answeredTo(link),
          )
          return answer(tx, link, saved)
        }),
      ),

    /** Drawn after the transaction: a large document holds nobody up. */
    async pdf(address: PublicAddress, language: Language | undefined): Promise<FileAnswer> {
      const { document, signed } = await open(address, async (tx, { link, offer }) => ({
        document: await readVersion(tx, offer, link.version, anyReader, dependencies),
        signed: offer.status === 'accepted' ? await dependencies.signatures.find(tx, offer, link.version) : undefined,
      }))
      const kept = signed && (await dependencies.files.get(signed.signed_pdf))
      const { bytes, filename } = await offerPdf(dependencies.files, document, { language })
      return { content: kept ?? bytes, type: 'application/pdf', filename }
    },

    async attachment(address: PublicAddress, id: number): Promise<FileAnswer> {
      const file = await open(address, (tx, opened) =>
        dependencies.attachments.find(tx, opened.offer, id, audienceOf(opened)),
      )
      const content = file ? await dependencies.files.get(file.storage_key) : null
      if (!file || !content) throw notFound()
      return { content, type: file.content_type, filename: file.filename }
    },
  }
}
export type PublicOffersService = ReturnType<typeof publicOffersService>
