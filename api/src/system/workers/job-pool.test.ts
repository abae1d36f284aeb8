import { createJobPool, type Runner } from './job-pool.ts'

test('a worker that is being ended for want of work gets no job', async () => {
  const told = Promise.withResolvers<void>()
  const endings: (() => void)[] = []
  const makeRunner = (): Runner<string, string> => {
    const lost = Promise.withResolvers<never>()
    lost.promise.catch(() => undefined)
    return {
      ready: Promise.resolve(),
      run: async (job) => ({
        answer: await Promise.race([Promise.resolve(`${job} done`), lost.promise]),
        isSpent: false,
      }),
      whenEnded: (then) => void endings.push(then),
      end: () => {
        lost.reject(new Error('the thread ended'))
        told.resolve()
      },
      hold: () => undefined,
    }
  }
  let started = 0
  const { run } = createJobPool(
    () => {
      started += 1
      return makeRunner()
    },
    { size: 1, timeoutMs: 60_000, idleMs: 1 },
  )
  await run('first')
  await told.promise

  const second = run('second')
  expect(started).toBe(1)
  endings[0]?.()
  await expect(second).resolves.toBe('second done')
  expect(started).toBe(2)
})
