import type { Offer, SignatureInput } from '@staffel/shared-api/contract'
import { consentText, dayOf, fromCents, textOrNull, toCents, type OfferActor } from '@staffel/shared-api/rules'
import { recordActivity } from '../../../http/record-activity.ts'
import { tenantDay } from '../../../db/tenant-day.ts'
import type { Tx } from '../../../db/tenant-transaction.ts'
import { DomainError, invalid } from '../../../errors.ts'
import type { FileStore } from '../../../files/file-store.ts'
import type { Caller } from '../../../http/caller.ts'
import type { RequestOrigin } from '../../../http/endpoint-route.ts'
import { text } from '../../../texts/text.ts'
import { acceptedColumns, type AcceptedBy } from '../transitions/accepted-columns.ts'
import { transitionOf } from '../transitions/refuse.ts'
import { setAsideDraft } from '../transitions/set-aside-draft.ts'
import { takeChoice } from '../transitions/take-choice.ts'
import { factsOf } from '../document/offer-facts.ts'
import type { OfferDependencies } from '../store/offer-dependencies.ts'
import type { OfferRow } from '../store/offer.repository.ts'
import { anyReader, readVersion } from '../document/read-offer.ts'
import { sha256 } from '../sending/link-token.ts'
import { mailAccepted } from '../sending/mail-accepted.ts'
import type { MailedFile, OfferMailing } from '../sending/offer-mailing.ts'
import type { OfferPeople } from '../sending/offer-people.ts'
import { offerPdf } from '../sending/offer-pdf.ts'
import { showsText, signedMark, type ReadMark } from './signed-mark.ts'
import type { SignaturesRepository } from './signatures.repository.ts'

export interface SigningDependencies extends OfferDependencies {
  readonly files: FileStore
  readonly signatures: SignaturesRepository
  readonly mailing: OfferMailing
  readonly people: OfferPeople
}

/** Who signs, and from where. */
export interface Signing {
  readonly input: SignatureInput
  /** Of the input's signature. */
  readonly mark: ReadMark
  readonly actors: readonly OfferActor[]
  readonly channel: 'link' | 'portal'
  readonly caller: Caller | null
  readonly origin: RequestOrigin
  readonly userAgent: string
  readonly linkId: number | null
}

/** What somebody says of themselves below what they sign. */
interface Signer {
  readonly name: string
  readonly email: string
  readonly function: string | null
  readonly po_number: string | null
}

/**
 * The customer's yes, in one transaction on the locked offer: what is signed is exactly what is stored, and the second
 * of two gets what the first one stored.
 */
export async function signOffer(
  tx: Tx,
  offer: OfferRow,
  signing: Signing,
  dependencies: SigningDependencies,
): Promise<OfferRow> {
  const { input, actors } = signing
  const { today, timeZone } = await tenantDay(tx, offer.tenant_id, dependencies.now())
  const step = transitionOf(factsOf(offer, today), 'sign', { actors, today, version: input.version, to: 'accepted' })
  if (!step) return offer
  const mark = signedMark(input.signature, signing.mark, await dependencies.signatures.isRequired(tx, offer.tenant_id))
  const signer = signerOf(input)
  const selection = await takeChoice(tx, offer, input, dependencies)
  const total = selection?.columns.total_cents ?? offer.total_cents
  refuseOtherTotal(offer, input, total)
  const document = agreedTo(await readVersion(tx, offer, offer.current_version, anyReader, dependencies))
  const signedAt = dependencies.now()
  const { draft } = await setAsideDraft(tx, offer, dependencies)
  const by: AcceptedBy = {
    accepted_on: dayOf(signedAt, timeZone),
    ...signer,
    channel: signing.channel,
    reason: null,
    after_expiry: false,
    recorded_by: null,
    signature: input.signature?.type ?? null,
  }
  const signed = await signedCopy(document, signing, { signer, mark, signedAt }, dependencies)
  await dependencies.signatures.insert(tx, {
    tenant_id: offer.tenant_id,
    offer_id: offer.id,
    version: offer.current_version,
    signed_at: signedAt,
    name: signer.name,
    email: signer.email,
    job_title: signer.function,
    kind: by.signature,
    mark: input.signature?.data ?? null,
    ip: signing.origin.ip,
    user_agent: signing.userAgent.slice(0, 500),
    total_cents: total,
    pdf_sha256: signed.hash,
    terms_sha256: sha256(document.terms),
    consent_text: consentText(document),
    link_id: signing.linkId,
    signed_pdf: signed.file.storageKey,
  })
  const saved = await dependencies.offers.updateOffer(tx, offer, {
    ...acceptedColumns(offer, by, { selection, draft, at: signedAt }),
    last_modified: signedAt,
  })
  if (offer.organization_id !== null)
    await dependencies.signatures.activateCustomer(tx, offer.tenant_id, offer.organization_id)
  await recordActivity(tx, signing, {
    tenantId: offer.tenant_id,
    action: 'offer.accepted',
    entity: 'offer',
    entityId: offer.id,
    detail: {
      offer_nr: offer.offer_nr,
      version: offer.current_version,
      from: 'pending',
      to: 'accepted',
      channel: signing.channel,
      total: fromCents(total),
      ...(draft !== null && { set_aside: draft }),
    },
    actor: { name: signer.name, kind: 'customer' },
  })
  await tellBoth(tx, saved, document, { name: signer.name, email: signer.email, file: signed.file }, dependencies)
  return saved
}

function signerOf({ name, email, function: jobTitle, po_number }: SignatureInput): Signer {
  if (!showsText(name)) throw invalid({ name: text('field.required') })
  return { name: name.trim(), email, function: textOrNull(jobTitle), po_number: textOrNull(po_number) }
}

/** The amount that was read is the amount that is signed. */
function refuseOtherTotal({ current_version: version }: OfferRow, input: SignatureInput, total: number): void {
  if (toCents(input.total) !== total)
    throw new DomainError('OFFER_CHANGED', { details: { version, total: fromCents(total) } })
}

/** What is signed leaves nothing to choose. */
function agreedTo(document: Offer): Offer {
  return { ...document, items: document.items.map(({ openQuantity: _, ...item }) => item) }
}

/** First the document that was agreed to, for its fingerprint; then the same with the signature below it. */
async function signedCopy(
  document: Offer,
  { origin }: Signing,
  { signer, mark, signedAt }: { signer: Signer; mark: ReturnType<typeof signedMark>; signedAt: Date },
  { files, mailing }: SigningDependencies,
): Promise<{ hash: string; file: MailedFile }> {
  const unsigned = await offerPdf(files, document)
  const hash = sha256(unsigned.bytes)
  const { bytes, filename } = await offerPdf(files, document, {
    signature: {
      name: signer.name,
      at: signedAt.toISOString(),
      function: signer.function,
      email: signer.email,
      ip: origin.ip,
      poNumber: signer.po_number,
      hash,
      consent: consentText(document),
      ...mark,
    },
  })
  return { hash, file: await mailing.keepFile(bytes, filename) }
}

/** The signed document goes to who signed, and to who sells: to their company when none of them wants the mail. */
async function tellBoth(
  tx: Tx,
  offer: OfferRow,
  document: Offer,
  signer: { name: string; email: string; file: MailedFile },
  { people, mailing }: SigningDependencies,
): Promise<void> {
  const { company } = document
  const [sender = null] = await people.concerned(tx, offer)
  const readers = await people.mailReaders(tx, offer, 'accepted')
  const sellers =
    readers.length === 0 && company.email
      ? [{ email: company.email, name: null, language: document.language }]
      : readers
  await mailAccepted(tx, offer, { document, customer: signer, sellers, sender, file: signer.file }, mailing)
  await people.notify(tx, offer, 'accepted', { name: signer.name, total: document.totals.total }, { mailed: true })
}
