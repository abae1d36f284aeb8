import { writeFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createProcessPool } from './process-pool.ts'

/** Doubles a number; the words say what else happens. */
const script = `
import { serveJobs } from ${JSON.stringify(new URL('./serve-jobs.ts', import.meta.url).href)}
import { existsSync, writeFileSync } from 'node:fs'
const held = []
const deeds = {
  buffers: () => { for (;;) held.push(new Uint8Array(8e6).fill(1)) },
  heap: () => { for (;;) held.push(new Array(1e5).fill({})) },
  hang: () => { for (;;); },
  leave: () => process.exit(1),
  environment: () => Object.keys(process.env).filter((name) => !['TZ', 'LANG'].includes(name)).join(),
  write: () => { writeFileSync('/tmp/staffel-written', '') },
  large: () => { held.push(new Uint8Array(150e6).fill(1)); return process.pid },
  pid: () => process.pid,
  untilTold: async () => { while (!existsSync(new URL('told', import.meta.url))) await new Promise((resolve) => setTimeout(resolve, 10)) },
}
serveJobs(async (job) => { try { return typeof job === 'number' ? job * 2 : await deeds[job]() } catch (error) { return error.code } })
`
let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'staffel-pool-'))
  writeFileSync(join(folder, 'jobs.ts'), script)
})
afterAll(() => rmSync(folder, { recursive: true }))

const pool = (size: number, timeoutMs = 60_000) =>
  createProcessPool<number | string, number | string>(pathToFileURL(join(folder, 'jobs.ts')), {
    size,
    timeoutMs,
    idleMs: 500,
    heapMb: 64,
    memoryMb: 250,
  })

describe('a process for what strangers send', () => {
  it('answers, with none of our environment and no way to write', async () => {
    const { run } = pool(2)
    await expect(Promise.all([1, 2, 3].map((job) => run(job)))).resolves.toEqual([2, 4, 6])
    await expect(run('environment')).resolves.toBe('')
    await expect(run('write')).resolves.toBe('ERR_ACCESS_DENIED')
  })

  it.each([['buffers'], ['heap'], ['leave']])('that ends by its %s is told of, and the rest goes on', async (deed) => {
    const { run } = pool(1)
    const [lost, after] = await Promise.allSettled([run(deed), run(21)])
    expect(lost).toMatchObject({ status: 'rejected', reason: { name: 'ProcessLost' } })
    expect(after).toEqual({ status: 'fulfilled', value: 42 })
  })

  it('that takes too long is given up', async () => {
    const { run } = pool(1, 2_000)
    const [hung, after] = await Promise.allSettled([run('hang'), run(21)])
    expect(hung).toMatchObject({ status: 'rejected', reason: { name: 'NoAnswerInTime' } })
    expect(after).toEqual({ status: 'fulfilled', value: 42 })
  })

  it('that grew large is not used again', async () => {
    const { run } = pool(1)
    const large = await run('large')
    expect(await run('pid')).not.toBe(large)
  })

  it('leaves one worker for others, however much one owner asks', async () => {
    const { run } = pool(2)
    await Promise.all([run(1), run(2)])
    const greedy = [1, 2, 3].map(() => run('untilTold', 'greedy'))
    await expect(run(4, 'other')).resolves.toBe(8)
    writeFileSync(join(folder, 'told'), '')
    await Promise.all(greedy)
  })
})
