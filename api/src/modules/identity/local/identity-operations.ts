import { randomBytes } from 'node:crypto'
import { cutText } from '@staffel/shared-api/rules'
import { localProjectId } from '../../../config.ts'
import { addressOf } from './address-of.ts'
import { tokenSeconds } from './id-tokens.ts'
import { idpClaims } from './idp-claims.ts'
import { accountView, isAskedFor, type LinkedProvider, type LocalAccount } from './local-account.ts'
import { accountOfToken, newSession, type ProtocolBody, type SessionParts } from './local-sessions.ts'
import { ProtocolError } from './protocol-error.ts'
import type { SecondFactors } from './second-factor/second-factors.ts'
import type { SignInLinks } from './sign-in-links.ts'

export interface OperationParts extends SessionParts {
  readonly links: SignInLinks
  readonly secondFactors: Pick<SecondFactors, 'ask'>
  readonly now: () => Date
}

/** The account operations of Identity Toolkit that the SDK calls, under the names it calls them by. */
export type IdentityOperations = ReturnType<typeof identityOperations>

export function identityOperations(parts: OperationParts) {
  const { accounts, links, tokens } = parts
  return {
    async signInWithEmailLink({ email, oobCode }: ProtocolBody) {
      const address = addressOf(email)
      links.redeem(String(oobCode ?? ''), address)
      return signIn(parts, { providerId: 'password', rawId: address }, { email: address })
    },
    async signInWithIdp({ postBody, requestUri }: ProtocolBody) {
      const claims = idpClaims(postBody, requestUri)
      const session = await signIn(parts, { providerId: 'google.com', rawId: claims.sub }, claims)
      const rawUserInfo = JSON.stringify({
        id: claims.sub,
        email: claims.email,
        verified_email: true,
        name: claims.name,
        picture: claims.picture,
      })
      return {
        ...session,
        providerId: 'google.com',
        federatedId: `https://accounts.google.com/${claims.sub}`,
        emailVerified: true,
        oauthIdToken: 'local',
        oauthAccessToken: 'local',
        rawUserInfo,
      }
    },
    async lookup({ idToken }: ProtocolBody) {
      const { account } = await accountOfToken(parts, idToken)
      return { kind: 'identitytoolkit#GetAccountInfoResponse', users: [accountView(account)] }
    },
    async update(body: ProtocolBody) {
      const { account, ...by } = await accountOfToken(parts, body['idToken'])
      const changed = { ...account, ...profileChange(body) }
      await accounts.save(changed)
      return {
        ...accountView(changed),
        ...(body['returnSecureToken'] === true && (await newSession(parts, changed, by))),
      }
    },
    async delete({ idToken }: ProtocolBody) {
      const { account } = await accountOfToken(parts, idToken)
      await accounts.remove(account.uid)
      return {}
    },
    /** `securetoken…/v1/token` */
    async refresh(body: ProtocolBody) {
      if (body['grant_type'] !== 'refresh_token') throw new ProtocolError('INVALID_GRANT_TYPE')
      const token = String(body['refresh_token'] ?? '')
      const stored = await accounts.redeemRefreshToken(token)
      if (!stored) throw new ProtocolError('INVALID_REFRESH_TOKEN')
      const account = await accounts.byUid(stored.uid)
      if (!account) throw new ProtocolError('USER_NOT_FOUND')
      if (stored.authTime < account.validSince) throw new ProtocolError('TOKEN_EXPIRED')
      const idToken = await tokens.sign(account, stored)
      return {
        id_token: idToken,
        access_token: idToken,
        refresh_token: token,
        expires_in: String(tokenSeconds),
        token_type: 'Bearer',
        user_id: account.uid,
        project_id: localProjectId,
      }
    },
  }
}

interface Person {
  readonly email: string
  readonly name?: string | null
  readonly picture?: string | null
}

/** Finds or makes the account, by provider and else by address, so that both ways in lead to the same one. */
async function signIn(parts: OperationParts, provider: LinkedProvider, person: Person): Promise<object> {
  const { accounts, now } = parts
  const found =
    (await accounts.byProvider(provider.providerId, provider.rawId)) ?? (await accounts.byEmail(person.email))
  const account = {
    ...withProvider(found ?? newAccount(person.email, now()), provider, person),
    lastLoginAt: now().getTime(),
  }
  await accounts.save(account)
  const authTime = Math.floor(now().getTime() / 1000)
  const { providerId } = provider
  const session = isAskedFor(account)
    ? parts.secondFactors.ask(account, providerId)
    : await newSession(parts, account, { provider: providerId, authTime, secondFactor: null })
  return {
    localId: account.uid,
    email: account.email,
    displayName: account.displayName ?? '',
    photoUrl: account.photoUrl ?? '',
    ...session,
    isNewUser: !found,
  }
}

function newAccount(email: string, now: Date): LocalAccount {
  const at = now.getTime()
  return {
    uid: randomBytes(21).toString('base64url'),
    email,
    displayName: null,
    photoUrl: null,
    providers: [],
    validSince: Math.floor(at / 1000),
    createdAt: at,
    lastLoginAt: at,
  }
}

function withProvider(account: LocalAccount, provider: LinkedProvider, { name, picture }: Person): LocalAccount {
  const isLinked = account.providers.some(({ providerId }) => providerId === provider.providerId)
  return {
    ...account,
    displayName: account.displayName ?? name ?? null,
    photoUrl: account.photoUrl ?? picture ?? null,
    providers: isLinked ? account.providers : [...account.providers, provider],
  }
}

function profileChange(body: ProtocolBody): Partial<Pick<LocalAccount, 'displayName' | 'photoUrl'>> {
  const removed = Array.isArray(body['deleteAttribute']) ? body['deleteAttribute'] : []
  const text = (name: string): string | undefined =>
    typeof body[name] === 'string' ? cutText(body[name], 1000) : undefined
  const displayName = removed.includes('DISPLAY_NAME') ? null : text('displayName')
  const photoUrl = removed.includes('PHOTO_URL') ? null : text('photoUrl')
  return { ...(displayName !== undefined && { displayName }), ...(photoUrl !== undefined && { photoUrl }) }
}
