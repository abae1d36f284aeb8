import type { ApiClient } from '@staffel/shared-api/client'
import type { BootManifest } from '@staffel/shared-api/contract'
import type { AxiosInstance } from 'axios'
import type { IdentityProvider, NewFactor, OwnFactor } from './identity/IdentityProvider.ts'
import { loadIdentity, originOf } from './identity/loadIdentity.ts'
import { storedToken } from './identity/storedToken.ts'
import { createHttp } from './http/createHttp.ts'
import { createAccessApi } from './http/accessApi.ts'
import { createSession } from './session/createSession.ts'
import { createWorkingCopies } from './working-copy/createWorkingCopies.ts'
import { holdCopy } from './working-copy/holdCopy.ts'
import { watchWorkingCopies } from './working-copy/watchWorkingCopies.ts'
import { workingCopyCalls } from './working-copy/workingCopyCalls.ts'
import { createSessionHint } from './session/sessionHint.ts'
import { ownStore } from './session/sessionStore.ts'
import { afterFirstScreen } from './session/afterFirstScreen.ts'
import { createSecondFactor } from './sign-in/createSecondFactor.ts'
import { createFinishSignIn } from './sign-in/createFinishSignIn.ts'
import { createSignIn } from './sign-in/createSignIn.ts'
import { createSignInMemory } from './sign-in/signInMemory.ts'

type AuthConfig = Pick<BootManifest, 'api' | 'firebase' | 'local' | 'secondFactor'>

let config: AuthConfig | null = null

function configured(): AuthConfig {
  if (!config) throw new Error('initSession(boot) has not been called')
  return config
}

/** What the typed client functions of `@staffel/shared-api/client` take. Filled by `initSession`. */
export const apiClient: ApiClient & { readonly http: AxiosInstance } = {
  http: createHttp({
    credentials: (options) => session.credentials(options),
    onSessionEnded: () => void session.signOut('ended').catch(() => {}),
    onRefused: () => void session.recheck(),
    language: () => document.documentElement.lang || 'en',
  }),
  workflows: { offers: '', quotes: '' },
}

/** What the forms of this page hold and nobody saved yet. */
export const workingCopies = createWorkingCopies({
  calls: workingCopyCalls(apiClient),
  hold: holdCopy,
  mayCall: () => ownStore.getState().status === 'allowed',
})

/** The code that a sign-in of this page waits for. */
export const secondFactor = createSecondFactor()

/** The session of this page: sign-out, retry, what is expected of the last visit. Its state is in `sessionStore`. */
export const session = createSession({
  store: ownStore,
  hint: createSessionHint(),
  access: createAccessApi(apiClient, () => session.credentials()),
  loadIdentity: async () => loadIdentity(configured(), secondFactor.ask),
  storedToken: async () => storedToken(configured().firebase.apiKey),
  idle: afterFirstScreen,
  beforeSignOut: () => workingCopies.flush(),
  now: Date.now,
})

const memory = createSignInMemory()

/** For a way in: the provider, once it has let go of who was signed in before. */
async function freeIdentity(): Promise<IdentityProvider> {
  await session.left()
  return session.identity()
}

/** The ways in. */
export const signIn = createSignIn({
  identity: freeIdentity,
  memory,
  origin: () => window.location.origin,
  localLink: async (email) => {
    const { localLink } = await import(/* webpackChunkName: "local-mode" */ './sign-in/localLink.ts')
    const { api, firebase } = configured()
    return localLink(originOf(api), firebase.projectId, email)
  },
  leaveTo: (href) => window.location.assign(href),
})

/** Second factors of who is signed in; each call rejects with `IdentityError`, which `factorProblem` explains. */
export const ownFactors = {
  /** Whether the project has any. */
  offered: (): boolean => config?.secondFactor !== undefined,
  list: async (): Promise<readonly OwnFactor[]> => (await session.identity()).secondFactors(),
  begin: async (issuer: string): Promise<NewFactor> => (await session.identity()).beginSecondFactor(issuer),
  remove: async (id: string): Promise<void> => (await session.identity()).removeSecondFactor(id),
}

/** The end of a sign-in link, on `/finishSignIn`. */
export const finishSignIn = createFinishSignIn({
  identity: freeIdentity,
  memory,
  href: () => window.location.href,
  replaceAddress: (path) => window.history.replaceState(window.history.state, '', path),
})

/**
 * Starts the session, once, before the first render. A browser in which somebody was signed in loads the identity SDK
 * at once; any other waits until the sign-in page wants it.
 */
export function initSession(boot: AuthConfig): void {
  config = boot
  apiClient.http.defaults.baseURL = boot.api.base
  Object.assign(apiClient.workflows, boot.api.workflows)
  watchWorkingCopies(workingCopies, ownStore)
  session.start()
}
