import type { PublicOffer } from '@staffel/shared-api/contract'
import { recordActivity } from '../../../http/record-activity.ts'
import { tenantDay } from '../../../db/tenant-day.ts'
import { asTenant, everyTenant, type Tx } from '../../../db/tenant-transaction.ts'
import type { Db } from '../../../db/database.types.ts'
import { DomainError, notFound } from '../../../errors.ts'
import type { RequestOrigin } from '../../../http/endpoint-route.ts'
import type { OfferRow } from '../store/offer.repository.ts'
import { anyReader, readVersion } from '../document/read-offer.ts'
import type { OfferCommentsRepository } from '../activity/comments/offer-comments.repository.ts'
import { toComment } from '../activity/comments/to-comment.ts'
import type { AttachmentsRepository } from '../activity/attachments/attachments.repository.ts'
import { hashOfLinkToken } from '../sending/link-token.ts'
import type { OfferAudience } from '../activity/offer-audience.ts'
import type { LinkRow } from '../store/links.repository.ts'
import { linkAfterlifeDays, type OfferLinks } from '../sending/offer-links.ts'
import { toPublicOffer } from './to-public-offer.ts'
import type { SigningDependencies } from '../signing/sign-offer.ts'
import { toAttachment } from '../activity/attachments/to-attachment.ts'

export interface PublicOffersDependencies extends SigningDependencies {
  readonly db: Db
  readonly newLinks: OfferLinks
  readonly comments: OfferCommentsRepository
  readonly attachments: AttachmentsRepository
}

/** What stands in the browser's address bar. */
export interface PublicAddress {
  readonly token: string
  readonly host: string
}

/** An offer as the holder of a link comes to it. */
export interface OpenedLink {
  readonly link: LinkRow
  readonly offer: OfferRow
  readonly today: string
}

/** The holder of a link reads what its customer had of the offer up to its version. */
export const audienceOf = ({ link, offer }: Pick<OpenedLink, 'link' | 'offer'>): OfferAudience => ({
  version: link.version,
  organizationId: offer.organization_id,
})

const dayMs = 86_400_000

/**
 * How a link leads to an offer, and from a replaced version to the present one. What is unknown, revoked or deleted is
 * not found, and so is what went to another customer since.
 */
export function publicAccess(dependencies: PublicOffersDependencies) {
  const { db, links, offers, now, comments, newLinks } = dependencies

  /** An offer that was extended takes its links with it. */
  const isAlive = (link: LinkRow, offer: OfferRow): boolean => {
    const extended =
      offer.valid_until === null ? 0 : Date.parse(`${offer.valid_until}T23:59:59Z`) + linkAfterlifeDays * dayMs
    return now().getTime() <= Math.max(link.expires_at.getTime(), extended)
  }

  /** A tenant's offers are found at its own host when it has one, and no other tenant's are. */
  const find = ({ token, host }: PublicAddress): Promise<LinkRow | null> =>
    asTenant(db, everyTenant, async (tx) => {
      const link = await links.byToken(tx, hashOfLinkToken(token))
      if (!link) return null
      const whose = await links.tenantAt(tx, host)
      const isAtHome = whose === null ? (await links.hostOf(tx, link.tenant_id)) === null : whose === link.tenant_id
      return isAtHome ? link : null
    })

  /** Such a link was revoked when the later version was issued; here nothing is read on the word of that alone. */
  async function isSameCustomers(tx: Tx, link: LinkRow, offer: OfferRow): Promise<boolean> {
    const own = await offers.versionRow(tx, { tenant_id: offer.tenant_id, offer_id: offer.id, version: link.version })
    return own?.organization_id === offer.organization_id
  }

  async function open<T>(address: PublicAddress, work: (tx: Tx, opened: OpenedLink) => Promise<T>): Promise<T> {
    const link = await find(address)
    if (!link) throw notFound()
    return asTenant(db, { tenantId: link.tenant_id }, async (tx) => {
      const offer = await offers.lockOffer(
        tx,
        { tenantId: link.tenant_id },
        { organizationId: null, seesDrafts: false },
        link.offer_id,
      )
      if (!offer || !isAlive(link, offer) || !(await isSameCustomers(tx, link, offer))) throw notFound()
      return work(tx, { link, offer, today: (await tenantDay(tx, link.tenant_id, now())).today })
    })
  }

  /**
   * The version that took the place of the link's own, for somebody whom the old one was sent to. Whoever merely copied
   * the link is led nowhere.
   */
  const newerVersion = ({ link, offer }: Pick<OpenedLink, 'link' | 'offer'>): number | null =>
    link.email === null || link.version >= offer.current_version ? null : offer.current_version

  /** A link of their own to the present version; null for who may not have it. */
  async function wayToCurrent(tx: Tx, { link, offer }: OpenedLink, origin: RequestOrigin): Promise<string | null> {
    if (newerVersion({ link, offer }) === null) return null
    const { url } = await newLinks.create(tx, offer, { email: link.email, by: null })
    await recordActivity(
      tx,
      { caller: null, origin },
      {
        tenantId: offer.tenant_id,
        action: 'offer.link_created',
        entity: 'offer',
        entityId: offer.id,
        detail: { offer_nr: offer.offer_nr, version: offer.current_version, to: link.email },
        actor: { name: link.email, kind: 'customer' },
      },
    )
    return url
  }

  return {
    open,
    wayToCurrent,

    async answer(tx: Tx, link: LinkRow, offer: OfferRow): Promise<PublicOffer> {
      const audience = audienceOf({ link, offer })
      return toPublicOffer({
        link,
        offer,
        document: await readVersion(tx, offer, link.version, anyReader, dependencies),
        newerVersion: newerVersion({ link, offer }),
        signatureRequired: await dependencies.signatures.isRequired(tx, offer.tenant_id),
        attachments: (await dependencies.attachments.list(tx, offer, audience)).map(toAttachment),
        comments: (await comments.commentsOf(tx, offer, audience)).map(toComment),
      })
    },

    /** A refusal because of a newer version names it, and the way there. */
    async withWayToCurrent<T>(address: PublicAddress, origin: RequestOrigin, work: () => Promise<T>): Promise<T> {
      try {
        return await work()
      } catch (error) {
        if (!(error instanceof DomainError) || error.code !== 'VERSION_SUPERSEDED') throw error
        const details = await open(address, async (tx, opened) => {
          const url = await wayToCurrent(tx, opened, origin)
          return url === null ? {} : { version: opened.offer.current_version, url }
        })
        throw new DomainError('VERSION_SUPERSEDED', { details })
      }
    },
  }
}
export type PublicAccess = ReturnType<typeof publicAccess>
