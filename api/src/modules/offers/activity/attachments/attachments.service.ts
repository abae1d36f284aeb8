import type { OfferAttachment, VisibleTo } from '@staffel/shared-api/contract'
import { offerLimits, type OfferEvent } from '@staffel/shared-api/rules'
import { once } from '../../../../http/idempotency/once.ts'
import { recordActivity } from '../../../../http/record-activity.ts'
import type { Tx } from '../../../../db/tenant-transaction.ts'
import { DomainError, notFound } from '../../../../errors.ts'
import type { FileStore } from '../../../../files/file-store.ts'
import { harmlessName } from '../../../../files/harmless-name.ts'
import type { ScanFile } from '../../../../files/scan-file.ts'
import type { Caller } from '../../../../http/caller.ts'
import type { FileAnswer } from '../../../../http/endpoint-route.ts'
import type { Idempotency } from '../../../../http/idempotency/idempotency.ts'
import type { OfferAccess } from '../../document/offer-access.ts'
import { isOfSeller } from '../../store/offer.policy.ts'
import type { OfferKey, OfferRepository, OfferRow } from '../../store/offer.repository.ts'
import type { By } from '../../offers.service.ts'
import type { AttachmentForm } from './attachment-form.ts'
import { attachmentKind, rejected } from './attachment-kind.ts'
import type { AttachmentRow, AttachmentsRepository } from './attachments.repository.ts'
import { sha256 } from '../../sending/link-token.ts'
import { audienceOf, presentAudience, presentBond, type OfferBond } from '../offer-audience.ts'
import { toAttachment } from './to-attachment.ts'

export interface AttachmentsDependencies {
  readonly attachments: AttachmentsRepository
  readonly offers: Pick<OfferRepository, 'versionRow'>
  readonly files: FileStore
  readonly scan: ScanFile
  readonly now: () => Date
}

/** Files that go with an offer, for the seller's people or for both sides. */
export function attachmentsService(
  access: OfferAccess,
  { attachments, offers, files, scan, now }: AttachmentsDependencies,
) {
  /**
   * A file that the seller adds while a draft for another customer is open is for that one, and waits until it is
   * issued. Who works for a customer knows of no other.
   */
  async function bondOf(tx: Tx, offer: OfferRow, caller: Caller): Promise<OfferBond> {
    const { tenant_id, id, draft_version: version, organization_id } = offer
    const draft =
      version === null || !isOfSeller(caller)
        ? undefined
        : await offers.versionRow(tx, { tenant_id, offer_id: id, version })
    return draft && draft.organization_id !== organization_id ? draft : presentBond(offer)
  }

  /**
   * For the seller's people: who may see a file is said of the customer who has the offer, or is about to. What another
   * one had counts as theirs alone.
   */
  async function forSeller(tx: Tx, offer: OfferRow): Promise<OfferAttachment[]> {
    const shown = new Set((await attachments.list(tx, offer, presentAudience(offer))).map(({ id }) => id))
    const reaches = ({ id, version, visible_to }: AttachmentRow): boolean =>
      shown.has(id) || (visible_to === 'customer' && version === offer.draft_version)
    return (await attachments.list(tx, offer, null)).map((file) =>
      toAttachment({ ...file, visible_to: reaches(file) ? 'customer' : 'staff' }),
    )
  }

  async function one(tx: Tx, offer: OfferRow, id: number, caller: Caller): Promise<AttachmentRow> {
    const found = await attachments.find(tx, offer, id, audienceOf(offer, caller))
    if (!found) throw notFound()
    return found
  }

  const record = (
    tx: Tx,
    by: By,
    offer: OfferRow,
    action: OfferEvent,
    { filename, visible_to, version }: AttachmentRow,
  ): Promise<void> =>
    recordActivity(tx, by, {
      tenantId: offer.tenant_id,
      action,
      entity: 'offer',
      entityId: offer.id,
      detail: { offer_nr: offer.offer_nr, version, filename, visible_to },
    })

  return {
    list: (key: OfferKey, caller: Caller): Promise<OfferAttachment[]> =>
      access.read(key, caller, async (tx, offer) => {
        const audience = audienceOf(offer, caller)
        return audience === null
          ? forSeller(tx, offer)
          : (await attachments.list(tx, offer, audience)).map(toAttachment)
      }),

    /**
     * The file is kept before the row that names it: a file without a row is lost space, a row without a file is a
     * broken download.
     */
    async upload(
      key: OfferKey,
      { file, visibleTo }: AttachmentForm,
      by: By & { readonly idempotency: Idempotency | null },
    ): Promise<OfferAttachment> {
      await access.read(key, by.caller, () => Promise.resolve())
      const { type, extension } = attachmentKind(file)
      if ((await scan(file.bytes)) === 'infected') throw rejected('infected')
      const storageKey = await files.put('attachments', file.bytes, extension)
      const own = by.idempotency && {
        ...by.idempotency,
        requestHash: sha256(Buffer.concat([Buffer.from(by.idempotency.requestHash), file.bytes])),
      }
      let isKept = false
      try {
        return await access.write(key, by.caller, (tx, { offer }) =>
          once(tx, { tenantId: offer.tenant_id, userId: by.caller.userId }, own, async () => {
            if ((await attachments.count(tx, offer)) >= offerLimits.attachments)
              throw new DomainError('LIMIT_REACHED', { details: { limit: offerLimits.attachments } })
            const row = await attachments.insert(tx, {
              tenant_id: offer.tenant_id,
              offer_id: offer.id,
              ...onlyBond(await bondOf(tx, offer, by.caller)),
              filename: harmlessName(file.filename),
              content_type: type,
              bytes: file.bytes.length,
              storage_key: storageKey,
              visible_to: visibleTo,
              created_at: now(),
              created_by_name: by.caller.name || by.caller.email,
            })
            await record(tx, by, offer, 'offer.attachment_added', row)
            isKept = true
            return toAttachment(row)
          }),
        )
      } catch (error) {
        isKept = false
        throw error
      } finally {
        if (!isKept) await files.remove(storageKey)
      }
    },

    async download(key: OfferKey, id: number, caller: Caller): Promise<FileAnswer> {
      const row = await access.read(key, caller, (tx, offer) => one(tx, offer, id, caller))
      const content = await files.get(row.storage_key)
      if (!content) throw notFound()
      return { content, type: row.content_type, filename: row.filename }
    },

    setVisibility: (key: OfferKey, id: number, visibleTo: VisibleTo, by: By): Promise<OfferAttachment> =>
      access.write(key, by.caller, async (tx, { offer }) => {
        const bond = visibleTo === 'customer' ? onlyBond(await bondOf(tx, offer, by.caller)) : {}
        const row = await attachments.update(tx, await one(tx, offer, id, by.caller), {
          visible_to: visibleTo,
          ...bond,
        })
        await record(tx, by, offer, 'offer.attachment_changed', row)
        return toAttachment(row)
      }),

    /** Mails that carry the file keep it, so it stays in the store. */
    remove: (key: OfferKey, id: number, by: By): Promise<void> =>
      access.write(key, by.caller, async (tx, { offer }) => {
        const row = await attachments.update(tx, await one(tx, offer, id, by.caller), { deleted_at: now() })
        await record(tx, by, offer, 'offer.attachment_removed', row)
      }),
  }
}
export type AttachmentsService = ReturnType<typeof attachmentsService>

function onlyBond({ version, organization_id }: OfferBond): OfferBond {
  return { version, organization_id }
}
