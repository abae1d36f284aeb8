import { addDays } from '@staffel/shared-api/rules'
import { seededRandom } from '../seeded-random.ts'

/** What makes a sample draft worth looking at. */
export type DraftKind =
  | 'plain'
  | 'no-customer'
  | 'no-lines'
  | 'on-request'
  | 'manual-price'
  | 'sections'
  | 'quantity-zero'
  | 'surcharge-removed'
  | 'english'

export interface OfferPlan {
  readonly status: 'draft' | 'pending' | 'accepted' | 'declined'
  readonly draftKind: DraftKind | null
  /** Day of the first save. */
  readonly createdOn: string
  /** Day of the last change: the answer, the issue or the last save. */
  readonly changedOn: string
  readonly validUntil: string
  readonly deliveryOn: string | null
  /** Issued versions; 0 for a draft. */
  readonly issuedVersions: number
  /** A revision is open beside the issued version. */
  readonly openRevision: boolean
  /** Place in the tenant's list of organisations. */
  readonly organizationIndex: number
  readonly seed: number
}

const draftKinds: readonly DraftKind[] = [
  'plain',
  'no-customer',
  'no-lines',
  'on-request',
  'manual-price',
  'sections',
  'quantity-zero',
  'surcharge-removed',
  'english',
  'plain',
  'plain',
  'plain',
]
const counts = { live: 22, expired: 10, accepted: 18, declined: 8 }

/**
 * Seventy offers over the past six months: every status, some that end within a week, one that ends today and one that
 * ended yesterday.
 */
export function planOffers(today: string, organizations: number, seed: number): OfferPlan[] {
  const random = seededRandom(seed)
  const between = (from: number, till: number): number => from + Math.floor(random() * (till - from + 1))
  let planned = 0
  const plan = (
    index: number,
    part: Omit<
      OfferPlan,
      'draftKind' | 'deliveryOn' | 'organizationIndex' | 'seed' | 'openRevision' | 'issuedVersions'
    > &
      Partial<OfferPlan>,
  ): OfferPlan => ({
    draftKind: null,
    issuedVersions: 1,
    openRevision: false,
    deliveryOn: random() < 0.6 ? addDays(part.createdOn, between(14, 70)) : null,
    // The first organisation is the sample User's: it gets its share of every status.
    organizationIndex: index % 7 === 0 ? 0 : between(1, organizations - 1),
    seed: seed * 1000 + planned++,
    ...part,
  })
  const ago = (days: number): string => addDays(today, -days)
  const plans = [
    ...Array.from({ length: counts.live }, (_, i) => {
      const daysLeft = i < 7 ? i : between(8, 29)
      return plan(i, {
        status: 'pending',
        createdOn: ago(30 - daysLeft),
        changedOn: ago(30 - daysLeft),
        validUntil: addDays(today, daysLeft),
        issuedVersions: i % 6 === 2 ? 2 : 1,
        openRevision: i % 10 === 5,
      })
    }),
    ...Array.from({ length: counts.expired }, (_, i) => {
      const daysPast = i === 0 ? 1 : between(5, 140)
      return plan(i, {
        status: 'pending',
        createdOn: ago(daysPast + 30),
        changedOn: ago(daysPast + 30),
        validUntil: ago(daysPast),
        issuedVersions: i % 5 === 3 ? 2 : 1,
      })
    }),
    ...Array.from({ length: counts.accepted }, (_, i) => answered(i, 'accepted', between(8, 170), between(1, 7))),
    ...Array.from({ length: counts.declined }, (_, i) => answered(i, 'declined', between(12, 160), between(2, 10))),
    ...draftKinds.map((draftKind, i) => {
      const created = ago(between(0, 12))
      return plan(i, {
        status: 'draft',
        draftKind,
        createdOn: created,
        changedOn: created,
        validUntil: addDays(created, 30),
        issuedVersions: 0,
      })
    }),
  ]
  return plans.toSorted((a, b) => (a.createdOn < b.createdOn ? -1 : a.createdOn > b.createdOn ? 1 : a.seed - b.seed))

  function answered(index: number, status: 'accepted' | 'declined', daysAgo: number, answerAfter: number): OfferPlan {
    const createdOn = ago(daysAgo)
    const options = { issuedVersions: index % 5 === 1 ? 2 : 1, openRevision: status === 'declined' && index === 3 }
    return plan(index + 40, {
      status,
      createdOn,
      changedOn: addDays(createdOn, answerAfter),
      validUntil: addDays(createdOn, 30),
      organizationIndex: index % 6 === 0 ? 0 : between(1, organizations - 1),
      ...options,
    })
  }
}
