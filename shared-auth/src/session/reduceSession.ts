import type { IdentityUser } from '../identity/IdentityProvider.ts'
import { expected, isSignedOut, reasonBefore } from './remembered.ts'
import type { CheckPurpose, SessionEffect, SessionEvent, SessionLife, SessionStep } from './SessionLife.ts'
import { uidOf, type SessionState, type SignOutReason } from './SessionState.ts'

type EventOf<Type extends SessionEvent['type']> = Extract<SessionEvent, { type: Type }>

/** Access is asked again when a tab comes back after this long, so that a change of role or a block is noticed. */
const accessAge = 5 * 60_000

export const newLife = (shown: SessionState): SessionLife => ({
  shown,
  known: undefined,
  stored: null,
  leaving: false,
  asking: false,
  latestCheck: 0,
  checkedAt: 0,
})

/** The life of a session: who the identity provider knows → whether the API lets them in → signed out. */
export function reduceSession(life: SessionLife, event: SessionEvent): SessionStep {
  switch (event.type) {
    case 'opened':
      return opened(life, event)
    case 'token-read':
      return tokenRead(life, event)
    case 'provider-spoke':
      return providerSpoke(life, event)
    case 'provider-unreachable':
      return life.stored === null ? show(life, { status: 'failed', uid: null, error: event.error }) : [life, []]
    case 'access-answered':
      return accessAnswered(life, event)
    case 'access-doubted':
      return isIn(life.shown, 'allowed', 'denied') && !life.asking ? ask(life, life.shown.uid, 'recheck') : [life, []]
    case 'tab-returned':
      return isIn(life.shown, 'allowed') && !life.asking && event.at - life.checkedAt > accessAge
        ? ask(life, life.shown.uid, 'recheck')
        : [life, []]
    case 'retried':
      return retried(life)
    case 'signed-out':
      return leave({ ...life, leaving: true }, event.reason)
    case 'provider-left':
      return [{ ...life, known: null }, []]
    case 'sign-out-ended':
      return [{ ...life, leaving: false }, []]
    case 'other-tab':
      return otherTab(life, event)
  }
}

/**
 * A visit begins where the last one ended: with its token, else with the provider, or signed out without loading it.
 */
function opened(life: SessionLife, { remembered }: EventOf<'opened'>): SessionStep {
  if (expected(remembered)) return [life, [{ type: 'read-token' }]]
  return show(life, { status: 'signed-out', reason: reasonBefore(remembered) })
}

/**
 * The last session's token is good enough to ask for access. The provider still has to confirm that session, but its
 * chunk is large: where there is such a token, it comes when the page has been drawn.
 */
function tokenRead(life: SessionLife, { token, remembered }: EventOf<'token-read'>): SessionStep {
  const isOfUse = token && life.known === undefined && !life.leaving && expected(remembered)
  if (!isOfUse) return [life, [{ type: 'load-provider', when: 'now', failure: 'shown' }]]
  return first([{ type: 'release', tokens: 'stored' }], enter({ ...life, stored: token }, token.uid, 'begin'))
}

function providerSpoke(waiting: SessionLife, { user, remembered }: EventOf<'provider-spoke'>): SessionStep {
  const restored = waiting.known === undefined
  if (restored && user && isSignedOut(remembered)) return [waiting, [{ type: 'leave-provider' }]]
  const life: SessionLife = { ...waiting, known: user, stored: null }
  return first([{ type: 'release', tokens: 'confirmed' }], life.leaving ? [life, []] : follow(life, user, remembered))
}

function follow(
  life: SessionLife,
  user: IdentityUser | null,
  remembered: EventOf<'provider-spoke'>['remembered'],
): SessionStep {
  const { shown } = life
  if (!user) return shown.status === 'signed-out' ? [life, []] : leave(life, expected(remembered) ? 'ended' : 'none')
  if (uidOf(shown) !== user.uid) return enter(life, user.uid, 'enter')
  return [life, shown.status === 'allowed' ? [{ type: 'tell-renewed' }] : []]
}

function accessAnswered(asked: SessionLife, event: EventOf<'access-answered'>): SessionStep {
  const [life, kept] = event.check === asked.latestCheck ? judged(asked, event) : [asked, []]
  const told = event.purpose === 'recheck' ? [] : entered(life, event.uid)
  const provider: SessionEffect[] =
    event.purpose === 'begin' ? [{ type: 'load-provider', when: 'drawn', failure: 'shown' }] : []
  return [{ ...life, asking: false }, [...kept, ...told, ...provider]]
}

/** Who is in stays in while the question cannot be answered. */
function judged(life: SessionLife, { uid, outcome, at }: EventOf<'access-answered'>): SessionStep {
  const keepIn = outcome.status === 'failed' && life.shown.status === 'allowed'
  const roles = outcome.status === 'allowed' ? outcome.user.roles : []
  const checked: SessionLife = { ...life, checkedAt: at }
  return last(keepIn ? [checked, []] : show(checked, outcome), { type: 'remember', session: { uid, roles } })
}

/** What the API hears of somebody who came in. */
function entered({ shown, known }: SessionLife, uid: string): readonly SessionEffect[] {
  if (shown.status !== 'allowed') return []
  const method = known?.uid === uid ? known.method : null
  return [{ type: 'tell-renewed' }, ...(method ? [{ type: 'tell-method', user: shown.user, method } as const] : [])]
}

/** Out of `failed`. */
function retried(life: SessionLife): SessionStep {
  const { shown } = life
  if (shown.status !== 'failed') return [life, []]
  if (shown.uid !== null) return enter(life, shown.uid, 'enter')
  return last(show(life, { status: 'unknown' }), { type: 'load-provider', when: 'now', failure: 'shown' })
}

function otherTab(life: SessionLife, { remembered }: EventOf<'other-tab'>): SessionStep {
  const mine = uidOf(life.shown)
  if (expected(remembered)) {
    return [life, remembered.uid === mine ? [] : [{ type: 'load-provider', when: 'now', failure: 'silent' }]]
  }
  return mine === null ? [life, []] : leave(life, remembered?.signedOut ?? 'chosen')
}

function enter(life: SessionLife, uid: string, purpose: CheckPurpose): SessionStep {
  const [checking, shown] = show(life, { status: 'checking', uid })
  return first(shown, ask(checking, uid, purpose))
}

function ask(life: SessionLife, uid: string, purpose: CheckPurpose): SessionStep {
  const check = life.latestCheck + 1
  return [{ ...life, latestCheck: check, asking: true }, [{ type: 'ask-access', uid, check, purpose }]]
}

function leave(life: SessionLife, reason: SignOutReason): SessionStep {
  const left: SessionLife = { ...life, latestCheck: life.latestCheck + 1, stored: null }
  return first([{ type: 'remember', session: { signedOut: reason } }], show(left, { status: 'signed-out', reason }))
}

function show(life: SessionLife, shown: SessionState): SessionStep {
  return [{ ...life, shown }, [{ type: 'show', shown }]]
}

function last([life, effects]: SessionStep, effect: SessionEffect): SessionStep {
  return [life, [...effects, effect]]
}

function first(effects: readonly SessionEffect[], [life, more]: SessionStep): SessionStep {
  return [life, [...effects, ...more]]
}

function isIn<Status extends SessionState['status']>(
  state: SessionState,
  ...statuses: readonly Status[]
): state is Extract<SessionState, { status: Status }> {
  return statuses.some((status) => status === state.status)
}
