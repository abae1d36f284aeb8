import type { QuoteRequestDetail, SkippedMail } from '@staffel/shared-api/contract'
import type { Db } from '../../../db/database.types.ts'
import { asTenant, everyTenant, type Tx } from '../../../db/tenant-transaction.ts'
import { DomainError, notFound, stale } from '../../../errors.ts'
import type { RequestKey, RequestRow } from '../handling/handling.repository.ts'
import type { By, RequestAccess } from '../handling/request-access.ts'
import type { SkippedSource, TakeInMail } from '../intake/take-in-mail.ts'
import { requestScope } from '../store/requests.policy.ts'
import { skippedRow } from './skipped-row.ts'
import type { SkippedRepository, SkippedWhole } from './skipped.repository.ts'
import type { SkippingRepository } from './skipping.repository.ts'

export interface SkippingDependencies {
  readonly db: Db
  readonly skipped: SkippedRepository
  readonly skipping: SkippingRepository
  readonly mail: Pick<TakeInMail, 'makeRequest'>
  readonly now: () => Date
}

interface Undoable {
  /** This takes back the other step: what is remembered of the sender is as it was before that. */
  readonly undo?: boolean
}

/** A person says that a skipped mail is a request after all, or that a request is none. */
export function skippingService(access: RequestAccess, { db, skipped, skipping, mail, now }: SkippingDependencies) {
  /** With what a person did to the mail's sender, and told in the log. */
  async function finish(
    tx: Tx,
    before: SkippedWhole,
    requestId: number,
    { undo = false }: Undoable,
    by: By,
  ): Promise<void> {
    const remembers = !undo || before.forgot_sender
    if (remembers)
      await skipping.remember(tx, before.tenant_id, { senderEmail: before.sender_email, mailId: before.id, at: now() })
    const detail = {
      mail_id: before.id,
      reason: before.reason,
      remembered: remembers && before.sender_email !== null,
      ...(undo && { undo }),
    }
    await access.log(tx, { tenant_id: before.tenant_id, id: requestId }, by, { action: 'request.unskipped', detail })
  }

  /** The request that the mails were skipped with comes back as it was. */
  const revive = (before: SkippedWhole, requestId: number, wish: Undoable, by: By): Promise<QuoteRequestDetail> =>
    access.hold(
      String(requestId),
      by.caller,
      async (tx, request) => {
        const row = await skipped.lock(tx, before.tenant_id, before.id)
        if (row?.outcome === 'ignored' && request.deleted_at) {
          await skipping.bringBackMails(tx, { tenantId: row.tenant_id, requestId })
          await access.change(tx, request, { deleted_at: null })
          await finish(tx, row, requestId, wish, by)
        } else if (request.deleted_at) throw notFound()
        return access.detail(tx, request)
      },
      { deleted: true },
    )

  /** Its bytes are read as a request; whoever comes second finds what the first one made. */
  async function make(before: SkippedWhole, source: SkippedSource, wish: Undoable, by: By): Promise<void> {
    const { tenant_id: tenantId, id } = before
    await mail.makeRequest(
      tenantId,
      source,
      (work) => asTenant(db, { tenantId }, work),
      async (tx, store) => {
        const row = await skipped.lock(tx, tenantId, id)
        if (row?.outcome !== 'ignored') return 'known'
        const taken = await store()
        await skipping.noteReasonBefore(tx, tenantId, id, row.reason)
        const made = await skipped.lock(tx, tenantId, id)
        if (made?.request_id) await finish(tx, row, made.request_id, wish, by)
        return taken
      },
    )
  }

  return {
    async restore(id: number, wish: Undoable, by: By): Promise<QuoteRequestDetail> {
      const { caller } = by
      const scope = requestScope(caller)
      if (!scope) throw notFound()
      const tenantId =
        scope.tenantId ?? (await asTenant(db, everyTenant, (tx) => skipped.tenantOf(tx, everyTenant, id)))
      if (tenantId === null) throw notFound()
      const found = await asTenant(db, { tenantId }, async (tx) => {
        const row = await skipped.lock(tx, tenantId, id)
        return row && { row, earlier: row.request_id ?? (await skipped.requestByHash(tx, tenantId, row.mail_hash)) }
      })
      if (!found) throw notFound()
      if (found.row.request_id !== null) return revive(found.row, found.row.request_id, wish, by)
      await make(found.row, sourceOf(found.row, found.earlier), wish, by)
      const requestId = await asTenant(
        db,
        { tenantId },
        async (tx) => (await skipped.lock(tx, tenantId, id))?.request_id,
      )
      if (!requestId) throw notFound()
      return access.read(String(requestId), caller, access.detail)
    },

    /** Its mails go to the skipped ones; what was done to the request stays with it. Answers the first of them. */
    skip: (
      key: RequestKey,
      { undo = false, json_version: seen }: Undoable & { readonly json_version?: number },
      by: By,
    ): Promise<SkippedMail> =>
      access.hold(key, by.caller, async (tx, request) => {
        if (seen !== undefined && seen !== request.json_version) throw stale(await access.detail(tx, request))
        if (request.offer_id !== null)
          throw new DomainError('INVALID_TRANSITION', { details: { from: request.status, to: 'skipped' } })
        const first = await skipMails(tx, request, undo)
        await access.store(tx, request, by, {
          action: 'request.skipped',
          detail: { mail_id: first, ...(undo && { undo }) },
          columns: { deleted_at: now() },
        })
        const row = await skipped.find(tx, request.tenant_id, first)
        if (!row) throw notFound()
        return skippedRow(row)
      }),
  }

  async function skipMails(
    tx: Tx,
    { tenant_id: tenantId, id: requestId, sender_email: sender }: RequestRow,
    undo: boolean,
  ): Promise<number> {
    const kept = await skipping.mailsOf(tx, { tenantId, requestId })
    const [first = await skipping.addMailOf(tx, { tenantId, requestId }), ...others] = kept
    const mails = [first, ...others]
    const addresses = new Set(
      [sender, ...mails.map((each) => each.sender_email)].flatMap((address) =>
        address === null ? [] : [address.toLowerCase()],
      ),
    )
    if (undo)
      await skipping.forgetOf(
        tx,
        tenantId,
        mails.map(({ id }) => id),
      )
    const forgot = undo ? false : await skipping.forget(tx, tenantId, [...addresses])
    await skipping.skipMails(tx, { tenantId, requestId }, { at: now(), undo, forgot })
    return first.id
  }
}
export type SkippingService = ReturnType<typeof skippingService>

const sourceOf = (row: SkippedWhole, requestId: number | null): SkippedSource => ({
  id: row.id,
  requestId,
  rawKey: row.raw_key,
  receivedOn: row.received_on,
  mailbox: row.mailbox,
  uidValidity: row.uid_validity,
  uid: row.uid,
  hash: row.mail_hash,
  stored: {
    messageId: row.message_id,
    sender: row.sender,
    senderEmail: row.sender_email,
    subject: row.subject,
    text: row.body_text,
    html: row.body_html,
  },
})
