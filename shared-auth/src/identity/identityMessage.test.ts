import { identityMessage } from './identityMessage.ts'

const refused = (code: string) => Object.assign(new Error(code), { code: `auth/${code}` })

describe('what a refusal of the identity provider says', () => {
  it.each([
    ['popup-closed-by-user', null],
    ['cancelled-popup-request', null],
    ['user-cancelled', null],
    ['popup-blocked', 'signIn.error.popupBlocked'],
    ['unauthorized-domain', 'signIn.error.configuration'],
    ['invalid-api-key', 'signIn.error.configuration'],
    ['operation-not-allowed', 'signIn.error.configuration'],
    ['network-request-failed', 'signIn.error.offline'],
    ['web-storage-unsupported', 'signIn.error.storage'],
    ['user-disabled', 'signIn.error.disabled'],
    ['internal-error', 'signIn.error.google'],
  ])('Google: %s', (code, key) => {
    expect(identityMessage('google', refused(code))).toBe(key)
  })

  it.each([
    ['quota-exceeded', 'signIn.error.quota'],
    ['too-many-requests', 'signIn.error.quota'],
    ['invalid-email', 'signIn.error.email'],
    ['missing-email', 'signIn.error.missingEmail'],
    ['unauthorized-continue-uri', 'signIn.error.configuration'],
    ['network-request-failed', 'signIn.error.offline'],
    ['internal-error', 'signIn.error.sendLink'],
  ])('sending a link: %s', (code, key) => {
    expect(identityMessage('send-link', refused(code))).toBe(key)
  })

  it.each([
    ['invalid-action-code', 'signIn.error.invalidLink'],
    ['expired-action-code', 'signIn.error.invalidLink'],
    ['argument-error', 'signIn.error.invalidLink'],
    ['missing-email', 'signIn.error.missingEmail'],
    ['invalid-email', 'signIn.error.otherEmail'],
    ['user-disabled', 'signIn.error.disabled'],
    ['internal-error', 'signIn.error.invalidLink'],
  ])('using a link: %s', (code, key) => {
    expect(identityMessage('finish-link', refused(code))).toBe(key)
  })

  it.each([
    ['user-cancelled', null],
    ['invalid-verification-code', 'signIn.error.wrongCode'],
    ['too-many-requests', 'signIn.error.codeQuota'],
    ['invalid-multi-factor-session', 'signIn.error.codeLate'],
    ['network-request-failed', 'signIn.error.offline'],
    ['internal-error', 'signIn.error.codeLate'],
  ])('the code of an app: %s', (code, key) => {
    expect(identityMessage('second-factor', refused(code))).toBe(key)
  })

  it('tells who did not finish a link, or has a factor that is none here', () => {
    expect(identityMessage('finish-link', refused('user-cancelled'))).toBe('signIn.error.noCode')
    expect(identityMessage('google', refused('unsupported-second-factor'))).toBe('signIn.error.otherFactor')
  })

  it('falls back on the step for an error that is not the provider’s', () => {
    expect(identityMessage('send-link', new TypeError('chunk'))).toBe('signIn.error.sendLink')
    expect(identityMessage('google', 'nonsense')).toBe('signIn.error.google')
  })
})
