import { homePath } from './postLoginPath.ts'
import { normaliseRoles, type Role } from './roles.rules.ts'

/** The specification's sentences, to the letter; `IDENTITY_MISMATCH` is ours, and only the server can find it. */
export const accessMessages = {
  NO_USER: 'No user found.',
  IDENTITY_MISMATCH: 'This e-mail address signed in differently before.',
  USER_BLOCKED: 'User is blocked.',
  TENANT_INACTIVE: 'Tenant is inactive.',
  NO_SUBSCRIPTION: 'No active subscription found.',
  GRANTED: 'Access granted.',
} as const

export type AccessCode = keyof typeof accessMessages

export interface AccessSubject {
  readonly user_id?: number | string | null
  readonly is_blocked?: boolean | null
  readonly tenant_is_active?: boolean | null
  readonly subscription_status?: string | null
  readonly roles?: unknown
}

export type AccessState =
  | {
      readonly allowed: false
      readonly code: Exclude<AccessCode, 'GRANTED' | 'IDENTITY_MISMATCH'>
      readonly message: string
    }
  | {
      readonly allowed: true
      readonly code: 'GRANTED'
      readonly message: string
      readonly roles: Role[]
      readonly redirectAfterLogin: string
    }

/** Whether someone may enter; the first reason against it decides. */
export function checkAccess(subject: AccessSubject | null | undefined): AccessState {
  const refusal = refusalOf(subject)
  if (refusal) return { allowed: false, code: refusal, message: accessMessages[refusal] }
  const roles = normaliseRoles(subject?.roles)
  return { allowed: true, code: 'GRANTED', message: accessMessages.GRANTED, roles, redirectAfterLogin: homePath(roles) }
}

function refusalOf(
  subject: AccessSubject | null | undefined,
): Exclude<AccessCode, 'GRANTED' | 'IDENTITY_MISMATCH'> | null {
  if (!subject?.user_id) return 'NO_USER'
  if (subject.is_blocked) return 'USER_BLOCKED'
  if (!subject.tenant_is_active) return 'TENANT_INACTIVE'
  if (subject.subscription_status !== 'active') return 'NO_SUBSCRIPTION'
  return null
}
