import type { EndpointShape, LoginProviderInput, Profile } from '@staffel/shared-api/contract'
import { checkAccess, normaliseRoles } from '@staffel/shared-api/rules'
import type { KnownAccounts } from '../../db/presumed.ts'
import { DomainError, notFound } from '../../errors.ts'
import type { Caller, TokenIdentity } from '../../http/caller.ts'
import type { Account, AccountRepository } from './account.repository.ts'
import { identityMismatch } from './account/identity-mismatch.ts'
import { profileOf } from './account/profile.ts'
import { knownCallers, type KnownCaller } from './tokens/known-callers.ts'
import { isActivityDue, isSessionOver, type SessionFacts } from './session.rules.ts'

/** Of a call: what it needs, and whether somebody made it. */
export interface Visit {
  readonly access: EndpointShape['access']
  /** Made by the page on its own; the session does not count it as activity. */
  readonly passive: boolean
  readonly device: string | null
}

export interface IdentityService {
  /** Who was let in with this token before; null: `admit` has to look. */
  recall(identity: TokenIdentity, passive: boolean): KnownCaller | null
  /** Lets a verified token in, or throws the reason. Null for calls that need no more than the token. */
  admit(identity: TokenIdentity, visit: Visit): Promise<Caller | null>
  /** For calls that anyone may make: whether the token still speaks for its person. */
  isCurrent(identity: TokenIdentity): Promise<boolean>
  /** The account of a token; throws when it has none. */
  known(identity: TokenIdentity): Promise<Account>
  loadProfile(identity: TokenIdentity): Promise<Profile>
  syncToken(identity: TokenIdentity): Promise<void>
  saveLoginProvider(identity: TokenIdentity, userId: number, input: LoginProviderInput): Promise<void>
}

export function identityService(accounts: AccountRepository, now: () => Date): IdentityService {
  const callers = knownCallers(now)
  const find = async (identity: TokenIdentity): Promise<Account | null> => {
    const account = await accounts.find(identity, now())
    if (!account || account.uid === identity.uid) return account
    // A verified address is enough the first time. After that the account is its uid's: an address can change hands.
    const isFirst = account.uid === null && (await accounts.claim(account, identity.uid))
    if (isFirst) return account
    await accounts.noteRefused(account, identity, now())
    throw identityMismatch(account.login_provider)
  }
  const touchedSession = async (account: Account, identity: TokenIdentity, device: string | null) => {
    const session = sessionOf(account, identity)
    if (!isActivityDue(session, now())) return session
    await accounts.touch(account, identity, { now: now(), device })
    return { ...session, lastActivityAt: now() }
  }
  const known = async (identity: TokenIdentity): Promise<Account> => {
    const account = await find(identity)
    if (!account) throw new DomainError('NO_USER')
    return account
  }
  return {
    recall: callers.recall,
    async admit(identity, { access, passive, device }) {
      callers.forget(identity)
      const account = await find(identity)
      const session = account && sessionOf(account, identity)
      // A block ends sessions too; whoever is in is told of the block.
      if (session && isSessionOver(session, now()))
        throw new DomainError(account.is_blocked ? 'USER_BLOCKED' : 'UNAUTHENTICATED')
      const touched = account && !passive ? await touchedSession(account, identity, device) : session
      if (access !== 'signed-in') return null
      const state = checkAccess(account && { ...account, roles: [account.role_name] })
      if (!state.allowed || !account || !touched) throw new DomainError(state.allowed ? 'NO_USER' : state.code)
      const caller = callerOf(account, identity)
      callers.keep(identity, { caller, accounts: accountsOf(account), session: touched })
      return caller
    },
    async isCurrent(identity) {
      const account = await find(identity)
      return account === null || !isSessionOver(sessionOf(account, identity), now())
    },
    known,
    async loadProfile(identity) {
      return profileOf(await known(identity), identity)
    },
    async syncToken(identity) {
      await accounts.noteSignIn(await known(identity), identity)
    },
    async saveLoginProvider(identity, userId, { provider }) {
      const account = await known(identity)
      if (account.user_id !== userId) throw notFound()
      await accounts.noteProvider(account, provider)
    },
  }
}

function sessionOf(account: Account, { authTime }: TokenIdentity): SessionFacts {
  return {
    authTime,
    lastActivityAt: account.last_activity_at,
    validAfter: account.sessions_valid_after,
    endedAt: account.session_ended_at,
  }
}

function accountsOf({ tenant_id: tenantId, account_changes: changes }: Account): KnownAccounts {
  return { tenantId, changes: changes ?? 0 }
}

function callerOf(account: Account, identity: TokenIdentity): Caller {
  const roles = normaliseRoles([account.role_name])
  return {
    uid: identity.uid,
    userId: account.user_id,
    email: account.email,
    name: `${account.first_name} ${account.last_name}`.trim() || account.email,
    language: account.language,
    roles,
    features: account.own_features,
    tenantId: account.tenant_id,
    timeZone: account.tenant_time_zone,
    organizationId: account.organization_id,
    regionId: account.region_id,
    isTenant: account.is_tenant,
    scope: { tenantId: roles.includes('Admin') ? null : account.tenant_id },
  }
}
