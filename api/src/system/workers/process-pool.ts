import { fork } from 'node:child_process'
import { createJobPool, type PoolOptions, type Runner, type WorkerPool } from './job-pool.ts'
import type { FromProcess } from './serve-jobs.ts'

export interface ProcessLimits {
  /** Of the JavaScript heap. */
  readonly heapMb: number
  /** Of the process as a whole, with the buffers that no limit on the heap bounds. */
  readonly memoryMb: number
  /** For libraries that are not written in JavaScript. */
  readonly native?: boolean
}

/** A process that parses what strangers send ended without an answer: it broke, or held more than it may. */
class ProcessLost extends Error {
  override readonly name = 'ProcessLost'
}

/**
 * Runs jobs in processes, each with limits on time and on all of its memory. They get none of this process's
 * environment, and may neither write files nor start programs. `file` calls `serveJobs`.
 */
export function createProcessPool<Job, Answer>(
  file: URL,
  { heapMb, memoryMb, native, ...options }: PoolOptions & ProcessLimits,
): WorkerPool<Job, Answer> {
  return createJobPool(() => processRunner<Job, Answer>(file, { heapMb, memoryMb, native }), options)
}

function processRunner<Job, Answer>(
  file: URL,
  { heapMb, memoryMb, native = false }: ProcessLimits,
): Runner<Job, Answer> {
  const child = fork(file, [String(memoryMb)], {
    execArgv: [
      '--disable-warning=ExperimentalWarning',
      `--max-old-space-size=${heapMb}`,
      '--permission',
      '--allow-fs-read=*',
      '--allow-worker',
      ...(native ? ['--allow-addons'] : []),
    ],
    env: kept('TZ', 'LANG', 'SystemRoot', 'FONTCONFIG_PATH'),
    serialization: 'advanced',
    // What a parser says of a file may hold its words, which belong in no log.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const lost = Promise.withResolvers<never>()
  lost.promise.catch(() => undefined)
  child.on('error', (error) => lost.reject(error))
  child.once('exit', () => lost.reject(new ProcessLost()))
  const heard = (): Promise<FromProcess<Answer>> => {
    const { promise, resolve } = Promise.withResolvers<FromProcess<Answer>>()
    child.once('message', resolve)
    return Promise.race([promise, lost.promise])
  }
  return {
    ready: heard().then(() => undefined),
    async run(job) {
      const answer = heard()
      child.send(serialisable(job))
      const message = await answer
      if (message.kind !== 'answer') throw new ProcessLost()
      return message
    },
    whenEnded: (then) => void child.once('exit', then),
    end: () => void child.kill('SIGKILL'),
    hold(isHeld) {
      if (isHeld) child.ref()
      else child.unref()
      if (isHeld) child.channel?.ref()
      else child.channel?.unref()
    },
  }
}

/** A job is plain data; the types of `send` know no interfaces. */
const serialisable = (job: unknown): object => ({ job })

const kept = (...names: readonly string[]): NodeJS.ProcessEnv =>
  Object.fromEntries(names.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])))
