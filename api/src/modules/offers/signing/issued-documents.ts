import type { Db } from '../../../db/database.types.ts'
import { readAsTenant } from '../../../db/tenant-transaction.ts'
import { DomainError } from '../../../errors.ts'
import type { Caller } from '../../../http/caller.ts'
import type { OfferSendingService } from '../sending/offer-sending.service.ts'

/** What a tenant has issued, as documents: the last issued version of each offer. */
export function issuedDocuments(db: Db, sending: Pick<OfferSendingService, 'pdf'>) {
  const issued = ({ tenantId }: Caller, offerId?: number) =>
    readAsTenant(db, { tenantId }, async (tx) => {
      let versions = tx
        .selectFrom('offer_version')
        .select((eb) => ['offer_id', eb.fn.max('version').as('version')])
        .where('tenant_id', '=', tenantId)
        .where('issued_at', 'is not', null)
      if (offerId !== undefined) versions = versions.where('offer_id', '=', offerId)
      return versions.groupBy('offer_id').orderBy('offer_id').execute()
    })

  return {
    issuedOffers: async (caller: Caller): Promise<readonly number[]> =>
      (await issued(caller)).map(({ offer_id }) => offer_id),

    /** Null where it was deleted. */
    async issuedDocument(offerId: number, caller: Caller): Promise<{ filename: string; bytes: Buffer } | null> {
      const [version] = await issued(caller, offerId)
      if (!version) return null
      try {
        const { content, filename } = await sending.pdf(offerId, { version: version.version }, caller)
        return Buffer.isBuffer(content) ? { filename, bytes: content } : null
      } catch (error) {
        if (error instanceof DomainError && error.code === 'NOT_FOUND') return null
        throw error
      }
    },
  }
}
export type IssuedDocuments = ReturnType<typeof issuedDocuments>
