import type { OfferStatus } from './effectiveStatus.ts'
import { isManagement, type Person } from '../../../identity/rules/roles.rules.ts'

/** A step in the life of an offer. */
export const offerActions = [
  'issue',
  'accept',
  'sign',
  'decline',
  'extend',
  'revise',
  'undo-acceptance',
  'reopen',
  'delete',
] as const
export type OfferAction = (typeof offerActions)[number]

/**
 * `management`: Manager or Admin; `reader`: any signed-in user who may see the offer; `customer`: by the link, or a
 * signed-in user of the buying company.
 */
export type OfferActor = 'management' | 'reader' | 'customer'

/** What must be true of the offer. */
export type Requirement =
  | 'open-draft'
  | 'complete'
  | 'current-version'
  | 'recorded-by-staff'
  | 'not-pushed'
  | 'no-open-draft'
  | 'within-validity'

/** What the person must say with it. */
export type Ask = 'confirm' | 'reason' | 'reason-code' | 'reason-or-code' | 'signature' | 'later-date'

export interface OfferTransition {
  readonly action: OfferAction
  readonly from: readonly OfferStatus[]
  /** `draft-version`: the offer keeps its status and gets its next version as a draft. */
  readonly to: OfferStatus | 'deleted' | 'draft-version'
  readonly by: OfferActor
  readonly requires: readonly Requirement[]
  readonly asks: readonly Ask[]
}

/** Every step that exists. What is not here cannot happen. `expired` is derived from `pending`, and needs no step. */
export const offerTransitions: readonly OfferTransition[] = [
  {
    action: 'issue',
    from: ['draft', 'pending', 'declined', 'expired'],
    to: 'pending',
    by: 'management',
    requires: ['open-draft', 'complete'],
    asks: [],
  },
  { action: 'accept', from: ['pending'], to: 'accepted', by: 'management', requires: [], asks: [] },
  { action: 'accept', from: ['expired'], to: 'accepted', by: 'management', requires: [], asks: ['confirm', 'reason'] },
  {
    action: 'sign',
    from: ['pending'],
    to: 'accepted',
    by: 'customer',
    requires: ['current-version'],
    asks: ['signature'],
  },
  {
    action: 'decline',
    from: ['pending', 'expired'],
    to: 'declined',
    by: 'reader',
    requires: [],
    asks: ['reason-code'],
  },
  {
    action: 'decline',
    from: ['pending'],
    to: 'declined',
    by: 'customer',
    requires: ['current-version'],
    asks: ['reason-or-code'],
  },
  {
    action: 'extend',
    from: ['pending', 'expired'],
    to: 'pending',
    by: 'management',
    requires: [],
    asks: ['later-date'],
  },
  {
    action: 'revise',
    from: ['pending', 'declined', 'expired'],
    to: 'draft-version',
    by: 'management',
    requires: ['no-open-draft'],
    asks: [],
  },
  {
    action: 'undo-acceptance',
    from: ['accepted'],
    to: 'pending',
    by: 'management',
    requires: ['recorded-by-staff', 'not-pushed'],
    asks: ['reason'],
  },
  {
    action: 'reopen',
    from: ['declined'],
    to: 'pending',
    by: 'management',
    requires: ['within-validity'],
    asks: ['reason'],
  },
  {
    action: 'delete',
    from: ['draft', 'pending', 'declined', 'expired'],
    to: 'deleted',
    by: 'management',
    requires: [],
    asks: ['confirm'],
  },
]

/** Who someone is to an offer that they may see. */
export function offerActors(person: Person): OfferActor[] {
  if (isManagement(person)) return ['management', 'reader']
  return person.is_tenant ? ['reader'] : ['reader', 'customer']
}

/**
 * The step that a wish for a status means; null when there is none. Extending and issuing have calls of their own, so
 * only an accepted or a declined offer becomes `pending` here. A status that the offer has already is a repetition, to
 * be answered as such.
 */
export function actionTowards(from: OfferStatus, to: 'pending' | 'accepted' | 'declined'): OfferAction | null {
  if (to === 'accepted') return 'accept'
  if (to === 'declined') return 'decline'
  if (from === 'accepted') return 'undo-acceptance'
  return from === 'declined' ? 'reopen' : null
}
