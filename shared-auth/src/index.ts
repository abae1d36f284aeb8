/**
 * The session: who is signed in, whether they may be here, and the authorised way to the API.
 *
 * Areas: `useUser()` / `useSession()` / `sessionStore` read it, `hasRole(user, ['Manager', 'Admin'])` asks for a role,
 * `apiClient` is what every function of `@staffel/shared-api/client` takes as its first argument.
 * The shell also: `initSession(boot)` once, `guardRoute` for its routes, `signIn`, `finishSignIn` and `session`.
 */
export { hasRole } from './access/hasRole.ts'
export { guardRoute, type RouteRule, type Verdict } from './access/guardRoute.ts'
export { finishSignInPath, ownPath, signInPath, signInPathFor } from './access/paths.ts'
export type { RefusalCode } from './access/refusals.ts'
export {
  apiClient,
  finishSignIn,
  initSession,
  ownFactors,
  secondFactor,
  session,
  signIn,
  workingCopies,
} from './auth.ts'
export { factorProblem, type FactorProblem } from './identity/factorProblem.ts'
export type { NewFactor, OwnFactor } from './identity/IdentityProvider.ts'
export { identityMessage, type SignInStep } from './identity/identityMessage.ts'

export type { SessionState, SessionUser, SignOutReason } from './session/SessionState.ts'
export { sessionStore, useSession, useUser, userOf } from './session/sessionStore.ts'
export type { FinishState } from './sign-in/createFinishSignIn.ts'
export type { SecondFactorState } from './sign-in/createSecondFactor.ts'
export { useSecondFactor } from './sign-in/useSecondFactor.ts'
export { useFinishSignIn } from './sign-in/useFinishSignIn.ts'
export {
  useWorkingCopy,
  type WorkingCopyNotice,
  type WorkingCopyParts,
  type WorkingCopyState,
} from './working-copy/useWorkingCopy.ts'
