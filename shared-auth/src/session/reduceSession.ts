import type { IdentityUser } from '../identity/IdentityProvider.ts'
import { expected, isSignedOut, reasonBefore } from './remembered.ts'
import type { CheckPurpose, SessionEffect, SessionEvent, SessionModel, SessionStep } from './SessionModel.ts'
import { uidOf, type SessionState, type SignOutReason } from './SessionState.ts'

type EventOf<Type extends SessionEvent['type']> = Extract<SessionEvent, { type: Type }>

/** Access is asked again when a tab comes back after this long, so that a change of role or a block is noticed. */
const accessAge = 5 * 60_000

export const newModel = (shown: SessionState): SessionModel => ({
  shown,
  known: undefined,
  stored: null,
  leaving: false,
  asking: false,
  latestCheck: 0,
  checkedAt: 0,
})

/** The life of a session: who the identity provider knows → whether the API lets them in → signed out. */
export function reduceSession(model: SessionModel, event: SessionEvent): SessionStep {
  switch (event.type) {
    case 'opened':
      return opened(model, event)
    case 'token-read':
      return tokenRead(model, event)
    case 'provider-spoke':
      return providerSpoke(model, event)
    case 'provider-unreachable':
      return providerUnreachable(model, event)
    case 'access-answered':
      return accessAnswered(model, event)
    case 'access-doubted':
      return recheck(model, 'allowed', 'denied')
    case 'tab-returned':
      return event.at - model.checkedAt > accessAge ? recheck(model, 'allowed') : [model, []]
    case 'retried':
      return retried(model)
    case 'signed-out':
      return leave({ ...model, leaving: true }, event.reason)
    case 'provider-left':
      return [{ ...model, known: null }, []]
    case 'sign-out-ended':
      return [{ ...model, leaving: false }, []]
    case 'other-tab':
      return otherTab(model, event)
  }
}

/**
 * A visit begins where the last one ended: with its token, else with the provider, or signed out without loading it.
 */
function opened(model: SessionModel, { remembered }: EventOf<'opened'>): SessionStep {
  if (expected(remembered)) return [model, [{ type: 'read-token' }]]
  return show(model, { status: 'signed-out', reason: reasonBefore(remembered) })
}

/**
 * The last session's token is good enough to ask for access. The provider still has to confirm that session, but its
 * chunk is large: where there is such a token, it comes when the page has been drawn.
 */
function tokenRead(model: SessionModel, { token, remembered }: EventOf<'token-read'>): SessionStep {
  const isOfUse = token && model.known === undefined && !model.leaving && expected(remembered)
  if (!isOfUse) return [model, [{ type: 'load-provider', when: 'now', failure: 'shown' }]]
  return first([{ type: 'release', tokens: 'stored' }], enter({ ...model, stored: token }, token.uid, 'begin'))
}

function providerSpoke(waiting: SessionModel, { user, remembered }: EventOf<'provider-spoke'>): SessionStep {
  const restored = waiting.known === undefined
  if (restored && user && isSignedOut(remembered)) return [waiting, [{ type: 'leave-provider' }]]
  const model: SessionModel = { ...waiting, known: user, stored: null }
  return first(
    [{ type: 'release', tokens: 'confirmed' }],
    model.leaving ? [model, []] : follow(model, user, remembered),
  )
}

function follow(
  model: SessionModel,
  user: IdentityUser | null,
  remembered: EventOf<'provider-spoke'>['remembered'],
): SessionStep {
  const { shown } = model
  if (!user) return shown.status === 'signed-out' ? [model, []] : leave(model, expected(remembered) ? 'ended' : 'none')
  if (uidOf(shown) !== user.uid) return enter(model, user.uid, 'enter')
  return [model, shown.status === 'allowed' ? [{ type: 'tell-renewed' }] : []]
}

/** Its confirmation can wait where a stored token stands in for it. */
function providerUnreachable(model: SessionModel, { error }: EventOf<'provider-unreachable'>): SessionStep {
  return model.stored === null ? show(model, { status: 'failed', uid: null, error }) : [model, []]
}

function accessAnswered(asked: SessionModel, event: EventOf<'access-answered'>): SessionStep {
  const [model, kept] = event.check === asked.latestCheck ? judged(asked, event) : [asked, []]
  const told = event.purpose === 'recheck' ? [] : entered(model, event.uid)
  const provider: SessionEffect[] =
    event.purpose === 'begin' ? [{ type: 'load-provider', when: 'drawn', failure: 'shown' }] : []
  return [{ ...model, asking: false }, [...kept, ...told, ...provider]]
}

/** Who is in stays in while the question cannot be answered. */
function judged(model: SessionModel, { uid, outcome, at }: EventOf<'access-answered'>): SessionStep {
  const keepIn = outcome.status === 'failed' && model.shown.status === 'allowed'
  const roles = outcome.status === 'allowed' ? outcome.user.roles : []
  const checked: SessionModel = { ...model, checkedAt: at }
  return last(keepIn ? [checked, []] : show(checked, outcome), { type: 'remember', session: { uid, roles } })
}

/** What the API hears of somebody who came in. */
function entered({ shown, known }: SessionModel, uid: string): readonly SessionEffect[] {
  if (shown.status !== 'allowed') return []
  const method = known?.uid === uid ? known.method : null
  return [{ type: 'tell-renewed' }, ...(method ? [{ type: 'tell-method', user: shown.user, method } as const] : [])]
}

/** Out of `failed`. */
function retried(model: SessionModel): SessionStep {
  const { shown } = model
  if (shown.status !== 'failed') return [model, []]
  if (shown.uid !== null) return enter(model, shown.uid, 'enter')
  return last(show(model, { status: 'unknown' }), { type: 'load-provider', when: 'now', failure: 'shown' })
}

function otherTab(model: SessionModel, { remembered }: EventOf<'other-tab'>): SessionStep {
  const mine = uidOf(model.shown)
  if (expected(remembered)) {
    return [model, remembered.uid === mine ? [] : [{ type: 'load-provider', when: 'now', failure: 'silent' }]]
  }
  return mine === null ? [model, []] : leave(model, remembered?.signedOut ?? 'chosen')
}

function enter(model: SessionModel, uid: string, purpose: CheckPurpose): SessionStep {
  const [checking, shown] = show(model, { status: 'checking', uid })
  return first(shown, ask(checking, uid, purpose))
}

function ask(model: SessionModel, uid: string, purpose: CheckPurpose): SessionStep {
  const check = model.latestCheck + 1
  return [{ ...model, latestCheck: check, asking: true }, [{ type: 'ask-access', uid, check, purpose }]]
}

/** Whether who is in one of these is still to be so; one question at a time. */
function recheck(model: SessionModel, ...statuses: readonly ('allowed' | 'denied')[]): SessionStep {
  const { shown, asking } = model
  return isIn(shown, ...statuses) && !asking ? ask(model, shown.uid, 'recheck') : [model, []]
}

function leave(model: SessionModel, reason: SignOutReason): SessionStep {
  const left: SessionModel = { ...model, latestCheck: model.latestCheck + 1, stored: null }
  return first([{ type: 'remember', session: { signedOut: reason } }], show(left, { status: 'signed-out', reason }))
}

function show(model: SessionModel, shown: SessionState): SessionStep {
  return [{ ...model, shown }, [{ type: 'show', shown }]]
}

function last([model, effects]: SessionStep, effect: SessionEffect): SessionStep {
  return [model, [...effects, effect]]
}

function first(effects: readonly SessionEffect[], [model, more]: SessionStep): SessionStep {
  return [model, [...effects, ...more]]
}

function isIn<Status extends SessionState['status']>(
  state: SessionState,
  ...statuses: readonly Status[]
): state is Extract<SessionState, { status: Status }> {
  return statuses.some((status) => status === state.status)
}
