import { FakeIdentity } from '../testing/FakeIdentity.ts'
import { sampleProfile } from '../testing/sampleProfile.ts'
import { newModel, reduceSession } from './reduceSession.ts'
import type { SessionEvent, SessionModel } from './SessionModel.ts'
import type { SessionState } from './SessionState.ts'

const mila = sampleProfile.uid
const { person } = FakeIdentity
const here = { uid: mila, roles: ['Manager'] } as const
const gone = { signedOut: 'idle' } as const
const allowed = { status: 'allowed', uid: mila, user: sampleProfile } as const
const error = new Error('502')

const states = {
  unknown: { status: 'unknown' },
  'signed out': { status: 'signed-out', reason: 'none' },
  checking: { status: 'checking', uid: mila },
  allowed: allowed,
  denied: { status: 'denied', uid: mila, code: 'USER_BLOCKED', message: null },
  failed: { status: 'failed', uid: mila, error },
  unreached: { status: 'failed', uid: null, error },
} satisfies Record<string, SessionState>
type Place = keyof typeof states

/** Whom the provider knows, where it is not Mila. */
const known: Partial<Record<Place, null | undefined>> = { unknown: undefined, unreached: undefined, 'signed out': null }

/** A session in a state, with whom the provider knows there. */
function modelIn(place: Place, part: Partial<SessionModel> = {}): SessionModel {
  return { ...newModel(states[place]), known: place in known ? known[place] : person(mila), ...part }
}

const answer = (part: Partial<Extract<SessionEvent, { type: 'access-answered' }>> = {}): SessionEvent => ({
  type: 'access-answered',
  uid: mila,
  check: 0,
  purpose: 'enter',
  outcome: allowed,
  at: 7,
  ...part,
})

const statusOf = (state: SessionState) => (state.status === 'failed' && state.uid === null ? 'unreached' : state.status)

/** What an event makes of a state, and asks for. */
function said(place: Place, event: SessionEvent, part?: Partial<SessionModel>): string {
  const [{ shown }, effects] = reduceSession(modelIn(place, part), event)
  return [statusOf(shown), ...effects.map(({ type }) => type)].join(' ')
}

type Row = readonly [name: string, event: SessionEvent, becomes: Readonly<Record<Place, string>>]

const places = Object.keys(states) as Place[]
const each = (outcome: (status: string) => string) =>
  Object.fromEntries(places.map((place) => [place, outcome(statusOf(states[place]))])) as Record<Place, string>
/** Where nothing is changed nor asked. */
const nothing = each((status) => status)
const all = (outcome: string) => each(() => outcome)
const also = (effect: string) => each((status) => `${status} ${effect}`)
const entering = 'checking release show ask-access'
const token = { uid: mila, token: 'stored' }

const rows: readonly Row[] = [
  ['a page opens where nobody is remembered', { type: 'opened', remembered: null }, all('signed-out show')],
  ['a page opens where somebody is remembered', { type: 'opened', remembered: here }, also('read-token')],
  [
    'a token of the last session is there',
    { type: 'token-read', token, remembered: here },
    { ...also('load-provider'), unknown: entering, unreached: entering },
  ],
  ['no token is there', { type: 'token-read', token: null, remembered: here }, also('load-provider')],
  [
    'the provider knows nobody',
    { type: 'provider-spoke', user: null, remembered: here },
    { ...all('signed-out release remember show'), 'signed out': 'signed-out release' },
  ],
  [
    'the provider knows Mila',
    { type: 'provider-spoke', user: person(mila), remembered: here },
    {
      ...also('release'),
      unknown: entering,
      'signed out': entering,
      allowed: 'allowed release tell-renewed',
      unreached: entering,
    },
  ],
  [
    'the provider knows somebody else',
    { type: 'provider-spoke', user: person('uid-noor'), remembered: here },
    all(entering),
  ],
  ['the provider cannot be reached', { type: 'provider-unreachable', error }, all('unreached show')],
  ['access is given', answer(), all('allowed show remember tell-renewed')],
  [
    'access is not answered',
    answer({ outcome: states.failed }),
    { ...all('failed show remember'), allowed: 'allowed remember tell-renewed' },
  ],
  ['access is refused', answer({ outcome: states.denied }), all('denied show remember')],
  [
    'access may have changed',
    { type: 'access-doubted' },
    { ...nothing, allowed: 'allowed ask-access', denied: 'denied ask-access' },
  ],
  [
    'the tab comes back after more than five minutes',
    { type: 'tab-returned', at: 300_001 },
    { ...nothing, allowed: 'allowed ask-access' },
  ],
  ['the tab comes back after five minutes', { type: 'tab-returned', at: 300_000 }, nothing],
  [
    'somebody tries again',
    { type: 'retried' },
    { ...nothing, failed: 'checking show ask-access', unreached: 'unknown show load-provider' },
  ],
  ['somebody signs out', { type: 'signed-out', reason: 'chosen' }, all('signed-out remember show')],
  ['the provider has forgotten', { type: 'provider-left' }, nothing],
  ['the sign-out has ended', { type: 'sign-out-ended' }, nothing],
  [
    'another tab goes on with Mila',
    { type: 'other-tab', remembered: here },
    {
      ...nothing,
      unknown: 'unknown load-provider',
      'signed out': 'signed-out load-provider',
      unreached: 'unreached load-provider',
    },
  ],
  [
    'another tab signs in somebody else',
    { type: 'other-tab', remembered: { uid: 'uid-noor', roles: [] } },
    also('load-provider'),
  ],
  [
    'another tab signs out',
    { type: 'other-tab', remembered: gone },
    { ...all('signed-out remember show'), unknown: 'unknown', 'signed out': 'signed-out', unreached: 'unreached' },
  ],
]

describe.each(rows)('when %s', (_name, event, becomes) => {
  it.each(places)('%s', (place) => {
    expect(said(place, event)).toBe(becomes[place])
  })
})

describe('what an event carries along', () => {
  it.each([
    ['idle', 'idle'],
    ['ended', 'ended'],
    ['chosen', 'none'],
    ['none', 'none'],
  ] as const)('a visit after a session that ended as %s says %s', (signedOut, reason) => {
    const [{ shown }] = reduceSession(modelIn('unknown'), { type: 'opened', remembered: { signedOut } })
    expect(shown).toEqual({ status: 'signed-out', reason })
  })

  it('a stored token is of no use while somebody leaves, nor once this browser has signed out', () => {
    const read: SessionEvent = { type: 'token-read', token, remembered: here }
    expect(said('unknown', read, { leaving: true })).toBe('unknown load-provider')
    expect(said('unknown', { ...read, remembered: gone })).toBe('unknown load-provider')
    expect(said('unknown', { ...read, remembered: null })).toBe('unknown load-provider')
  })

  it('a stored token stands in for the provider until that has spoken, and asks it when the page is drawn', () => {
    const [model, effects] = reduceSession(modelIn('unknown'), { type: 'token-read', token, remembered: here })
    expect(model).toMatchObject({ stored: token, asking: true, latestCheck: 1 })
    expect(effects).toEqual([
      { type: 'release', tokens: 'stored' },
      { type: 'show', shown: states.checking },
      { type: 'ask-access', uid: mila, check: 1, purpose: 'begin' },
    ])
    const [begun, then] = reduceSession(model, answer({ check: 1, purpose: 'begin' }))
    expect(then.at(-1)).toEqual({ type: 'load-provider', when: 'drawn', failure: 'shown' })
    expect(reduceSession(begun, { type: 'provider-unreachable', error })).toEqual([begun, []])
    const [after, said] = reduceSession(begun, { type: 'provider-spoke', user: person(mila), remembered: here })
    expect(after).toMatchObject({ stored: null, known: person(mila) })
    expect(said[0]).toEqual({ type: 'release', tokens: 'confirmed' })
  })

  it('a provider that brings back who signed out here is told to leave, and believed when somebody signs in', () => {
    const spoke: SessionEvent = { type: 'provider-spoke', user: person(mila), remembered: gone }
    const waiting = modelIn('signed out', { known: undefined })
    expect(reduceSession(waiting, spoke)).toEqual([waiting, [{ type: 'leave-provider' }]])
    expect(said('signed out', spoke)).toBe(entering)
    expect(said('signed out', { ...spoke, user: null }, { known: undefined })).toBe('signed-out release')
    expect(said('unknown', { ...spoke, remembered: null })).toBe(entering)
  })

  it.each([
    [here, 'ended'],
    [gone, 'none'],
    [null, 'none'],
  ] as const)('a provider that knows nobody, where %p is remembered, ends the session as %s', (remembered, reason) => {
    const [model, effects] = reduceSession(modelIn('allowed'), { type: 'provider-spoke', user: null, remembered })
    expect(model).toMatchObject({ known: null, latestCheck: 1, shown: { status: 'signed-out', reason } })
    expect(effects).toContainEqual({ type: 'remember', session: { signedOut: reason } })
  })

  it('what the provider says while somebody leaves is noted only', () => {
    const spoke: SessionEvent = { type: 'provider-spoke', user: person('uid-noor'), remembered: here }
    expect(said('signed out', spoke, { leaving: true })).toBe('signed-out release')
    expect(reduceSession(modelIn('signed out', { leaving: true }), spoke)[0].known).toEqual(person('uid-noor'))
  })

  it('an answer to an earlier check changes nothing but that nobody waits for it', () => {
    const asked = modelIn('checking', { latestCheck: 2, asking: true })
    expect(reduceSession(asked, answer({ check: 1 }))).toEqual([{ ...asked, asking: false }, []])
    expect(said('allowed', answer({ check: 1 }), { latestCheck: 2 })).toBe('allowed tell-renewed')
  })

  it('an answer is remembered with its roles and its moment', () => {
    const [model, effects] = reduceSession(modelIn('checking'), answer())
    expect(model.checkedAt).toBe(7)
    expect(effects).toContainEqual({ type: 'remember', session: { uid: mila, roles: sampleProfile.roles } })
    const [, refused] = reduceSession(modelIn('checking'), answer({ outcome: states.denied }))
    expect(refused).toContainEqual({ type: 'remember', session: { uid: mila, roles: [] } })
  })

  it('the API hears how somebody came in from that sign-in alone', () => {
    const told = (model: SessionModel, event = answer()) =>
      reduceSession(model, event)[1].filter(({ type }) => type.startsWith('tell-'))
    const google = person(mila, 'google')
    expect(told(modelIn('checking', { known: google }))).toEqual([
      { type: 'tell-renewed' },
      { type: 'tell-method', user: sampleProfile, method: 'google' },
    ])
    expect(told(modelIn('checking', { known: person('uid-noor', 'google') }))).toEqual([{ type: 'tell-renewed' }])
    expect(told(modelIn('checking', { known: google }), answer({ purpose: 'recheck' }))).toEqual([])
  })

  it('nobody is asked twice at a time', () => {
    expect(said('allowed', { type: 'access-doubted' }, { asking: true })).toBe('allowed')
    expect(said('allowed', { type: 'tab-returned', at: 300_001 }, { asking: true })).toBe('allowed')
  })

  it('the age of an answer is counted from that answer', () => {
    expect(said('allowed', { type: 'tab-returned', at: 300_001 }, { checkedAt: 1 })).toBe('allowed')
  })

  it('a check is made as what it is for, and counted', () => {
    const asks = (place: Place, event: SessionEvent) =>
      reduceSession(modelIn(place, { latestCheck: 4 }), event)[1].at(-1)
    const check = { type: 'ask-access', uid: mila, check: 5 }
    expect(asks('allowed', { type: 'access-doubted' })).toEqual({ ...check, purpose: 'recheck' })
    expect(asks('allowed', { type: 'tab-returned', at: 300_001 })).toEqual({ ...check, purpose: 'recheck' })
    expect(asks('failed', { type: 'retried' })).toEqual({ ...check, purpose: 'enter' })
    expect(asks('signed out', { type: 'provider-spoke', user: person(mila), remembered: here })).toEqual({
      ...check,
      purpose: 'enter',
    })
  })

  it('only a provider that this page waits for is missed when it cannot be loaded', () => {
    const loads = (place: Place, event: SessionEvent) => reduceSession(modelIn(place), event)[1].at(-1)
    expect(loads('unknown', { type: 'token-read', token: null, remembered: here })).toEqual({
      type: 'load-provider',
      when: 'now',
      failure: 'shown',
    })
    expect(loads('unreached', { type: 'retried' })).toEqual({ type: 'load-provider', when: 'now', failure: 'shown' })
    expect(loads('signed out', { type: 'other-tab', remembered: here })).toEqual({
      type: 'load-provider',
      when: 'now',
      failure: 'silent',
    })
  })

  it('who signs out leaves nothing behind that opens anything', () => {
    const [model] = reduceSession(modelIn('allowed', { stored: token }), { type: 'signed-out', reason: 'idle' })
    expect(model).toMatchObject({ stored: null, leaving: true, latestCheck: 1, shown: { reason: 'idle' } })
    const [forgotten] = reduceSession(model, { type: 'provider-left' })
    expect(forgotten).toEqual({ ...model, known: null })
    expect(reduceSession(forgotten, { type: 'sign-out-ended' })).toEqual([{ ...forgotten, leaving: false }, []])
  })

  it.each([
    [gone, 'idle'],
    [null, 'chosen'],
  ] as const)('another tab that leaves %p behind signs out here as %s', (remembered, reason) => {
    const [model] = reduceSession(modelIn('allowed', { stored: token }), { type: 'other-tab', remembered })
    expect(model).toMatchObject({ stored: null, leaving: false, shown: { status: 'signed-out', reason } })
  })
})
