import { keepNewest } from './keep-newest.ts'

test('the oldest goes, and what is kept anew is the newest again', () => {
  const memory = new Map<string, number>()
  for (const [at, key] of ['a', 'b', 'a', 'c'].entries()) keepNewest(memory, key, at, 2)
  expect([...memory]).toEqual([
    ['a', 2],
    ['c', 3],
  ])
})

test('a key of nothing goes as any other', () => {
  const memory = new Map<string | undefined, number>()
  keepNewest(memory, undefined, 1, 1)
  keepNewest(memory, 'a', 2, 1)
  expect([...memory]).toEqual([['a', 2]])
})
