import { currentPrivacyPolicy, isAskedFirst, privacyPolicies } from './privacy-policy.rules.ts'

const known = { first_name: 'Mila', last_name: 'de Haan', consent_policy: '2026-01' }

describe('somebody who signs in', () => {
  it('is asked nothing once their names are known and they agreed', () => expect(isAskedFirst(known)).toBe(false))

  it.each([
    [{ consent_policy: null }],
    [{ first_name: '' }],
    [{ first_name: '  ' }],
    [{ last_name: '' }],
    [{ last_name: '\t' }],
  ])('is asked first with %j', (missing) => expect(isAskedFirst({ ...known, ...missing })).toBe(true))

  it('agrees with the last of the policies', () => expect(privacyPolicies.at(-1)).toBe(currentPrivacyPolicy))
})
