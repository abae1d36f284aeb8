import fc from 'fast-check'
import { satisfies } from 'semver'
import { satisfy } from './satisfy.ts'

const number = fc.integer({ min: 0, max: 3 })
const version = fc.tuple(number, number, number).map((parts) => parts.join('.'))
const written = fc.oneof(
  version,
  fc.tuple(number, number).map((parts) => parts.join('.')),
  number.map(String),
  fc.tuple(number, number).map(([major, minor]) => `${major}.${minor}.x`),
)
const comparator = fc.oneof(
  fc.constant('*'),
  fc.tuple(fc.constantFrom('', '^', '~', '>=', '>', '<', '<=', '='), written).map(([operator, of]) => operator + of),
)
const range = fc
  .array(
    fc.array(comparator, { minLength: 1, maxLength: 2 }).map((all) => all.join(' ')),
    { minLength: 1, maxLength: 2 },
  )
  .map((any) => any.join(' || '))

describe('satisfy', () => {
  it('answers what npm answers', () => {
    fc.assert(
      fc.property(version, range, (of, within) =>
        expect([of, within, satisfy(of, within)]).toEqual([of, within, satisfies(of, within)]),
      ),
      { numRuns: 5000 },
    )
  })

  it.each([
    ['1.4.0', '^1.2.0', true],
    ['2.0.0', '^1.2.0', false],
    ['0.3.0', '^0.2.1', false],
    ['2.9.3', '~2.9.2', true],
    ['2.10.0', '~2.9.2', false],
    ['1.0.0-rc.1', '1.0.0-rc.1', true],
    ['1.0.0-rc.1', '^1.0.0', false],
    ['1.0.0', 'latest', false],
    ['1.5.0', '>= 1.2 < 2', true],
  ])('%s in %s: %s', (of, within, expected) => {
    expect(satisfy(of, within)).toBe(expected)
  })
})
