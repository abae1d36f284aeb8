import type { EndpointShape, LoginProviderInput, Profile } from '@staffel/shared-api/contract'
import { checkAccess, normaliseRoles } from '@staffel/shared-api/rules'
import { DomainError, notFound } from '../../errors.ts'
import type { Caller, TokenIdentity } from '../../http/caller.ts'
import type { Account, AccountRepository } from './account.repository.ts'
import { profileOf } from './profile.ts'
import { isActivityDue, isSessionOver } from './session-rules.ts'

export interface IdentityService {
  /** Lets a verified token in, or throws the reason. Null for calls that need no more than the token. */
  admit(identity: TokenIdentity, access: EndpointShape['access']): Promise<Caller | null>
  loadProfile(identity: TokenIdentity): Promise<Profile>
  syncToken(identity: TokenIdentity): Promise<void>
  saveLoginProvider(identity: TokenIdentity, userId: number, input: LoginProviderInput): Promise<void>
}

export function identityService(accounts: AccountRepository, now: () => Date): IdentityService {
  const known = async (identity: TokenIdentity): Promise<Account> => {
    const account = await accounts.find(identity, now())
    if (!account) throw new DomainError('NO_USER')
    return account
  }
  return {
    async admit(identity, access) {
      const account = await accounts.find(identity, now())
      if (account) await keepSession(accounts, account, identity, now())
      if (access !== 'signed-in') return null
      const state = checkAccess(account && { ...account, roles: [account.role_name] })
      if (!state.allowed || !account) throw new DomainError(state.allowed ? 'NO_USER' : state.code)
      return callerOf(account, identity)
    },
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

async function keepSession(accounts: AccountRepository, account: Account, identity: TokenIdentity, now: Date): Promise<void> {
  const session = { authTime: identity.authTime, lastActivityAt: account.last_activity_at, validAfter: account.sessions_valid_after }
  if (isSessionOver(session, now)) throw new DomainError('UNAUTHENTICATED')
  if (isActivityDue(session, now)) await accounts.touch(account, identity, now)
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
    tenantId: account.tenant_id,
    organizationId: account.organization_id,
    regionId: account.region_id,
    isTenant: account.is_tenant,
    scope: { tenantId: roles.includes('Admin') ? null : account.tenant_id },
  }
}
