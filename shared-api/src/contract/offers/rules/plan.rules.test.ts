import { monthOf, nearsPlanLimit, planQuota } from './plan.rules.ts'

test.each([
  ['Basic', 30],
  ['pro', 1000],
  ['Enterprise', null],
  ['Nobody knows', null],
  [null, null],
])('a plan named %s allows %s offers a month', (name, quota) => {
  expect(planQuota(name)).toBe(quota)
})

test.each([
  ['2026-03-16', '2026-03-01', '2026-04-01'],
  ['2026-12-31', '2026-12-01', '2027-01-01'],
  ['2026-09-01', '2026-09-01', '2026-10-01'],
])('%s is in the month from %s to %s', (day, from, next) => {
  expect(monthOf(day)).toEqual({ from, next })
})

test.each([
  [23, 30, false],
  [24, 30, true],
  [31, 30, true],
  [800, 1000, true],
  [5000, null, false],
])('%s of %s is near the limit: %s', (used, limit, near) => {
  expect(nearsPlanLimit({ used, limit })).toBe(near)
})
