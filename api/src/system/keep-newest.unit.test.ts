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

test('what was taken out in between, and a memory that was emptied, do not confuse which is the oldest', () => {
  const memory = new Map<number, number>()
  for (let key = 0; key < 6; key += 1) keepNewest(memory, key, key, 3)
  memory.delete(4)
  keepNewest(memory, 6, 6, 3)
  keepNewest(memory, 7, 7, 3)
  expect([...memory.keys()]).toEqual([5, 6, 7])
  memory.clear()
  for (let key = 10; key < 15; key += 1) keepNewest(memory, key, key, 3)
  expect([...memory.keys()]).toEqual([12, 13, 14])
  keepNewest(memory, 15, 15, 1)
  expect([...memory.keys()]).toEqual([15])
})
