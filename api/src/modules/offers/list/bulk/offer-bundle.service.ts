import { Readable } from 'node:stream'
import type { Language } from '@staffel/shared-api/contract'
import { dayOf } from '@staffel/shared-api/rules'
import { Zip, ZipPassThrough } from 'fflate'
import { translator } from '../../../../texts/translate.ts'
import type { Db } from '../../../../db/database.types.ts'
import { asTenant } from '../../../../db/tenant-transaction.ts'
import { DomainError, notFound } from '../../../../errors.ts'
import type { Caller } from '../../../../http/caller.ts'
import type { FileAnswer } from '../../../../http/endpoint-route.ts'
import type { OfferSendingService } from '../../sending/offer-sending.service.ts'
import type { OfferBulkRepository } from './offer-bulk.repository.ts'

interface BundleDependencies {
  readonly db: Db
  readonly now: () => Date
  readonly bulk: OfferBulkRepository
  readonly sending: Pick<OfferSendingService, 'pdf'>
}

/** The documents of a bulk download in one ZIP, drawn one after the other while it is being sent. */
export function offerBundleService({ db, now, bulk, sending }: BundleDependencies) {
  async function* documents(
    ids: readonly number[],
    lang: Language | undefined,
    caller: Caller,
  ): AsyncGenerator<FileAnswer> {
    for (const id of ids) {
      const file = await sending.pdf(id, lang ? { lang } : {}, caller).catch(goneMeanwhile)
      if (file) yield file
    }
  }

  return {
    async fetch(bundleId: string, caller: Caller, language: Language): Promise<FileAnswer> {
      const { tenantId, userId } = caller
      const found = await asTenant(db, { tenantId }, (tx) => bulk.bundle(tx, { tenantId, userId }, bundleId, now()))
      if (!found) throw notFound()
      const content = Readable.from(zipped(documents(found.offer_ids, found.language ?? undefined, caller)))
      return {
        content,
        type: 'application/zip',
        filename: `${translator(language)('export.offers')} ${dayOf(now())}.zip`,
      }
    },
  }
}
export type OfferBundleService = ReturnType<typeof offerBundleService>

/** Deleted since the bundle was asked for. */
function goneMeanwhile(error: unknown): null {
  if (error instanceof DomainError && error.code === 'NOT_FOUND') return null
  throw error
}

/** PDFs are compressed already, so they are only put one behind the other. */
async function* zipped(files: AsyncIterable<FileAnswer>): AsyncGenerator<Uint8Array> {
  const chunks: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    chunks.push(chunk)
  })
  const names = new Set<string>()
  for await (const { content, filename } of files) {
    const entry = new ZipPassThrough(freeName(filename, names))
    zip.add(entry)
    for await (const part of content instanceof Readable ? content : [content]) entry.push(part)
    entry.push(new Uint8Array(0), true)
    yield* chunks.splice(0)
  }
  zip.end()
  yield* chunks.splice(0)
}

function freeName(filename: string, taken: Set<string>): string {
  const plain = filename.replace(/\.pdf$/, '')
  let name = filename
  for (let count = 2; taken.has(name); count++) name = `${plain} (${count}).pdf`
  taken.add(name)
  return name
}
