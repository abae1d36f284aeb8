import { createActivityClock, idleLimit } from './activityClock.ts'

beforeEach(() => localStorage.clear())

describe('the clock of activity', () => {
  it('knows nothing at first, then counts down from an hour', () => {
    let now = 1_000_000
    const clock = createActivityClock(() => now)
    expect(clock.remaining()).toBe(Infinity)
    clock.touch()
    now += 10_000
    expect(clock.remaining()).toBe(idleLimit - 10_000)
  })

  it('is one for all tabs, and survives the browser being closed', () => {
    let now = 1_000_000
    createActivityClock(() => now).touch()
    now += idleLimit + 1
    expect(createActivityClock(() => now).remaining()).toBe(-1)
  })

  it('keeps its own time where storage is switched off', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('SecurityError')
    })
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('SecurityError')
    })
    const clock = createActivityClock(() => 5)
    clock.touch()
    expect(clock.remaining()).toBe(idleLimit)
  })
})
