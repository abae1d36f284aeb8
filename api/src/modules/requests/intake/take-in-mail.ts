import { createHash } from 'node:crypto'
import { dayOf } from '@staffel/shared-api/rules'
import type { FastifyBaseLogger } from 'fastify'
import { loggableError } from '../../../plugins/loggable-error.ts'
import { tenantDay } from '../../../db/tenant-day.ts'
import type { ReadMail } from '../reading/read-mail.types.ts'
import type { FailedMail } from './intake.repository.ts'
import type { ArrivedMail, InTransaction, IntakeNeeds, TakenIn } from './intake.types.ts'
import { notRead } from './storable-mail.ts'
import { storeMail, type MailToStore } from './store-mail.ts'

/** Another reader has the mailbox now; what was begun is left to it. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost'
}

/** One mail, from its bytes to a request with lines and products. Safe to repeat: what is stored is known by its bytes and its place. */
export function takeInMail(needs: IntakeNeeds & { readonly log: Pick<FastifyBaseLogger, 'warn'> }) {
  const { intake, files, scan, houseAddress, log, now } = needs

  async function readOf({ tenantId, raw, arrivedAt }: ArrivedMail, within: InTransaction): Promise<ReadMail> {
    const { own, timeZone } = await within(async (tx) => ({ own: await intake.ownAddresses(tx, tenantId), timeZone: (await tenantDay(tx, tenantId, now())).timeZone }))
    return needs.read(raw, { ownAddresses: [...own, houseAddress], receivedOn: dayOf(arrivedAt, timeZone) })
  }

  /** A mail that cannot be stored as it was read is stored without what was read of it: it is kept, seen by a person, and tried again. */
  async function store(mail: MailToStore, within: InTransaction): Promise<TakenIn> {
    const attachmentKeys = await storeAttachments(mail)
    try {
      return await within((tx) => storeMail(tx, needs, { ...mail, attachmentKeys }))
    } catch (error) {
      if (error instanceof LeaseLost) throw error
      log.warn({ tenantId: mail.tenantId, mail: mail.hash.toString('hex'), failure: loggableError(error) }, 'mail could not be stored as it was read')
      return within((tx) => storeMail(tx, needs, { ...mail, read: notRead, attachmentKeys: new Map() }))
    }
  }

  /** What only decorates the mail, or is infected, is left where it is, in its raw source. */
  async function storeAttachments({ tenantId, hash, read: { attachments, lines } }: MailToStore): Promise<ReadonlyMap<number, string>> {
    const used = new Set(lines.map(({ source }) => (source.part === 'attachment' ? source.attachmentIndex : -1)))
    const keys = new Map<number, string>()
    for (const [index, { bytes, inline }] of attachments.entries()) {
      if (inline && !used.has(index)) continue
      if ((await scan(Buffer.from(bytes))) === 'infected') continue
      const key = `${keyOf(tenantId, hash)}-${index}.bin`
      await files.putOnce(key, bytes)
      keys.set(index, key)
    }
    return keys
  }

  return {
    async takeIn(mail: ArrivedMail, within: InTransaction): Promise<TakenIn> {
      const hash = createHash('sha256').update(mail.raw).digest()
      if (await within((tx) => intake.isKnown(tx, mail.tenantId, hash, mail))) return 'known'
      const rawKey = `${keyOf(mail.tenantId, hash)}.eml`
      const [read] = await Promise.all([readOf(mail, within), files.putOnce(rawKey, mail.raw)])
      return store({ ...mail, hash, rawKey, read }, within)
    },

    /** Reads a mail again that could not be read before; null when its raw source is gone. */
    async retry(tenantId: number, failed: FailedMail, within: InTransaction): Promise<TakenIn | null> {
      const raw = await files.get(failed.rawKey)
      if (!raw) return null
      const mail = { ...failed, tenantId, raw, arrivedAt: failed.receivedOn }
      return store({ ...mail, hash: createHash('sha256').update(raw).digest(), read: await readOf(mail, within), earlier: failed }, within)
    },
  }
}
export type TakeInMail = ReturnType<typeof takeInMail>

/** Named by what they hold, so that a second attempt stores nothing twice. */
const keyOf = (tenantId: number, hash: Buffer): string => `mail/${tenantId}/${hash.toString('hex')}`
