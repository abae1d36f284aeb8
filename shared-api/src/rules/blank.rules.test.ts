import { isBlank } from './blank.rules.ts'
import { textOrNull } from './textOrNull.ts'

test.each([
  ['nothing', ''],
  ['space', ' \t\n\u00a0\u3000'],
  ['a byte order mark', '\ufeff'],
  ['what has no width', '\u200b\u200c\u200d\u2060\u00ad'],
  ['marks of direction', '\u200e\u202e\u2069'],
  ['fillers that show nothing', '\u3164\u115f\uffa0\u2800'],
  ['control characters', '\u0001\u007f'],
  ['a variant of no character', '\ufe0f'],
])('%s is blank', (_, text) => {
  expect(isBlank(text)).toBe(true)
  expect(textOrNull(` ${text} `)).toBeNull()
})

test.each(['a', '-', '\u200bx\u200b', '👍', 'ا', '.'])('%s is not', (text) => {
  expect(isBlank(text)).toBe(false)
  expect(textOrNull(` ${text} `)).toBe(text)
})

test('what was not written is nothing', () => {
  expect([textOrNull(null), textOrNull(undefined)]).toEqual([null, null])
})
