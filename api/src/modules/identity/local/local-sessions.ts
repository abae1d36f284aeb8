import type { AccountStore } from './account-store.ts'
import { tokenSeconds, type IdTokens } from './id-tokens.ts'
import type { LocalAccount, SignedInBy } from './local-account.ts'
import { ProtocolError } from './protocol-error.ts'

/** What the SDK sends, as it came. */
export type ProtocolBody = Readonly<Record<string, unknown>>

export interface SessionParts {
  readonly accounts: AccountStore
  readonly tokens: IdTokens
}

export interface TokenHolder extends SignedInBy {
  readonly account: LocalAccount
}

export async function newSession(
  { accounts, tokens }: SessionParts,
  account: LocalAccount,
  by: SignedInBy,
): Promise<object> {
  return {
    idToken: await tokens.sign(account, by),
    refreshToken: await accounts.issueRefreshToken({ uid: account.uid, ...by }),
    expiresIn: String(tokenSeconds),
  }
}

export async function accountOfToken({ accounts, tokens }: SessionParts, idToken: unknown): Promise<TokenHolder> {
  const { uid, ...by } = await tokens.read(idToken)
  const account = await accounts.byUid(uid)
  if (!account) throw new ProtocolError('USER_NOT_FOUND')
  if (by.authTime < account.validSince) throw new ProtocolError('TOKEN_EXPIRED')
  return { account, ...by }
}
