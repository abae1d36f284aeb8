import { importPKCS8, SignJWT } from 'jose'
import type { ServiceAccount } from '../../../system/service-account.ts'
import { DomainError } from '../../../errors.ts'
import type { SecondFactorDesk } from './second-factor-desk.ts'

export interface ProjectAccountsParts {
  readonly projectId: string
  readonly serviceAccount: ServiceAccount
  readonly now: () => Date
}

const scope = 'https://www.googleapis.com/auth/identitytoolkit'
const patience = 8_000
/** A token is not begun with when it has less than this to go. */
const leastLife = 60_000

/** Accounts of a Firebase project, through a service account that may manage them. */
export function projectAccounts({ projectId, serviceAccount, now }: ProjectAccountsParts): SecondFactorDesk {
  const { clientEmail, privateKey, tokenUrl, accountsUrl } = serviceAccount
  let access: { readonly token: string; readonly until: number } | null = null

  async function accessToken(): Promise<string> {
    const at = now().getTime()
    if (access && at < access.until) return access.token
    const issued = Math.floor(at / 1000)
    const assertion = await new SignJWT({ scope })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
      .setIssuer(clientEmail)
      .setAudience(tokenUrl)
      .setIssuedAt(issued)
      .setExpirationTime(issued + 3600)
      .sign(await importPKCS8(privateKey, 'RS256'))
    const grant = new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion })
    const { access_token: token, expires_in: seconds } = await answerTo(tokenUrl, { body: grant })
    if (typeof token !== 'string' || typeof seconds !== 'number') throw new DomainError('UNAVAILABLE')
    access = { token, until: at + seconds * 1000 - leastLife }
    return token
  }

  const ask = async (operation: 'lookup' | 'update', body: object): Promise<Record<string, unknown>> =>
    answerTo(`${accountsUrl}/v1/projects/${encodeURIComponent(projectId)}/accounts:${operation}`, {
      headers: { authorization: `Bearer ${await accessToken()}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })

  return {
    async list(uid) {
      const { users } = await ask('lookup', { localId: [uid] })
      const [user] = Array.isArray(users) ? users : []
      const { mfaInfo } = isRecord(user) ? user : {}
      return (Array.isArray(mfaInfo) ? mfaInfo.filter(isRecord) : []).map(({ displayName, enrolledAt }) => ({
        name: typeof displayName === 'string' && displayName !== '' ? displayName : null,
        since: instantOf(enrolledAt),
      }))
    },
    async removeAll(uid) {
      await ask('update', { localId: uid, mfa: {}, validSince: String(Math.floor(now().getTime() / 1000)) })
    },
  }
}

function instantOf(text: unknown): string | null {
  const at = new Date(typeof text === 'string' ? text : '')
  return Number.isNaN(at.getTime()) ? null : at.toISOString()
}

/** Neither what is asked nor what is answered stands in a message: both hold tokens. */
async function answerTo(url: string, init: RequestInit): Promise<Record<string, unknown>> {
  const answer: unknown = await fetch(url, {
    ...init,
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  })
    .then((response) => (response.ok ? response.json() : null))
    .catch(() => null)
  if (!isRecord(answer)) throw new DomainError('UNAVAILABLE')
  return answer
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
