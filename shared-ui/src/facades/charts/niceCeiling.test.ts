import { niceCeiling } from './niceCeiling.ts'

describe('the end of an axis', () => {
  it.each([
    [0, 2],
    [1, 2],
    [2, 2],
    [3, 4],
    [7, 8],
    [12, 20],
    [18, 20],
    [21, 30],
    [999, 1000],
    [1001, 1500],
    [205_000, 250_000],
    [41_250.5, 50_000],
  ])('for %d is %d', (highest, end) => {
    expect(niceCeiling(highest)).toBe(end)
  })
})
