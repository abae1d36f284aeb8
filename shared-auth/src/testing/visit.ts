import { createStore } from 'zustand/vanilla'
import type { StoredToken } from '../identity/IdentityProvider.ts'
import { createSession } from '../session/createSession.ts'
import type { RememberedSession } from '../session/sessionHint.ts'
import type { SessionState } from '../session/SessionState.ts'
import { FakeIdentity } from './FakeIdentity.ts'
import { sampleProfile } from './sampleProfile.ts'

/** What stands in the browser when the page opens. */
export interface World {
  readonly remembered?: RememberedSession | null
  /** The token that the last session left. */
  readonly early?: StoredToken
  /** What has to leave with the session. */
  readonly beforeSignOut?: () => Promise<void> | null
}

/** A session in a browser whose memory, provider, clock and other tabs a test decides. */
export function visit({ remembered = null, early, beforeSignOut }: World = {}) {
  const store = createStore<SessionState>(() => ({ status: 'unknown' }))
  const provider = new FakeIdentity()
  const drawn = Promise.withResolvers<void>()
  const loads = { count: 0, fails: false }
  const access = {
    profile: jest.fn(async () => sampleProfile),
    tokenRenewed: jest.fn(async () => {}),
    signedInWith: jest.fn(async () => {}),
    signedOut: jest.fn(async () => {}),
  }
  let memory = remembered
  let otherTab: (session: RememberedSession | null) => void = () => {}
  let clock = 0
  const session = createSession({
    store,
    access,
    hint: {
      read: () => memory,
      remember: (next) => void (memory = next),
      announce: () => memory !== null && 'uid' in memory,
      onChange: (listener) => void (otherTab = listener),
    },
    now: () => clock,
    storedToken: async () => early ?? null,
    idle: () => drawn.promise,
    beforeSignOut,
    loadIdentity: async () => {
      loads.count += 1
      if (loads.fails) throw new Error('chunk')
      return provider
    },
  })
  return {
    store,
    provider,
    loads,
    access,
    session,
    drawn: () => drawn.resolve(),
    memory: () => memory,
    otherTab: (next: RememberedSession | null) => {
      memory = next
      otherTab(next)
    },
    later: (minutes: number) => void (clock += minutes * 60_000),
  }
}

/** Lets promises that are due settle. */
export const settled = () => new Promise((resolve) => setTimeout(resolve))

/** Who was here before. */
export const returning = { remembered: { uid: sampleProfile.uid, roles: ['Manager'] } } satisfies World

/** A visit in which the provider has confirmed the sample user, and the API has let them in. */
export async function signedIn(world: World = {}) {
  const here = visit({ ...returning, ...world })
  here.session.start()
  await settled()
  here.provider.tell(FakeIdentity.person(sampleProfile.uid))
  await settled()
  expect(here.store.getState().status).toBe('allowed')
  return here
}
