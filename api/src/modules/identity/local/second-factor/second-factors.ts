import type { SecondFactor } from '@staffel/shared-api/contract'
import { randomUUID } from 'node:crypto'
import { cutText } from '@staffel/shared-api/rules'
import { secondFactorsOf, type LocalAccount, type LocalSecondFactor } from '../local-account.ts'
import {
  accountOfToken,
  newSession,
  type ProtocolBody,
  type SessionParts,
  type TokenHolder,
} from '../local-sessions.ts'
import { ProtocolError } from '../protocol-error.ts'
import { codeDigits, oneTimeCodes, stepSeconds } from './one-time-codes.ts'
import { shortMemory } from './short-memory.ts'

export interface SecondFactorParts extends SessionParts {
  readonly now: () => Date
}

const minute = 60_000
/** How long after a sign-in what somebody signs in with may be changed. */
const recent = 5 * minute
const enrollmentLifetime = 10 * minute
const pendingLifetime = 10 * minute
const mostFactors = 5

/** Second factors as Identity Toolkit serves them, for apps that make codes by the time. */
export type SecondFactors = ReturnType<typeof secondFactors>

export function secondFactors(parts: SecondFactorParts) {
  const { accounts, now } = parts
  const codes = oneTimeCodes(now)
  const enrollments = shortMemory<{ readonly uid: string; readonly secret: string }>(enrollmentLifetime, now)
  const pending = shortMemory<{ readonly uid: string; readonly provider: string }>(pendingLifetime, now)

  async function recentlySignedIn(idToken: unknown): Promise<TokenHolder> {
    const holder = await accountOfToken(parts, idToken)
    if (now().getTime() - holder.authTime * 1000 > recent) throw new ProtocolError('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
    return holder
  }

  return {
    /** Of somebody who has proved the first factor: what to finish the sign-in with, in place of a session. */
    ask(account: LocalAccount, provider: string): object {
      return { mfaPendingCredential: pending.keep({ uid: account.uid, provider }), mfaInfo: secondFactorsOf(account) }
    },

    /** `accounts/mfaEnrollment:start` */
    async startEnrollment({ idToken, totpEnrollmentInfo }: ProtocolBody): Promise<object> {
      if (!isRecord(totpEnrollmentInfo)) throw new ProtocolError('OPERATION_NOT_ALLOWED')
      const { account } = await recentlySignedIn(idToken)
      if (factorsOf(account).length >= mostFactors) throw new ProtocolError('SECOND_FACTOR_LIMIT_EXCEEDED')
      const secret = codes.newSecret()
      return {
        totpSessionInfo: {
          sharedSecretKey: secret,
          verificationCodeLength: codeDigits,
          hashingAlgorithm: 'SHA1',
          periodSec: stepSeconds,
          sessionInfo: enrollments.keep({ uid: account.uid, secret }),
          finalizeEnrollmentTime: new Date(now().getTime() + enrollmentLifetime).toISOString(),
        },
      }
    },

    /** `accounts/mfaEnrollment:finalize` */
    async finishEnrollment({ idToken, displayName, totpVerificationInfo: given }: ProtocolBody): Promise<object> {
      const { account, ...by } = await accountOfToken(parts, idToken)
      const { sessionInfo, verificationCode } = isRecord(given) ? given : {}
      const enrollment = enrollments.find(sessionInfo)
      if (enrollment?.uid !== account.uid) throw new ProtocolError('SESSION_EXPIRED')
      const { secret } = enrollment
      const factor: LocalSecondFactor = {
        id: randomUUID(),
        name: typeof displayName === 'string' ? cutText(displayName, 100) : '',
        enrolledAt: now().toISOString(),
        secret,
        usedStep: codes.stepOf(verificationCode, { uid: account.uid, secret, after: 0 }),
      }
      const changed = { ...account, secondFactors: [...factorsOf(account), factor] }
      enrollments.forget(sessionInfo)
      await accounts.save(changed)
      return newSession(parts, changed, { ...by, secondFactor: factor.id })
    },

    /** `accounts/mfaEnrollment:withdraw` */
    async withdraw({ idToken, mfaEnrollmentId }: ProtocolBody): Promise<object> {
      const { account, ...by } = await recentlySignedIn(idToken)
      const { id } = factorOf(account, mfaEnrollmentId)
      const changed = { ...account, secondFactors: factorsOf(account).filter((factor) => factor.id !== id) }
      await accounts.save(changed)
      return newSession(parts, changed, { ...by, secondFactor: by.secondFactor === id ? null : by.secondFactor })
    },

    /** `accounts/mfaSignIn:finalize` */
    async signIn({
      mfaPendingCredential,
      mfaEnrollmentId,
      totpVerificationInfo: given,
    }: ProtocolBody): Promise<object> {
      const first = pending.find(mfaPendingCredential)
      const account = first && (await accounts.byUid(first.uid))
      if (!first || !account) throw new ProtocolError('INVALID_MFA_PENDING_CREDENTIAL')
      const { id, secret, usedStep: after } = factorOf(account, mfaEnrollmentId)
      const { verificationCode } = isRecord(given) ? given : {}
      const usedStep = codes.stepOf(verificationCode, { uid: account.uid, secret, after })
      pending.forget(mfaPendingCredential)
      const used = factorsOf(account).map((factor) => (factor.id === id ? { ...factor, usedStep } : factor))
      await accounts.save({ ...account, secondFactors: used, lastLoginAt: now().getTime() })
      const authTime = Math.floor(now().getTime() / 1000)
      return newSession(parts, account, { provider: first.provider, authTime, secondFactor: id })
    },

    async list(uid: string): Promise<SecondFactor[]> {
      const account = await accounts.byUid(uid)
      return account ? factorsOf(account).map(({ name, enrolledAt: since }) => ({ name: name || null, since })) : []
    },

    /** What an operator of the project takes away; who was signed in has to do so anew. */
    async removeAll(uid: string): Promise<void> {
      const account = await accounts.byUid(uid)
      if (account)
        await accounts.save({ ...account, secondFactors: [], validSince: Math.floor(now().getTime() / 1000) })
    },
  }
}

function factorsOf({ secondFactors: factors = [] }: LocalAccount): readonly LocalSecondFactor[] {
  return factors
}

function factorOf(account: LocalAccount, id: unknown): LocalSecondFactor {
  const factor = factorsOf(account).find((one) => one.id === id)
  if (!factor) throw new ProtocolError('MFA_ENROLLMENT_NOT_FOUND')
  return factor
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
