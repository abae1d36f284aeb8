import { spend } from './spend.ts'

test('a browser sends so much in a day, and begins anew in the next', () => {
  const day = new Date('2026-11-24T09:00:00Z')
  expect([spend(60_000, day), spend(6_000, day), spend(5_000, day)]).toEqual([true, false, true])
  expect(spend(60_000, new Date('2026-11-25T09:00:00Z'))).toBe(true)
})
