import { fieldsWith } from './fieldsWith.ts'

const table = {
  title: { printed: true, copied: 'always' },
  owner: { printed: false, copied: 'always' },
  number: { printed: true, copied: 'never' },
} as const

test('the fields of which all of it is so, in the order of the table', () => {
  expect(fieldsWith(table, { printed: true })).toEqual(['title', 'number'])
  expect(fieldsWith(table, { copied: 'always', printed: true })).toEqual(['title'])
  expect(fieldsWith(table, { copied: 'never', printed: false })).toEqual([])
  expect(fieldsWith(table, {})).toEqual(['title', 'owner', 'number'])
})
