import { randomBytes } from 'node:crypto'
import { sampleAccounts } from '../../sample-accounts.ts'
import { ProtocolError } from './protocol-error.ts'
import { keepNewest } from '../../../system/keep-newest.ts'

export interface SignInLink {
  readonly email: string
  readonly oobCode: string
  readonly oobLink: string
  readonly requestType: 'EMAIL_SIGNIN'
  readonly sentAt: number
}

export interface SignInLinks {
  /** Makes a link that leads to `continueUrl`; refuses more than the hourly number for one address. */
  create(email: string, continueUrl: string, origin: string): SignInLink
  /** Uses a code up, for the address it was sent to only. */
  redeem(oobCode: string, email: string): void
  list(): SignInLink[]
}

const hour = 3_600_000
const linksPerHour = 5
/** The accounts of the sample sign in with one click, which sends such a link too. */
const linksPerHourOfSample = 500
/** Both memories forget their oldest entry beyond this. */
const remembered = 1000

const sampleEmails = new Set(sampleAccounts.map(({ email }) => email))

/** Codes are kept in memory: they live for an hour, and a restart asks for a new one. */
export function signInLinks(now: () => Date): SignInLinks {
  const links = new Map<string, SignInLink>()
  const sent = new Map<string, number[]>()
  return {
    create(email, continueUrl, origin) {
      countSent(sent, email, now().getTime())
      const oobCode = randomBytes(30).toString('base64url')
      const url = new URL('/emulator/action', origin)
      url.search = new URLSearchParams({ mode: 'signIn', lang: 'nl', oobCode, apiKey: 'local', continueUrl }).toString()
      const link: SignInLink = {
        email,
        oobCode,
        oobLink: url.href,
        requestType: 'EMAIL_SIGNIN',
        sentAt: now().getTime(),
      }
      keepNewest(links, oobCode, link, remembered)
      return link
    },
    redeem(oobCode, email) {
      const link = links.get(oobCode)
      if (!link) throw new ProtocolError('INVALID_OOB_CODE')
      if (now().getTime() - link.sentAt > hour) {
        links.delete(oobCode)
        throw new ProtocolError('EXPIRED_OOB_CODE')
      }
      // The code stays good: a typing mistake must not cost a new mail.
      if (link.email !== email)
        throw new ProtocolError('INVALID_EMAIL : The email provided does not match the sign-in email address.')
      links.delete(oobCode)
    },
    list: () => [...links.values()],
  }
}

function countSent(sent: Map<string, number[]>, email: string, now: number): void {
  const recent = (sent.get(email) ?? []).filter((at) => at > now - hour)
  const limit = sampleEmails.has(email) ? linksPerHourOfSample : linksPerHour
  const [oldest = now] = recent
  if (recent.length >= limit)
    throw new ProtocolError(
      'QUOTA_EXCEEDED : Exceeded quota for email sign-in.',
      429,
      Math.ceil((oldest + hour - now) / 1000),
    )
  keepNewest(sent, email, [...recent, now], remembered)
}
