import type { Language, Offer, OfferMailKind } from '@staffel/shared-api/contract'
import { cutText, fillMailText } from '@staffel/shared-api/rules'
import type { Tx } from '../../../db/tenant-transaction.ts'
import type { FileStore } from '../../../files/file-store.ts'
import { queueMail } from '../../../mail/queue-mail.ts'
import type { Sending, SendingLimits } from '../../../mail/sending-limits.ts'
import type { OfferRow } from '../store/offer.repository.ts'
import { mailLogo } from './mail-logo.ts'
import { mailValues, oneLine, withLink, type MailPeople } from './mail-values.ts'
import type { OfferLinks } from './offer-links.ts'
import { offerMailHtml } from './offer-mail-html.ts'
import type { OfferMailsRepository } from './offer-mails.repository.ts'

/** How the tenant words a kind of mail. */
export type Wording = (
  tx: Tx,
  tenantId: number,
  kind: OfferMailKind,
  language: Language,
) => Promise<{ readonly subject: string; readonly body: string }>

export interface MailedFile {
  readonly filename: string
  readonly storageKey: string
  readonly contentType: string
}

export interface WrittenMail {
  readonly kind: OfferMailKind
  readonly to: readonly string[]
  readonly cc?: readonly string[]
  readonly bcc?: readonly string[]
  readonly replyTo?: string
  readonly subject: string
  /** Plain text; `{link}` stands where the link goes. */
  readonly body: string
  readonly lang: Language
  /** What it is about, as its reader has it. */
  readonly document: Offer
  readonly files?: readonly MailedFile[]
  /**
   * Whose sending it is: a person's, or null for the server's own. Left out, nothing is counted: what a customer did is
   * told in any case.
   */
  readonly countedFor?: number | null
  /** Each address in `to` then gets a mail of its own with a link of its own. */
  readonly withLink?: { readonly by: number | null }
}

export interface OfferMailingDependencies {
  readonly files: FileStore
  readonly links: OfferLinks
  readonly mails: OfferMailsRepository
  readonly wording: Wording
  readonly limits: SendingLimits
}

/** Puts mails about an offer into the outbox, in the transaction of what they tell. */
export function offerMailing({ files, links, mails, wording, limits }: OfferMailingDependencies) {
  async function queue(tx: Tx, offer: OfferRow, mail: WrittenMail, link: string | null): Promise<string> {
    const { document, kind, lang: language, body } = mail
    const subject = oneLine(mail.subject)
    const logo = mailLogo(document.company.logo_url)
    const id = await queueMail(tx, {
      tenantId: offer.tenant_id,
      to: mail.to,
      cc: mail.cc,
      bcc: mail.bcc,
      subject,
      text: withLink(body, link),
      html: offerMailHtml({ document, kind, language, subject, body, link, logo: logo && `cid:${logo.cid}` }),
      attachments: [...(mail.files ?? []), ...(logo ? [logo] : [])],
      ...(mail.replyTo && { replyTo: mail.replyTo }),
      ...(link && { link }),
    })
    await mails.remember(tx, offer, id, kind)
    return id
  }

  /** The customer of the version that is mailed: a draft beside an issued version may be for another one. */
  async function recipient(
    tx: Tx,
    { tenant_id, customer }: Pick<Offer, 'tenant_id' | 'customer'>,
  ): Promise<{ email: string | null; contact: string | null }> {
    if (customer === null) return { email: null, contact: null }
    const { email, contact } = await mails.recipient(tx, tenant_id, customer.organization_id)
    return { email: email ?? customer.addresses.billing.email, contact }
  }

  return {
    /**
     * Answers the first mail. Copies go with it, and not with the others. What goes along is made once it is known that
     * it may go.
     */
    async send(
      tx: Tx,
      offer: OfferRow,
      {
        files: made,
        ...rest
      }: Omit<WrittenMail, 'files'> & { readonly files?: WrittenMail['files'] | (() => Promise<WrittenMail['files']>) },
    ): Promise<string> {
      if (rest.countedFor !== undefined) await limits.spend(tx, sendingOf(offer, rest, rest.countedFor))
      const mail: WrittenMail = { ...rest, files: typeof made === 'function' ? await made() : made }
      if (!mail.withLink) return queue(tx, offer, mail, null)
      const ids: string[] = []
      for (const [index, email] of mail.to.entries()) {
        const { url } = await links.create(tx, offer, { email, by: mail.withLink.by })
        const copies = index === 0 ? {} : { cc: [], bcc: [] }
        ids.push(await queue(tx, offer, { ...mail, ...copies, to: [email] }, url))
      }
      return ids[0] ?? ''
    },

    /** What a mail would say; `{link}` still stands in it. */
    async words(
      tx: Tx,
      document: Offer,
      kind: OfferMailKind,
      people: MailPeople & { readonly language?: Language },
    ): Promise<{ subject: string; body: string; lang: Language }> {
      const lang = people.language ?? document.language
      const { subject, body } = await wording(tx, document.tenant_id, kind, lang)
      const values = mailValues(document, lang, people)
      return {
        subject: cutText(oneLine(fillMailText(subject, { ...values, link: '' })), 200),
        body: fillMailText(body, values)
          .replace(/(?<![ \t])[ \t]+$/gm, '')
          .replace(/\n{3,}/g, '\n\n'),
        lang,
      }
    },

    async keepFile(bytes: Uint8Array, filename: string): Promise<MailedFile> {
      return { filename, storageKey: await files.put('offers', bytes, 'pdf'), contentType: 'application/pdf' }
    },

    recipient,

    /** The customer's contact, as who the offer itself goes to. */
    async contact(tx: Tx, document: Offer): Promise<{ to: readonly string[]; contact: string | null }> {
      const { email, contact } = await recipient(tx, document)
      return { to: email === null ? [] : [email], contact }
    },

    /** Whether the server itself may send as much as this now; what has to wait is not refused. */
    hasRoom: async (tx: Tx, offer: OfferRow, to: readonly string[]): Promise<boolean> =>
      (await limits.refusal(tx, sendingOf(offer, { to }, null))) === null,

    /** Who has the offer: those whom it was sent to, else the customer's contact. */
    async readers(
      tx: Tx,
      offer: OfferRow,
      document: Offer,
    ): Promise<{ to: readonly string[]; contact: string | null }> {
      const { email, contact } = await recipient(tx, document)
      const linked = await mails.linkedAddresses(tx, offer)
      const to = linked.length > 0 ? linked : email === null ? [] : [email]
      // The contact is greeted by name where they alone read it; somebody else would be called by another's name.
      return { to, contact: to.every((address) => address.toLowerCase() === email?.toLowerCase()) ? contact : null }
    },
  }
}
export type OfferMailing = ReturnType<typeof offerMailing>

function sendingOf(
  { tenant_id }: OfferRow,
  { to, cc = [], bcc = [] }: Pick<WrittenMail, 'to' | 'cc' | 'bcc'>,
  userId: number | null,
): Sending {
  return { tenantId: tenant_id, userId, kind: 'offer', amount: to.length + cc.length + bcc.length }
}
