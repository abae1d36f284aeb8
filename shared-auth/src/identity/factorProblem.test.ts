import { factorProblem } from './factorProblem.ts'

it.each([
  ['invalid-verification-code', 'wrong-code'],
  ['requires-recent-login', 'sign-in-again'],
  ['user-token-expired', 'sign-in-again'],
  ['code-expired', 'late'],
  ['too-many-requests', 'many'],
  ['network-request-failed', 'offline'],
  ['maximum-second-factor-count-exceeded', 'full'],
  ['second-factor-already-in-use', 'full'],
  ['internal-error', 'other'],
])('a second factor that is refused with %s is told as %s', (code, problem) => {
  expect(factorProblem(Object.assign(new Error(code), { code: `auth/${code}` }))).toBe(problem)
})
