import type { ErrorCode } from '../../../kit/errors.ts'
import type { OfferStatus } from './effectiveStatus.ts'
import {
  offerActions,
  offerTransitions,
  type OfferAction,
  type OfferActor,
  type OfferTransition,
  type Requirement,
} from './offer-transitions.rules.ts'

/** What decides whether a step is possible. */
export interface OfferFacts {
  /** Of the offer itself, `expired` included, whatever version is looked at. */
  readonly status: OfferStatus
  /** Of the issued version. */
  readonly validUntil: string | null
  /** The issued version; null while nothing was issued. */
  readonly issuedVersion: number | null
  /** The open draft, beside an issued version or alone. */
  readonly draftVersion: number | null
  /** Someone of the seller noted the acceptance; a customer's signature cannot be undone. */
  readonly acceptedByStaff: boolean
  /** The order went to the bookkeeping. */
  readonly pushed: boolean
}

export interface Attempt {
  readonly actors: readonly OfferActor[]
  /** The day it is for the tenant. */
  readonly today: string
  /** The version that the caller speaks of, when the call names one. */
  readonly version?: number
}

export type TransitionCheck =
  | { readonly outcome: 'allowed'; readonly transition: OfferTransition }
  /** It is so already: answer what is stored. */
  | { readonly outcome: 'repeat' }
  | { readonly outcome: 'refused'; readonly code: ErrorCode; readonly requirement?: Requirement }

/** Whether a step may be taken. The facts must be those of the row that the transaction has locked. */
export function checkTransition(facts: OfferFacts, action: OfferAction, attempt: Attempt): TransitionCheck {
  const possible = offerTransitions.filter(
    (transition) => transition.action === action && attempt.actors.includes(transition.by),
  )
  if (possible.length === 0) return refused('FORBIDDEN')
  const superseded = possible.some(({ requires }) => requires.includes('current-version')) && !isCurrent(facts, attempt)
  if (superseded) return refused('VERSION_SUPERSEDED', 'current-version')
  if (isRepeat(facts.status, action)) return { outcome: 'repeat' }
  const transition = possible.find(({ from }) => from.includes(facts.status))
  if (!transition) return refused(facts.status === 'accepted' ? 'OFFER_LOCKED' : 'INVALID_TRANSITION')
  const unmet = transition.requires.find((requirement) => !holds(requirement, facts, attempt))
  return unmet ? refused(codes[unmet], unmet) : { outcome: 'allowed', transition }
}

/** The steps that someone can take now, for the buttons of a screen. */
export function allowedActions(facts: OfferFacts, attempt: Attempt): OfferAction[] {
  return offerActions.filter((action) => checkTransition(facts, action, attempt).outcome === 'allowed')
}

const codes = {
  'open-draft': 'INVALID_TRANSITION',
  complete: 'VALIDATION',
  'current-version': 'VERSION_SUPERSEDED',
  'recorded-by-staff': 'OFFER_LOCKED',
  'not-pushed': 'OFFER_LOCKED',
  'no-open-draft': 'DRAFT_OPEN',
  'within-validity': 'INVALID_TRANSITION',
} as const satisfies Record<Requirement, ErrorCode>

/** `complete` is the work of `issueProblems`, which names the fields. */
function holds(requirement: Requirement, facts: OfferFacts, attempt: Attempt): boolean {
  switch (requirement) {
    case 'open-draft':
      return facts.draftVersion !== null
    case 'complete':
      return true
    case 'current-version':
      return isCurrent(facts, attempt)
    case 'recorded-by-staff':
      return facts.acceptedByStaff
    case 'not-pushed':
      return !facts.pushed
    case 'no-open-draft':
      return facts.draftVersion === null
    case 'within-validity':
      return (facts.validUntil ?? '') >= attempt.today
  }
}

function isCurrent(facts: OfferFacts, { version }: Attempt): boolean {
  return version === undefined || version === facts.issuedVersion
}

/** Only steps that leave nothing to do a second time; extending again is a new date. */
function isRepeat(status: OfferStatus, action: OfferAction): boolean {
  if (action === 'accept' || action === 'sign') return status === 'accepted'
  return action === 'decline' && status === 'declined'
}

function refused(code: ErrorCode, requirement?: Requirement): TransitionCheck {
  return { outcome: 'refused', code, ...(requirement && { requirement }) }
}
