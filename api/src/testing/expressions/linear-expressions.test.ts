import { allEndpoints } from '@staffel/shared-api/contract'
import { builtBy, findExpressions, patternsOf, type Expression } from './find-expressions.ts'
import { superLinear } from './super-linear.ts'

// Some hundred expressions, each with some dozen strings.
jest.setTimeout(600_000)

const { written, building } = findExpressions()

const superLinearOf = (expressions: readonly Expression[]): string[] => {
  const once = new Map(expressions.map((expression) => [`/${expression.source}/${expression.flags}`, expression]))
  return [...once].flatMap(([shown, expression]) => {
    const found = superLinear(expression)
    return found === null ? [] : [`${expression.at} ${shown} ${found}`]
  })
}

describe('the strings tell what is linear from what is not', () => {
  test.each([
    ['nested', '^([a-z0-9_]([a-z0-9_-]*[a-z0-9_])?\\.?)+$', 'i'],
    ['overlapping', '^\\s*([\\d.,]+)\\s*([a-z]*)\\s*$', 'i'],
    ['from every place', '[. ]+$', ''],
    ['up to an end that is not there', '<([^>]+)>', ''],
    ['alternatives that start alike', '^(?:<!--[\\s\\S]*?-->\\s*)*<svg', 'i'],
    ['the pattern of an address', '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$', 'u'],
  ])('%s', (_, source, flags) => expect(superLinear({ source, flags, at: '' })).not.toBeNull())

  test.each([
    ['^\\d{4}-\\d{2}$', ''],
    ['(?<![. ])[. ]+$', ''],
    ['<([^<>]+)>', 'g'],
    ['^[^\\s@]+@[^\\s@][^\\s@.]*\\.[^\\s@]+$', 'u'],
  ])('%s is linear', (source, flags) => expect(superLinear({ source, flags, at: '' })).toBeNull())
})

test('no expression in the source costs more than the length of its text in proportion', () => {
  expect(written.length).toBeGreaterThan(400)
  expect(superLinearOf(written)).toEqual([])
})

test('nor does one that is built, and none is built where this does not see it', () => {
  const built = builtBy(building)
  expect([...building].filter((file) => !built.some(({ at }) => at.startsWith(file)))).toEqual([])
  expect(superLinearOf(built)).toEqual([])
})

test('nor does a pattern of the contract', () => {
  const patterns = allEndpoints.flatMap((endpoint) =>
    [endpoint.params, endpoint.query, endpoint.body].flatMap((schema) => patternsOf(schema, endpoint.id)),
  )
  expect(patterns.length).toBeGreaterThan(50)
  expect(superLinearOf(patterns)).toEqual([])
})
