import { shouldRetry } from './shouldRetry.ts'

describe('asking again', () => {
  it.each([400, 401, 403, 404, 409, 422, 429])('does not insist on an answer %d', (status) => {
    expect(shouldRetry(0, { status })).toBe(false)
  })

  it('tries twice more what may pass by itself', () => {
    for (const error of [{ status: 503 }, new Error('Network Error'), undefined]) {
      expect([0, 1, 2].map((failures) => shouldRetry(failures, error))).toEqual([true, true, false])
    }
  })
})
