import { NoAnswerInTime } from './no-answer-in-time.ts'

/** A thread or a process that does one job at a time. */
export interface Runner<Job, Answer> {
  /** When it is ready for its first job: starting does not count as working. */
  readonly ready: Promise<void>
  /** Rejects when the runner ends, or fails, before it answers. A spent one takes no further jobs. */
  run(job: Job): Promise<{ readonly answer: Answer; readonly isSpent: boolean }>
  whenEnded(then: () => void): void
  end(): void
  /** Whether the process that started it waits for it. */
  hold(isHeld: boolean): void
}

export interface PoolOptions {
  readonly size: number
  /** After so long a worker is given up; the next job gets a new one. */
  readonly timeoutMs: number
  /** A worker without work for so long is ended. */
  readonly idleMs: number
}

export interface WorkerPool<Job, Answer> {
  /**
   * Jobs beyond the size of the pool wait for their turn. The jobs of one owner never hold all of several workers:
   * there is one left for everybody else.
   */
  run(job: Job, owner?: string): Promise<Answer>
}

interface Task<Job, Answer> {
  readonly job: Job
  readonly owner: string | null
  resolve(answer: Answer): void
  reject(error: unknown): void
}

/** Whoever does not even start within this time is given up as well. */
const startMs = 30_000

/**
 * Runs jobs in workers that are started when there is work and kept as long as there is more. Without work they do not
 * keep the process alive.
 */
export function createJobPool<Job, Answer>(
  startRunner: () => Runner<Job, Answer>,
  { size, timeoutMs, idleMs }: PoolOptions,
): WorkerPool<Job, Answer> {
  const waiting: Task<Job, Answer>[] = []
  const working = new Map<Runner<Job, Answer>, Task<Job, Answer>>()
  const idle = new Map<Runner<Job, Answer>, NodeJS.Timeout>()
  let running = 0

  function start(): Runner<Job, Answer> {
    running += 1
    const runner = startRunner()
    runner.whenEnded(() => {
      running -= 1
      clearTimeout(idle.get(runner))
      idle.delete(runner)
      next()
    })
    return runner
  }

  function rest(runner: Runner<Job, Answer>): void {
    runner.hold(false)
    idle.set(runner, setTimeout(() => dismiss(runner), idleMs).unref())
  }

  /** It takes a while to end: no job is given to it meanwhile. */
  function dismiss(runner: Runner<Job, Answer>): void {
    idle.delete(runner)
    runner.end()
  }

  function awaken(): Runner<Job, Answer> | null {
    const [rested] = idle.entries()
    if (!rested) return running < size ? start() : null
    const [runner, ending] = rested
    clearTimeout(ending)
    idle.delete(runner)
    runner.hold(true)
    return runner
  }

  const mayRun = ({ owner }: Task<Job, Answer>): boolean =>
    owner === null || size === 1 || [...working.values()].filter((task) => task.owner === owner).length < size - 1

  function next(): void {
    const place = waiting.findIndex(mayRun)
    const runner = place < 0 ? null : awaken()
    const [task] = runner ? waiting.splice(place, 1) : []
    if (runner && task) void perform(runner, task)
  }

  async function perform(runner: Runner<Job, Answer>, task: Task<Job, Answer>): Promise<void> {
    working.set(runner, task)
    try {
      await within(startMs, runner.ready)
      const { answer, isSpent } = await within(timeoutMs, runner.run(task.job))
      working.delete(runner)
      if (isSpent) runner.end()
      else rest(runner)
      task.resolve(answer)
    } catch (error) {
      working.delete(runner)
      runner.end()
      task.reject(error)
    }
    next()
  }

  return {
    run: (job, owner) =>
      new Promise((resolve, reject) => {
        waiting.push({ job, owner: owner ?? null, resolve, reject })
        next()
      }),
  }
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new NoAnswerInTime(ms)), ms)
  try {
    return await Promise.race([work, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
