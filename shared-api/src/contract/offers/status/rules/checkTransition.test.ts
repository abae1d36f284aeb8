import fc from 'fast-check'
import { allowedActions, checkTransition, type Attempt, type OfferFacts } from './checkTransition.ts'
import { offerStatuses } from './effectiveStatus.ts'
import {
  actionTowards,
  offerActions,
  offerActors,
  offerTransitions,
  type OfferActor,
} from './offer-transitions.rules.ts'

const today = '2026-05-01'
const pending: OfferFacts = {
  status: 'pending',
  validUntil: '2026-05-20',
  issuedVersion: 1,
  draftVersion: null,
  acceptedByStaff: false,
  pushed: false,
}
const manager: Attempt = { actors: ['management', 'reader'], today }
const user: Attempt = { actors: ['reader'], today }
const customer: Attempt = { actors: ['customer'], today, version: 1 }
const withStatus = (status: OfferFacts['status'], facts: Partial<OfferFacts> = {}): OfferFacts => ({
  ...pending,
  status,
  ...facts,
})
const draft = withStatus('draft', { issuedVersion: null, draftVersion: 1 })

describe('checkTransition', () => {
  it.each<[string, OfferFacts, (typeof offerActions)[number], Attempt, readonly string[]]>([
    ['a Manager issues a draft', draft, 'issue', manager, []],
    [
      'a Manager issues a revision of a pending offer',
      withStatus('pending', { draftVersion: 2 }),
      'issue',
      manager,
      [],
    ],
    ['a Manager marks as accepted', pending, 'accept', manager, []],
    ['a Manager accepts an expired offer', withStatus('expired'), 'accept', manager, ['confirm', 'reason']],
    ['the customer signs', pending, 'sign', customer, ['signature']],
    ['a User declines, expired or not', withStatus('expired'), 'decline', user, ['reason-code']],
    ['the customer declines', pending, 'decline', customer, ['reason-or-code']],
    ['a Manager extends', withStatus('expired'), 'extend', manager, ['later-date']],
    ['a Manager revises', withStatus('declined'), 'revise', manager, []],
    [
      'a Manager undoes what staff noted',
      withStatus('accepted', { acceptedByStaff: true }),
      'undo-acceptance',
      manager,
      ['reason'],
    ],
    ['a Manager reopens', withStatus('declined'), 'reopen', manager, ['reason']],
    ['a Manager deletes', pending, 'delete', manager, ['confirm']],
  ])('lets it happen: %s', (_, facts, action, attempt, asks) => {
    expect(checkTransition(facts, action, attempt)).toMatchObject({ outcome: 'allowed', transition: { action, asks } })
  })

  it.each<[string, OfferFacts, (typeof offerActions)[number], Attempt, string]>([
    ['a User marks as accepted', pending, 'accept', user, 'FORBIDDEN'],
    ['a User deletes', pending, 'delete', user, 'FORBIDDEN'],
    ['staff signs', pending, 'sign', manager, 'FORBIDDEN'],
    ['the customer signs an expired offer', withStatus('expired'), 'sign', customer, 'INVALID_TRANSITION'],
    [
      'the customer signs an older version',
      withStatus('pending', { issuedVersion: 2 }),
      'sign',
      customer,
      'VERSION_SUPERSEDED',
    ],
    [
      'the customer signs an older version of an accepted offer',
      withStatus('accepted', { issuedVersion: 2 }),
      'sign',
      customer,
      'VERSION_SUPERSEDED',
    ],
    ['the customer declines an expired offer', withStatus('expired'), 'decline', customer, 'INVALID_TRANSITION'],
    ['the customer declines after accepting', withStatus('accepted'), 'decline', customer, 'OFFER_LOCKED'],
    ['an accepted offer is deleted', withStatus('accepted'), 'delete', manager, 'OFFER_LOCKED'],
    ['an accepted offer is extended', withStatus('accepted'), 'extend', manager, 'OFFER_LOCKED'],
    ['a draft is accepted', draft, 'accept', manager, 'INVALID_TRANSITION'],
    ['a declined offer is accepted', withStatus('declined'), 'accept', manager, 'INVALID_TRANSITION'],
    ['a declined offer is extended', withStatus('declined'), 'extend', manager, 'INVALID_TRANSITION'],
    ['an offer without a draft is issued', pending, 'issue', manager, 'INVALID_TRANSITION'],
    ['a second draft is opened', withStatus('pending', { draftVersion: 2 }), 'revise', manager, 'DRAFT_OPEN'],
    ["a customer's signature is undone", withStatus('accepted'), 'undo-acceptance', manager, 'OFFER_LOCKED'],
    [
      'an order that is in the bookkeeping is undone',
      withStatus('accepted', { acceptedByStaff: true, pushed: true }),
      'undo-acceptance',
      manager,
      'OFFER_LOCKED',
    ],
    [
      'an offer is reopened after its last day',
      withStatus('declined', { validUntil: '2026-04-30' }),
      'reopen',
      manager,
      'INVALID_TRANSITION',
    ],
  ])('refuses that %s', (_, facts, action, attempt, code) => {
    expect(checkTransition(facts, action, attempt)).toMatchObject({ outcome: 'refused', code })
  })

  it.each([
    [pending, 'issue', 'open-draft'],
    [withStatus('accepted'), 'undo-acceptance', 'recorded-by-staff'],
    [withStatus('accepted', { acceptedByStaff: true, pushed: true }), 'undo-acceptance', 'not-pushed'],
    [withStatus('pending', { draftVersion: 2 }), 'revise', 'no-open-draft'],
    [withStatus('declined', { validUntil: null }), 'reopen', 'within-validity'],
  ] as const)('says what is missing: of %j to %s: %s', (facts, action, requirement) => {
    expect(checkTransition(facts, action, manager)).toMatchObject({ outcome: 'refused', requirement })
  })

  it('asks who may act as customer for the present version, also where they could act otherwise', () => {
    const signedIn: Attempt = { actors: ['reader', 'customer'], today, version: 1 }
    expect(checkTransition({ ...pending, issuedVersion: 2 }, 'decline', signedIn)).toMatchObject({
      code: 'VERSION_SUPERSEDED',
    })
    expect(checkTransition(pending, 'sign', { actors: ['customer'], today }).outcome).toBe('allowed')
  })

  it('issues a draft by its own version', () => {
    const revised = withStatus('pending', { draftVersion: 2 })
    expect(checkTransition(revised, 'issue', { ...manager, version: 2 }).outcome).toBe('allowed')
  })

  it('says of an older version that it is one, and of a step that does not exist nothing more', () => {
    expect(checkTransition({ ...pending, issuedVersion: 2 }, 'sign', customer)).toEqual({
      outcome: 'refused',
      code: 'VERSION_SUPERSEDED',
      requirement: 'current-version',
    })
    expect(checkTransition(pending, 'reopen', manager)).toEqual({ outcome: 'refused', code: 'INVALID_TRANSITION' })
  })

  it('still reopens on the last day', () => {
    expect(checkTransition(withStatus('declined', { validUntil: today }), 'reopen', manager).outcome).toBe('allowed')
  })

  it('takes the same step again for a repetition, never as a second one', () => {
    const repeats = [
      [withStatus('accepted'), 'accept', manager],
      [withStatus('accepted'), 'sign', customer],
      [withStatus('declined'), 'decline', user],
    ] as const
    expect(repeats.map(([facts, action, attempt]) => checkTransition(facts, action, attempt))).toEqual(
      repeats.map(() => ({ outcome: 'repeat' })),
    )
  })
})

/** Every step that somebody can take from a status where nothing else is in the way, and what it asks of them. */
function stepsOf(attempt: Attempt, draftVersion: number | null): Record<string, string[]> {
  const steps = offerStatuses.map((status) => {
    const facts = withStatus(status, { draftVersion, acceptedByStaff: true })
    const checks = offerActions.map((action) => checkTransition(facts, action, attempt))
    const words = checks.flatMap((check) =>
      check.outcome === 'allowed'
        ? [[check.transition.action, check.transition.to, ...check.transition.asks].join(' ')]
        : [],
    )
    return [status, words] as const
  })
  return Object.fromEntries(steps.filter(([, words]) => words.length > 0))
}

describe('the steps', () => {
  it('of a Manager', () => {
    expect(stepsOf(manager, null)).toEqual({
      draft: ['delete deleted confirm'],
      pending: [
        'accept accepted',
        'decline declined reason-code',
        'extend pending later-date',
        'revise draft-version',
        'delete deleted confirm',
      ],
      accepted: ['undo-acceptance pending reason'],
      declined: ['revise draft-version', 'reopen pending reason', 'delete deleted confirm'],
      expired: [
        'accept accepted confirm reason',
        'decline declined reason-code',
        'extend pending later-date',
        'revise draft-version',
        'delete deleted confirm',
      ],
    })
  })

  it('of a Manager with an open draft are to issue it instead of opening another', () => {
    const without = Object.entries(stepsOf(manager, null)).map(([status, steps]) => {
      const others = steps.filter((step) => !step.startsWith('revise'))
      return [status, status === 'accepted' ? others : ['issue pending', ...others]]
    })
    expect(stepsOf(manager, 2)).toEqual(Object.fromEntries(without))
  })

  it('of a User and of the customer', () => {
    expect(stepsOf(user, null)).toEqual({
      pending: ['decline declined reason-code'],
      expired: ['decline declined reason-code'],
    })
    expect(stepsOf(customer, null)).toEqual({
      pending: ['sign accepted signature', 'decline declined reason-or-code'],
    })
  })
})

const anyFacts = fc.record<OfferFacts>({
  status: fc.constantFrom(...offerStatuses),
  validUntil: fc.constantFrom(null, '2026-04-30', today, '2026-06-01'),
  issuedVersion: fc.constantFrom(null, 1, 2),
  draftVersion: fc.constantFrom(null, 3),
  acceptedByStaff: fc.boolean(),
  pushed: fc.boolean(),
})
const anyActors = fc.subarray<OfferActor>(['management', 'reader', 'customer'])

describe('checkTransition, for any offer and person', () => {
  it('allows only what a row of the table allows', () => {
    fc.assert(
      fc.property(anyFacts, anyActors, fc.constantFrom(...offerActions), (facts, actors, action) => {
        const check = checkTransition(facts, action, { actors, today })
        if (check.outcome !== 'allowed') return
        expect(offerTransitions).toContain(check.transition)
        expect(check.transition.from).toContain(facts.status)
        expect(actors).toContain(check.transition.by)
      }),
    )
  })

  it('offers the same steps as it allows, and none to nobody', () => {
    fc.assert(
      fc.property(anyFacts, anyActors, (facts, actors) => {
        const allowed = allowedActions(facts, { actors, today })
        expect(allowed).toEqual(
          offerActions.filter((action) => checkTransition(facts, action, { actors, today }).outcome === 'allowed'),
        )
        expect(actors.length > 0 || allowed.length === 0).toBe(true)
      }),
    )
  })

  it('never lets an accepted offer go but by undoing', () => {
    fc.assert(
      fc.property(anyFacts, anyActors, (facts, actors) => {
        expect(['undo-acceptance']).toEqual(
          expect.arrayContaining(
            allowedActions({ ...facts, status: 'accepted', draftVersion: null }, { actors, today }),
          ),
        )
      }),
    )
  })
})

describe('who someone is to an offer', () => {
  it.each([
    [{ roles: ['Manager'], is_tenant: true }, ['management', 'reader']],
    [{ roles: ['admin'], is_tenant: false }, ['management', 'reader']],
    [{ roles: ['User'], is_tenant: true }, ['reader']],
    [{ roles: ['User'], is_tenant: false }, ['reader', 'customer']],
  ])('%j is %j', (person, actors) => {
    expect(offerActors(person)).toEqual(actors)
  })
})

describe('the step towards a status', () => {
  it.each([
    ['pending', 'accepted', 'accept'],
    ['expired', 'declined', 'decline'],
    ['accepted', 'pending', 'undo-acceptance'],
    ['declined', 'pending', 'reopen'],
    ['expired', 'pending', null],
    ['draft', 'pending', null],
  ] as const)('from %s to %s is %s', (from, to, action) => {
    expect(actionTowards(from, to)).toBe(action)
  })
})
