import { suggestedSide } from './merge-words.rules.ts'

test.each([
  ['the one that stays keeps what it has', 'name', 'Bouw', 'Bouw B.V.', 'into'],
  ['and gets what it has not', 'vat_number', null, 'NL1', 'from'],
  ['nothing stays nothing', 'vat_number', null, null, 'into'],
  ['who bought once is no prospect', 'status', 'prospect', 'active', 'from'],
  ['nor does a customer become one', 'status', 'active', 'prospect', 'into'],
] as const)('%s', (_case, field, into, from, side) => {
  expect(suggestedSide(field, into, from)).toBe(side)
})
