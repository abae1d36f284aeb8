import type {
  Language,
  OfferLink,
  OfferMail,
  OfferMailDraft,
  OfferMailKind,
  Offer,
  PreviewMailInput,
  SendOfferInput,
  SignatureInput,
} from '@staffel/shared-api/contract'
import { offerActors } from '@staffel/shared-api/rules'
import { once } from '../../../http/idempotency/once.ts'
import { recordActivity } from '../../../http/record-activity.ts'
import type { Tx } from '../../../db/tenant-transaction.ts'
import { DomainError, invalid, notFound } from '../../../errors.ts'
import type { Idempotency } from '../../../http/idempotency/idempotency.ts'
import type { Caller } from '../../../http/caller.ts'
import type { FileAnswer } from '../../../http/endpoint-route.ts'
import { text } from '../../../texts/text.ts'
import type { LockedOffer, OfferAccess } from '../document/offer-access.ts'
import { factsOf, openDraft } from '../document/offer-facts.ts'
import type { OfferKey, OfferRow } from '../store/offer.repository.ts'
import { viewOf } from '../store/offer.policy.ts'
import type { By } from '../offers.service.ts'
import { anyReader, offerAsSeen, readOffer, readVersion } from '../document/read-offer.ts'
import { saveOffer } from '../save/save-offer.service.ts'
import type { AttachmentsRepository } from '../activity/attachments/attachments.repository.ts'
import { audienceOf } from '../activity/offer-audience.ts'
import type { OfferLinks } from './offer-links.ts'
import type { MailedFile } from './offer-mailing.ts'
import type { OfferMailsRepository } from './offer-mails.repository.ts'
import { logoPicture } from './mail-logo.ts'
import { offerMailHtml } from './offer-mail-html.ts'
import { offerPdf } from './offer-pdf.ts'
import { signOffer, type SigningDependencies } from '../signing/sign-offer.ts'
import { readMark } from '../signing/signed-mark.ts'

export interface SendingDependencies extends SigningDependencies {
  readonly newLinks: OfferLinks
  readonly mails: OfferMailsRepository
  readonly attachments: AttachmentsRepository
}

/** Which mail is prepared. */
interface Preparing {
  readonly kind?: OfferMailKind
  readonly lang?: Language
  readonly issue?: boolean
}

type ByOnce = By & { readonly idempotency: Idempotency | null }

/** How an offer reaches the customer, and how a signed-in customer agrees to it. */
export function offerSendingService(access: OfferAccess, dependencies: SendingDependencies) {
  const { mailing, offers, now } = dependencies

  /** What goes out is an issued version; a draft becomes one here when the caller says so. */
  async function issuedFor(tx: Tx, { offer, today }: LockedOffer, input: SendOfferInput, by: By): Promise<OfferRow> {
    const { status } = factsOf(offer, today)
    const isDraft = offer.issued_at === null
    // Who never had the offer is reminded of nothing, and of a new version nobody is.
    if (input.kind === 'reminder' && (status !== 'pending' || offer.sent_at === null || input.issue))
      throw new DomainError('INVALID_TRANSITION', { details: { from: status } })
    // A declined version goes nowhere, but the draft that takes its place does.
    const replaces = input.issue === true && openDraft(offer) !== null
    if ((status === 'declined' || isDraft) && !replaces)
      throw new DomainError('INVALID_TRANSITION', { details: { from: status } })
    if (!input.issue || openDraft(offer) === null) return offer
    const save = {
      offer_id: offer.id,
      rev: input.rev,
      intent: 'issue' as const,
      confirm_zero_price: input.confirm_zero_price,
      confirm_lines: input.confirm_lines,
      confirm_quantities: input.confirm_quantities,
    }
    const current = (): Promise<Offer> => readOffer(tx, offer, undefined, by.caller, dependencies)
    await saveOffer(tx, { ...by, tenantId: offer.tenant_id, input: save, current, recordsNothing: true }, dependencies)
    const issued = await offers.lockOffer(tx, { tenantId: offer.tenant_id }, viewOf(by.caller), offer.id)
    if (!issued) throw notFound()
    return issued
  }

  async function filesFor(
    tx: Tx,
    offer: OfferRow,
    document: Offer,
    { attach_pdf = true, attachment_ids: ids = [], lang }: SendOfferInput,
    caller: Caller,
  ): Promise<MailedFile[]> {
    const attached = await dependencies.attachments.list(tx, offer, audienceOf(offer, caller))
    const chosen = ids.map((id) => attached.find((file) => file.id === id))
    if (chosen.includes(undefined)) throw invalid({ attachment_ids: text('attachment.unknown') })
    const pdf = attach_pdf ? [await printed(document, lang)] : []
    return [
      ...pdf,
      ...chosen.flatMap((file) =>
        file ? [{ filename: file.filename, storageKey: file.storage_key, contentType: file.content_type }] : [],
      ),
    ]
  }

  async function printed(document: Offer, language: Language | undefined): Promise<MailedFile> {
    const { bytes, filename } = await offerPdf(dependencies.files, document, { language })
    return mailing.keepFile(bytes, filename)
  }

  async function send(tx: Tx, locked: LockedOffer, input: SendOfferInput, by: By): Promise<{ message_id: string }> {
    const offer = await issuedFor(tx, locked, input, by)
    const document = await readVersion(tx, offer, offer.current_version, anyReader, dependencies)
    const { kind = 'offer', to, cc = [], bcc = [], subject, body, with_link: hasLink = true } = input
    const messageId = await mailing.send(tx, offer, {
      kind,
      ...readersOnce({ to, cc, bcc }),
      subject,
      body,
      lang: input.lang ?? document.language,
      document,
      replyTo: by.caller.email,
      files: () => filesFor(tx, offer, document, input, by.caller),
      countedFor: by.caller.userId,
      ...(hasLink && { withLink: { by: by.caller.userId } }),
    })
    if (kind === 'offer') await offers.updateOffer(tx, offer, { sent_at: now() })
    await recordActivity(tx, by, {
      tenantId: offer.tenant_id,
      action: kind === 'reminder' ? 'offer.reminded' : 'offer.sent',
      entity: 'offer',
      entityId: offer.id,
      detail: {
        offer_nr: offer.offer_nr,
        version: offer.current_version,
        to: [...to, ...cc].join(', '),
        message_id: messageId,
        ...(offer !== locked.offer && { issued: true }),
      },
    })
    return { message_id: messageId }
  }

  return {
    send: (key: OfferKey, input: SendOfferInput, by: ByOnce): Promise<{ message_id: string }> =>
      access.write(
        key,
        by.caller,
        (tx, locked) =>
          once(tx, { tenantId: locked.offer.tenant_id, userId: by.caller.userId }, by.idempotency, () =>
            send(tx, locked, input, by),
          ),
        by.before,
      ),

    /** Of the version that would go out: an open draft, unless it is not to be issued. */
    prepare: (
      key: OfferKey,
      { kind = 'offer', lang, issue = true }: Preparing,
      caller: Caller,
    ): Promise<OfferMailDraft> =>
      access.read(key, caller, async (tx, found) => {
        const offer = await offerAsSeen(tx, found, viewOf(caller), dependencies)
        const document = await readVersion(
          tx,
          offer,
          (issue ? openDraft(offer) : null) ?? offer.current_version,
          anyReader,
          dependencies,
        )
        // Whoever has the offer is reminded of it.
        const { to, contact } = await (kind === 'reminder'
          ? mailing.readers(tx, offer, document)
          : mailing.contact(tx, document))
        const words = await mailing.words(tx, document, kind, {
          contact,
          sender: caller.name,
          reason: document.decline?.reason,
          ...(lang && { language: lang }),
        })
        const suggestions = await dependencies.mails.suggestions(tx, offer, {
          organizationId: document.customer?.organization_id ?? null,
          bound: viewOf(caller).organizationId,
        })
        return { to: [...to], cc: [], ...words, suggestions }
      }),

    /** The very page that would be sent, with a link that leads nowhere yet. */
    preview: (key: OfferKey, input: PreviewMailInput, caller: Caller): Promise<{ html: string }> =>
      access.read(key, caller, async (tx, found) => {
        const offer = await offerAsSeen(tx, found, viewOf(caller), dependencies)
        const version = openDraft(offer) ?? offer.current_version
        const document = await readVersion(tx, offer, version, anyReader, dependencies)
        const { kind = 'offer', lang = document.language, subject, body, with_link: hasLink = true } = input
        const logo = await logoPicture(dependencies.files, document.company.logo_url)
        return {
          html: offerMailHtml({ document, kind, language: lang, subject, body, link: hasLink ? '#' : null, logo }),
        }
      }),

    mails: (key: OfferKey, caller: Caller): Promise<OfferMail[]> =>
      access.read(key, caller, (tx, offer) => dependencies.mails.list(tx, offer)),

    retry: (key: OfferKey, messageId: string, by: By): Promise<{ message_id: string }> =>
      access.write(key, by.caller, async (tx, { offer }) => {
        const outcome = await dependencies.mails.retry(tx, offer, messageId, now())
        if (outcome === 'unknown') throw notFound()
        if (outcome === 'sent') throw new DomainError('INVALID_TRANSITION', { details: { from: 'sent' } })
        await recordActivity(tx, by, {
          tenantId: offer.tenant_id,
          action: 'offer.sent',
          entity: 'offer',
          entityId: offer.id,
          detail: { offer_nr: offer.offer_nr, version: offer.current_version, message_id: messageId, retried: true },
        })
        return { message_id: messageId }
      }),

    link: (
      key: OfferKey,
      { revoke = false, email }: { readonly revoke?: boolean; readonly email?: string },
      by: By,
    ): Promise<OfferLink> =>
      access.write(key, by.caller, async (tx, { offer }) => {
        if (offer.issued_at === null) throw new DomainError('INVALID_TRANSITION', { details: { from: 'draft' } })
        const made = revoke
          ? null
          : await dependencies.newLinks.create(tx, offer, { email: email ?? null, by: by.caller.userId })
        if (revoke) await dependencies.links.revokeAll(tx, offer.tenant_id, offer.id, now())
        await recordActivity(tx, by, {
          tenantId: offer.tenant_id,
          action: revoke ? 'offer.link_revoked' : 'offer.link_created',
          entity: 'offer',
          entityId: offer.id,
          detail: { offer_nr: offer.offer_nr, version: offer.current_version, ...(email && { to: email }) },
        })
        return { url: made?.url ?? null, expires: made?.expires.toISOString() ?? null }
      }),

    /** A signed-in user of the buying company agrees, as on the public page. */
    sign: async (key: OfferKey, input: SignatureInput, by: By & { readonly userAgent: string }): Promise<Offer> => {
      const mark = await readMark(input.signature, `user ${by.caller.userId}`)
      return access.write(key, by.caller, async (tx, { offer }) => {
        const { caller, origin, userAgent } = by
        const actors = offerActors({ roles: caller.roles, is_tenant: caller.isTenant })
        const saved = await signOffer(
          tx,
          offer,
          { input, mark, actors, channel: 'portal', caller, origin, userAgent, linkId: null },
          dependencies,
        )
        return readOffer(tx, saved, undefined, caller, dependencies)
      })
    },

    /** Drawn after the transaction: a large document holds nobody up. */
    async pdf(
      key: OfferKey,
      { version, lang }: { readonly version?: number; readonly lang?: Language },
      caller: Caller,
    ): Promise<FileAnswer> {
      const { document, signed } = await access.read(key, caller, async (tx, offer) => {
        const read = await readOffer(tx, offer, version, caller, dependencies)
        return {
          document: read,
          signed: offer.status === 'accepted' ? await dependencies.signatures.find(tx, offer, read.version) : undefined,
        }
      })
      const kept = signed && lang === undefined ? await dependencies.files.get(signed.signed_pdf) : null
      const { bytes, filename } = await offerPdf(dependencies.files, document, { language: lang })
      return { content: kept ?? bytes, type: 'application/pdf', filename }
    },
  }
}
export type OfferSendingService = ReturnType<typeof offerSendingService>

type Readers = Required<Pick<SendOfferInput, 'to' | 'cc' | 'bcc'>>

/** Nobody gets the same mail twice, however their address was written; who it is for comes before who has a copy. */
function readersOnce({ to, cc, bcc }: Readers): Readers {
  const known = new Set<string>()
  const isNew = (address: string): boolean => known.size < known.add(address.toLowerCase()).size
  return { to: to.filter(isNew), cc: cc.filter(isNew), bcc: bcc.filter(isNew) }
}
