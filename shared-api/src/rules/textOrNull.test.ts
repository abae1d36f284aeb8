import { textOrNull } from './textOrNull.ts'

test.each([
  [' PO 77 ', 'PO 77'],
  ['  ', null],
  ['', null],
  [null, null],
  [undefined, null],
])('%j typed is %j', (typed, text) => {
  expect(textOrNull(typed)).toBe(text)
})
