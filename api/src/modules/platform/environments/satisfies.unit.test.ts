import { satisfies } from './satisfies.ts'

test.each([
  ['1.4.2', '^1.4.0', true],
  ['2.0.0', '^1.4.0', false],
  ['1.3.9', '^1.4.0', false],
  ['0.3.1', '^0.3.0', true],
  ['0.4.0', '^0.3.0', false],
  ['0.0.4', '^0.0.3', false],
  ['2.9.4', '~2.9.2', true],
  ['2.10.0', '~2.9.2', false],
  ['1.4.0', '1.4.0', true],
  ['1.4.1', '1.4.0', false],
  ['1.4.1', '>=1.0.0', false],
  ['next', '^1.0.0', false],
])('%s is within %s: %s', (version, range, is) => {
  expect(satisfies(version, range)).toBe(is)
})
