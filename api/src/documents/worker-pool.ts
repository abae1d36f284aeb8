import { Worker } from 'node:worker_threads'
import { NoAnswerInTime } from './no-answer-in-time.ts'

interface Task<Job, Answer> {
  readonly job: Job
  resolve(answer: Answer): void
  reject(error: Error): void
}

interface PoolOptions {
  readonly size: number
  /** After so long a worker is given up; the next job gets a new one. */
  readonly timeoutMs: number
  /** A worker without work for so long is ended. */
  readonly idleMs: number
  readonly heapMb: number
}

export interface WorkerPool<Job, Answer> {
  /** Jobs beyond the size of the pool wait for their turn. */
  run(job: Job): Promise<Answer>
}

/** Runs jobs in threads that are started when there is work and kept as long as there is more. Without work they do not keep the process alive. */
export function createWorkerPool<Job, Answer>(file: URL, { size, timeoutMs, idleMs, heapMb }: PoolOptions): WorkerPool<Job, Answer> {
  const waiting: Task<Job, Answer>[] = []
  const idle = new Map<Worker, NodeJS.Timeout>()
  let running = 0

  function start(): Worker {
    running += 1
    const worker = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: heapMb } })
    // Whoever waits for it hears of an error; without anyone it must not end the process.
    worker.on('error', () => {})
    worker.once('exit', () => {
      running -= 1
      clearTimeout(idle.get(worker))
      idle.delete(worker)
      next()
    })
    return worker
  }

  function rest(worker: Worker): void {
    worker.unref()
    idle.set(worker, setTimeout(() => void worker.terminate(), idleMs).unref())
  }

  function awaken(): Worker | null {
    const [rested] = idle.entries()
    if (!rested) return running < size ? start() : null
    const [worker, ending] = rested
    clearTimeout(ending)
    idle.delete(worker)
    worker.ref()
    return worker
  }

  function next(): void {
    if (waiting.length === 0) return
    const worker = awaken()
    const task = worker && waiting.shift()
    if (worker && task) perform(worker, task)
  }

  function perform(worker: Worker, { job, resolve, reject }: Task<Job, Answer>): void {
    const settle = () => {
      clearTimeout(late)
      worker.off('message', answered).off('error', giveUp)
    }
    const answered = (answer: Answer) => {
      settle()
      rest(worker)
      resolve(answer)
      next()
    }
    const giveUp = (error: Error) => {
      settle()
      void worker.terminate()
      reject(error)
    }
    const late = setTimeout(() => giveUp(new NoAnswerInTime(timeoutMs)), timeoutMs)
    worker.once('message', answered).once('error', giveUp).postMessage(job)
  }

  return {
    run: (job) => new Promise((resolve, reject) => {
      waiting.push({ job, resolve, reject })
      next()
    }),
  }
}
