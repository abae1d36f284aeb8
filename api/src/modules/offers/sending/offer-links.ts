import { addDays } from '@staffel/shared-api/rules'
import type { Tx } from '../../../db/tenant-transaction.ts'
import type { OfferRow } from '../store/offer.repository.ts'
import { newLinkToken } from './link-token.ts'
import type { LinksRepository } from '../store/links.repository.ts'

/** Days that a link outlives its offer: it says that the offer has expired, and asks for more time. */
export const linkAfterlifeDays = 90

export interface NewLink {
  readonly url: string
  readonly expires: Date
}

export interface OfferLinksDependencies {
  readonly links: LinksRepository
  /** Where the product is reached in a browser; a tenant with a host of its own is reached there. */
  readonly publicOrigin: string
  readonly now: () => Date
}

/** Makes links to the public page. The address that is answered is the only place where the secret stands. */
export function offerLinks({ links, publicOrigin, now }: OfferLinksDependencies) {
  return {
    async create(
      tx: Tx,
      offer: OfferRow,
      { email, by }: { email: string | null; by: number | null },
    ): Promise<NewLink> {
      const { secret, hash } = newLinkToken()
      const expires = new Date(
        `${addDays(offer.valid_until ?? now().toISOString().slice(0, 10), linkAfterlifeDays)}T23:59:59Z`,
      )
      await links.insert(tx, {
        tenant_id: offer.tenant_id,
        offer_id: offer.id,
        version: offer.current_version,
        token_hash: hash,
        email,
        created_at: now(),
        created_by: by,
        expires_at: expires,
      })
      const url = new URL(`/o/${secret}`, publicOrigin)
      url.hostname = (await links.hostOf(tx, offer.tenant_id)) ?? url.hostname
      return { url: url.href, expires }
    },
  }
}
export type OfferLinks = ReturnType<typeof offerLinks>
