import type { Offer, OfferPriceChanges } from '@staffel/shared-api/contract'
import { extensionProblem, offerActors } from '@staffel/shared-api/rules'
import { recordActivity } from '../../../http/record-activity.ts'
import type { Tx } from '../../../db/tenant-transaction.ts'
import { invalid } from '../../../errors.ts'
import type { Caller } from '../../../http/caller.ts'
import { text } from '../../../texts/text.ts'
import type { OfferAccess } from '../document/offer-access.ts'
import { factsOf, issuedVersion } from '../document/offer-facts.ts'
import { answered } from '../store/answered.ts'
import type { OfferDependencies } from '../store/offer-dependencies.ts'
import type { OfferKey, OfferRow } from '../store/offer.repository.ts'
import type { By } from '../offers.service.ts'
import { anyReader, readOffer, readVersion } from '../document/read-offer.ts'
import type { OfferMailing } from '../sending/offer-mailing.ts'
import { productsFor } from '../pricing/products-for.ts'
import { priceChanges } from './price-changes.ts'
import { transitionOf } from './refuse.ts'

export interface Extension {
  readonly validUntil: string
  readonly rev: number
  /** The customer is mailed, with a link to the offer. */
  readonly notify?: boolean
}

export interface ValidityDependencies extends OfferDependencies {
  readonly mailing: OfferMailing
}

/** How long an issued offer stands, and what its prices would be today. */
export function offerValidityService(access: OfferAccess, dependencies: ValidityDependencies) {
  /** Answers whom, for the log; a customer without an address is not told. */
  const tellCustomer = async (tx: Tx, offer: OfferRow, caller: Caller): Promise<string | null> => {
    const document = await readVersion(tx, offer, offer.current_version, anyReader, dependencies)
    const { to, contact } = await dependencies.mailing.readers(tx, offer, document)
    if (to.length === 0) return null
    const words = await dependencies.mailing.words(tx, document, 'extended', {
      contact,
      sender: caller.name,
    })
    await dependencies.mailing.send(tx, offer, {
      kind: 'extended',
      to,
      ...words,
      document,
      replyTo: caller.email,
      countedFor: caller.userId,
      withLink: { by: caller.userId },
    })
    return to.join(', ')
  }

  return {
    /**
     * The day is the one thing of an issued version that changes; the seal that was put on its content at the issue
     * stays.
     */
    extend(key: OfferKey, { validUntil, rev, notify = false }: Extension, by: By): Promise<Offer> {
      const { caller } = by
      return access.write(
        key,
        caller,
        async (tx, { offer, today }) => {
          const facts = factsOf(offer, today)
          transitionOf(facts, 'extend', {
            actors: offerActors({ roles: caller.roles, is_tenant: caller.isTenant }),
            today,
            to: 'pending',
          })
          await access.upToDate(tx, offer, rev, caller)
          const problem = extensionProblem(validUntil, offer.valid_until, today)
          if (problem) throw invalid({ validUntil: text(`offer.extension.${problem}`) })
          await dependencies.offers.setVersionState(
            tx,
            { tenant_id: offer.tenant_id, offer_id: offer.id, version: offer.current_version },
            { valid_until: validUntil },
          )
          const saved = await dependencies.offers.updateOffer(tx, offer, {
            valid_until: validUntil,
            last_modified: dependencies.now(),
            ...answered,
          })
          const told = notify ? await tellCustomer(tx, saved, caller) : null
          await recordActivity(tx, by, {
            tenantId: offer.tenant_id,
            action: 'offer.extended',
            entity: 'offer',
            entityId: offer.id,
            detail: {
              offer_nr: offer.offer_nr,
              version: offer.current_version,
              from: offer.valid_until,
              to: validUntil,
              ...(told && { mailed: told }),
            },
          })
          return readOffer(tx, saved, undefined, caller, dependencies)
        },
        by.before,
      )
    },

    changedPrices(key: OfferKey, caller: Caller): Promise<OfferPriceChanges> {
      return access.read(key, caller, async (tx, offer) => {
        const version = issuedVersion(offer)
        if (version === null) return { lines: [], difference: 0 }
        const lines = await dependencies.offers.linesOf(tx, { tenant_id: offer.tenant_id, offer_id: offer.id, version })
        const ids = [...new Set(lines.flatMap((line) => line.productId ?? []))]
        const customer = { organizationId: offer.organization_id, currency: offer.currency }
        const [products, { tiersTogether }] = await Promise.all([
          productsFor(tx, offer.tenant_id, ids, customer, dependencies),
          dependencies.settings.offerSettings(tx, offer.tenant_id),
        ])
        return priceChanges(lines, products, tiersTogether)
      })
    },
  }
}
export type OfferValidityService = ReturnType<typeof offerValidityService>
