import { Worker } from 'node:worker_threads'
import { createJobPool, type PoolOptions, type Runner, type WorkerPool } from '../../system/workers/job-pool.ts'

export type { WorkerPool } from '../../system/workers/job-pool.ts'

/**
 * Runs jobs of our own making in threads. What strangers send is parsed in `createProcessPool`, whose limit on memory
 * holds for all of it.
 */
export function createWorkerPool<Job, Answer>(
  file: URL,
  { heapMb, ...options }: PoolOptions & { readonly heapMb: number },
): WorkerPool<Job, Answer> {
  return createJobPool(() => threadRunner<Job, Answer>(file, heapMb), options)
}

function threadRunner<Job, Answer>(file: URL, heapMb: number): Runner<Job, Answer> {
  const worker = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: heapMb } })
  const lost = Promise.withResolvers<never>()
  // Whoever waits for it hears of an error; without anyone it must not end the process.
  lost.promise.catch(() => undefined)
  worker.on('error', (error) => lost.reject(error))
  worker.once('exit', () => lost.reject(new Error('the thread ended')))
  return {
    ready: Promise.resolve(),
    async run(job) {
      const answered = Promise.withResolvers<Answer>()
      worker.once('message', answered.resolve).postMessage(job)
      return { answer: await Promise.race([answered.promise, lost.promise]), isSpent: false }
    },
    whenEnded: (then) => void worker.once('exit', then),
    end: () => void worker.terminate(),
    hold: (isHeld) => (isHeld ? worker.ref() : worker.unref()),
  }
}
