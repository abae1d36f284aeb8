import { pick, recordOf } from './records.rules.ts'

test('a record has a value for each key', () => {
  expect(recordOf(['a', 'bb'], ({ length }) => length)).toEqual({ a: 1, bb: 2 })
})

test('of a whole can be picked what is asked for', () => {
  expect(pick({ a: 1, b: 'x', c: null }, ['a', 'c'])).toEqual({ a: 1, c: null })
})
