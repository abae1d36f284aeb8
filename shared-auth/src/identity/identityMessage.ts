import { toIdentityError } from './IdentityError.ts'

/** What the visitor was doing when the provider refused: the same code reads differently for each. */
export type SignInStep = 'send-link' | 'finish-link' | 'google' | 'second-factor'

/** Texts that every step shares (namespace `shell`). */
const anyStep: Readonly<Record<string, string>> = {
  'quota-exceeded': 'signIn.error.quota',
  'too-many-requests': 'signIn.error.quota',
  'network-request-failed': 'signIn.error.offline',
  timeout: 'signIn.error.offline',
  'web-storage-unsupported': 'signIn.error.storage',
  'user-disabled': 'signIn.error.disabled',
  'unauthorized-domain': 'signIn.error.configuration',
  'unauthorized-continue-uri': 'signIn.error.configuration',
  'invalid-continue-uri': 'signIn.error.configuration',
  'missing-continue-uri': 'signIn.error.configuration',
  'invalid-multi-factor-session': 'signIn.error.codeLate',
  'code-expired': 'signIn.error.codeLate',
  'multi-factor-info-not-found': 'signIn.error.codeLate',
  'unsupported-second-factor': 'signIn.error.otherFactor',
  'invalid-api-key': 'signIn.error.configuration',
  'api-key-not-valid.-please-pass-a-valid-api-key.': 'signIn.error.configuration',
  'operation-not-allowed': 'signIn.error.configuration',
  'configuration-not-found': 'signIn.error.configuration',
}

const ofStep: Readonly<Record<SignInStep, Readonly<Record<string, string | null>>>> = {
  'send-link': { 'invalid-email': 'signIn.error.email', 'missing-email': 'signIn.error.missingEmail' },
  'finish-link': {
    'invalid-action-code': 'signIn.error.invalidLink',
    'expired-action-code': 'signIn.error.invalidLink',
    'argument-error': 'signIn.error.invalidLink',
    'missing-email': 'signIn.error.missingEmail',
    'invalid-email': 'signIn.error.otherEmail',
    'user-cancelled': 'signIn.error.noCode',
  },
  google: {
    'popup-closed-by-user': null,
    'cancelled-popup-request': null,
    'user-cancelled': null,
    'popup-blocked': 'signIn.error.popupBlocked',
  },
  'second-factor': {
    'user-cancelled': null,
    'invalid-verification-code': 'signIn.error.wrongCode',
    'missing-code': 'signIn.error.wrongCode',
    'too-many-requests': 'signIn.error.codeQuota',
    'quota-exceeded': 'signIn.error.codeQuota',
  },
}

const otherwise: Readonly<Record<SignInStep, string>> = {
  'send-link': 'signIn.error.sendLink',
  'finish-link': 'signIn.error.invalidLink',
  google: 'signIn.error.google',
  'second-factor': 'signIn.error.codeLate',
}

/** i18n key (namespace `shell`) for a refusal; null where the visitor changed their mind and needs no message. */
export function identityMessage(step: SignInStep, error: unknown): string | null {
  const { code } = toIdentityError(error)
  const own = ofStep[step][code]
  if (own !== undefined) return own
  return anyStep[code] ?? otherwise[step]
}
