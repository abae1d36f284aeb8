import { afterFirstScreen } from './afterFirstScreen.ts'

/** jsdom has no idle callback either. */
const browser: { requestIdleCallback?: unknown } = globalThis

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  delete browser.requestIdleCallback
})

function waiting() {
  const settled = jest.fn()
  void afterFirstScreen().then(settled)
  return settled
}

describe('the time after the first screen', () => {
  it('comes a second and a half later in a browser that does not tell when it is idle', async () => {
    const settled = waiting()
    await jest.advanceTimersByTimeAsync(1499)
    expect(settled).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(1)
    expect(settled).toHaveBeenCalledTimes(1)
  })

  it('comes when the page is idle besides, or five seconds later where it never is', async () => {
    const askIdle = jest.fn<number, [idle: () => void, options: object]>()
    browser.requestIdleCallback = askIdle
    const settled = waiting()
    await jest.advanceTimersByTimeAsync(1500)
    expect(settled).not.toHaveBeenCalled()
    expect(askIdle).toHaveBeenCalledWith(expect.any(Function), { timeout: 5000 })
    askIdle.mock.calls[0]?.[0]()
    await jest.advanceTimersByTimeAsync(0)
    expect(settled).toHaveBeenCalledTimes(1)
  })
})
