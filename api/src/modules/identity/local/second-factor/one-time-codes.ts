import { Secret, TOTP } from 'otpauth'
import { ProtocolError } from '../protocol-error.ts'

export const codeDigits = 6
export const stepSeconds = 30
/** Steps before and after the present one whose code is taken, for phones whose clock is off: as many as Firebase's. */
const adjacentSteps = 5
/** Wrong codes of an account before it has to wait. */
const attempts = 10
const waiting = 15 * 60_000

export interface OneTimeCodes {
  newSecret(): string
  /** The time step of a code, later than `after`; refuses any other code, and who tries too many. */
  stepOf(code: unknown, of: { readonly uid: string; readonly secret: string; readonly after: number }): number
}

export function oneTimeCodes(now: () => Date): OneTimeCodes {
  const wrong = new Map<string, number[]>()
  return {
    newSecret: () => new Secret({ size: 20 }).base32,
    stepOf(code, { uid, secret, after }) {
      const timestamp = now().getTime()
      const recent = (wrong.get(uid) ?? []).filter((at) => at > timestamp - waiting)
      if (recent.length >= attempts) throw new ProtocolError('TOO_MANY_ATTEMPTS_TRY_LATER')
      const totp = new TOTP({ secret, digits: codeDigits, period: stepSeconds })
      const delta = isCode(code) ? totp.validate({ token: code, timestamp, window: adjacentSteps }) : null
      const step = delta === null ? null : totp.counter({ timestamp }) + delta
      if (step === null || step <= after) {
        wrong.set(uid, [...recent, timestamp])
        throw new ProtocolError('INVALID_CODE')
      }
      wrong.delete(uid)
      return step
    },
  }
}

function isCode(code: unknown): code is string {
  return typeof code === 'string' && /^\d{6}$/.test(code)
}
