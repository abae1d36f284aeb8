import { createHash } from 'node:crypto'
import { dayOf } from '@staffel/shared-api/rules'
import type { FastifyBaseLogger } from 'fastify'
import { loggableError } from '../../../plugins/loggable-error.ts'
import { tenantDay } from '../../../db/tenant-day.ts'
import type { Tx } from '../../../db/tenant-transaction.ts'
import type { ReadMail, ReadMailOptions } from '../reading/read-mail.types.ts'
import type { FailedMail } from './intake.repository.ts'
import type { ArrivedMail, InTransaction, IntakeDependencies, TakenIn } from './intake.types.ts'
import { notRead, storableMail } from './storable-mail.ts'
import { storeMail, type MailToStore } from './store-mail.ts'

/** Another reader has the mailbox now; what was begun is left to it. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost'
}

/**
 * One mail, from its bytes to a request with lines and products. Safe to repeat: what is stored is known by its bytes
 * and its place.
 */
export function takeInMail(dependencies: IntakeDependencies & { readonly log: Pick<FastifyBaseLogger, 'warn'> }) {
  const { intake, files, scan, houseAddress, log, now } = dependencies

  async function optionsOf(
    { tenantId, arrivedAt }: Pick<ArrivedMail, 'tenantId' | 'arrivedAt'>,
    within: InTransaction,
  ): Promise<ReadMailOptions> {
    const { own, timeZone } = await within(async (tx) => ({
      own: await intake.ownAddresses(tx, tenantId),
      timeZone: (await tenantDay(tx, tenantId, now())).timeZone,
    }))
    return { owner: String(tenantId), ownAddresses: [...own, houseAddress], receivedOn: dayOf(arrivedAt, timeZone) }
  }

  /** A mail of somebody whose mails are never skipped is read once more, as a request. */
  async function readOf(
    mail: ArrivedMail,
    within: InTransaction,
  ): Promise<{ readonly read: ReadMail; readonly remembered: boolean }> {
    const options = await optionsOf(mail, within)
    const read = await dependencies.read(mail.raw, options)
    const { senderEmail } = storableMail(read)
    const remembered =
      senderEmail !== null && (await within((tx) => intake.isRemembered(tx, mail.tenantId, senderEmail)))
    return {
      read:
        remembered && read.verdict.kind === 'ignored'
          ? await dependencies.read(mail.raw, { ...options, isRequest: true })
          : read,
      remembered,
    }
  }

  /**
   * A mail that cannot be stored as it was read is stored without what was read of it: it is kept, seen by a person,
   * and tried again.
   */
  async function store(
    mail: MailToStore,
    within: InTransaction,
    storing: Storing = storeAlone,
    otherwise: ReadMail = notRead,
  ): Promise<TakenIn> {
    const attachmentKeys = await storeAttachments(mail)
    try {
      return await within((tx) => storing(tx, () => storeMail(tx, dependencies, { ...mail, attachmentKeys })))
    } catch (error) {
      if (error instanceof LeaseLost) throw error
      log.warn(
        { tenantId: mail.tenantId, mail: mail.hash.toString('hex'), failure: loggableError(error) },
        'mail could not be stored as it was read',
      )
      return within((tx) =>
        storing(tx, () => storeMail(tx, dependencies, { ...mail, read: otherwise, attachmentKeys: new Map() })),
      )
    }
  }

  /** What only decorates the mail, or is infected, is left where it is, in its raw source. */
  async function storeAttachments({
    tenantId,
    hash,
    read: { attachments, lines },
  }: MailToStore): Promise<ReadonlyMap<number, string>> {
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
      return store({ ...mail, hash, rawKey, ...read }, within)
    },

    /** Reads a mail again that could not be read before; null when its raw source is gone. */
    async retry(tenantId: number, failed: FailedMail, within: InTransaction): Promise<TakenIn | null> {
      const raw = await files.get(failed.rawKey)
      if (!raw) return null
      const mail = { ...failed, tenantId, raw, arrivedAt: failed.receivedOn }
      return store(
        { ...mail, hash: createHash('sha256').update(raw).digest(), ...(await readOf(mail, within)), earlier: failed },
        within,
      )
    },

    /**
     * Makes a request of a mail that was skipped. Its raw source is read again; without one the request holds what was
     * read before.
     */
    async makeRequest(
      tenantId: number,
      { hash, stored, ...skipped }: SkippedSource,
      within: InTransaction,
      storing: Storing,
    ): Promise<TakenIn> {
      const raw = skipped.rawKey === null ? null : await files.get(skipped.rawKey)
      const mail = { ...skipped, tenantId, raw: raw ?? Buffer.alloc(0), arrivedAt: skipped.receivedOn }
      const known = { ...notRead, ...stored, problem: null }
      const read = raw ? await dependencies.read(raw, { ...(await optionsOf(mail, within)), isRequest: true }) : known
      // It stays where it is in time.
      return store(
        { ...mail, hash, read: { ...read, sentAt: null }, earlier: skipped, decided: true },
        within,
        storing,
        known,
      )
    },
  }
}
/** Stores a mail among other things that are done in the same transaction, or decides not to. */
export type Storing = (tx: Tx, store: () => Promise<TakenIn>) => Promise<TakenIn>

const storeAlone: Storing = (_tx, store) => store()

/** A stored mail that made no request. `requestId`: the one that was made of it once, and is deleted. */
export interface SkippedSource extends Omit<FailedMail, 'rawKey'> {
  readonly hash: Buffer
  readonly rawKey: string | null
  readonly stored: Pick<ReadMail, 'messageId' | 'sender' | 'senderEmail' | 'subject' | 'text' | 'html'>
}

export type TakeInMail = ReturnType<typeof takeInMail>

/** Named by what they hold, so that a second attempt stores nothing twice. */
const keyOf = (tenantId: number, hash: Buffer): string => `mail/${tenantId}/${hash.toString('hex')}`
