import { createWorkerPool } from './worker-pool.ts'

/** Doubles a number; `crash` throws, `hang` never answers, `slow` does when it is told to. */
const script = `
  const { parentPort } = require('node:worker_threads')
  parentPort.on('message', (job) => {
    if (job === 'crash') throw new Error('boom')
    if (job === 'slow') {
      const told = new BroadcastChannel('told')
      told.onmessage = () => { told.close(); parentPort.postMessage('late') }
      return
    }
    if (job !== 'hang') parentPort.postMessage(job * 2)
  })`

const pool = (size: number, timeoutMs = 60_000) =>
  createWorkerPool<number | string, number | string>(
    new URL(
      `data:text/javascript,${encodeURIComponent(`import { createRequire } from 'node:module'; const require = createRequire('file:///'); ${script}`)}`,
    ),
    { size, timeoutMs, idleMs: 200, heapMb: 64 },
  )

describe('worker pool', () => {
  it('answers every job, also when there are more than threads', async () => {
    const { run } = pool(2)
    await expect(Promise.all([1, 2, 3, 4, 5].map((job) => run(job)))).resolves.toEqual([2, 4, 6, 8, 10])
  })

  it('lets other jobs pass a slow one', async () => {
    const { run } = pool(2)
    const slow = run('slow')
    await expect(Promise.all([run(1), run(2)])).resolves.toEqual([2, 4])
    const told = new BroadcastChannel('told')
    // Again and again: its thread may not have begun to listen.
    const telling = setInterval(() => told.postMessage('now'), 20)
    await expect(slow).resolves.toBe('late')
    clearInterval(telling)
    told.close()
  })

  it('reports a crash to whoever asked, and goes on with the rest', async () => {
    const { run } = pool(1)
    const [crash, after] = await Promise.allSettled([run('crash'), run(21)])
    expect(crash).toMatchObject({ status: 'rejected', reason: expect.objectContaining({ message: 'boom' }) })
    expect(after).toEqual({ status: 'fulfilled', value: 42 })
  })

  it('gives up a job that takes too long, and goes on with the rest', async () => {
    const { run } = pool(1, 5_000)
    const [hung, after] = await Promise.allSettled([run('hang'), run(21)])
    expect(hung).toMatchObject({
      status: 'rejected',
      reason: expect.objectContaining({ message: 'no answer within 5000 ms' }),
    })
    expect(after).toEqual({ status: 'fulfilled', value: 42 })
  })

  it('starts again after it ended its idle threads', async () => {
    const { run } = pool(1)
    await expect(run(1)).resolves.toBe(2)
    await new Promise((resolve) => setTimeout(resolve, 500))
    await expect(run(2)).resolves.toBe(4)
  })
})
