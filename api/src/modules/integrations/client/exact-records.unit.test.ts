import { exactRecords } from './exact-records.ts'
import { saidByExact } from './said-by-exact.ts'

const bad = 'Bo\0ut \ud83d'
const good = 'Bo\ufffdut \ufffd'

test.each([
  ['of a page', { d: { results: [{ Code: bad, Lines: { results: [{ Note: bad }] } }] } }],
  ['of a list', { d: [{ Code: bad, Lines: { results: [{ Note: bad }] } }] }],
  ['that stands alone', { d: { Code: bad, Lines: { results: [{ Note: bad }] } } }],
])('a record %s is read as it can be stored', (_, body) => {
  expect(exactRecords(body).records).toEqual([{ Code: good, Lines: { results: [{ Note: good }] } }])
})

test('what is no text stays as it is', () => {
  expect(exactRecords({ d: [{ Price: 2, Blocked: false, Note: null }] }).records).toEqual([
    { Price: 2, Blocked: false, Note: null },
  ])
})

test('so is what Exact says of a refusal', () => {
  expect(saidByExact({ error: { message: { value: `${'\0'}${'x'.repeat(298)}😀` } } })).toBe(`\ufffd${'x'.repeat(298)}`)
})
