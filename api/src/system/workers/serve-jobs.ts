import { Worker } from 'node:worker_threads'

/** What a process says: that it has started, and then the answer of each job. */
export type FromProcess<Answer> =
  { readonly kind: 'ready' } | { readonly kind: 'answer'; readonly answer: Answer; readonly isSpent: boolean }

/**
 * Called by the file that `createProcessPool` runs. Its memory is watched from a thread: a parser that is busy cannot
 * watch itself.
 */
export function serveJobs<Job, Answer>(answerOf: (job: Job) => Promise<Answer>): void {
  const limit = Number(process.argv[2]) * 1024 * 1024
  new Worker(new URL('./memory-watch.worker.ts', import.meta.url), {
    workerData: { limit, parent: process.ppid },
  }).unref()
  const say = (message: FromProcess<Answer>): void => void process.send?.(message)
  process.on('message', ({ job }: { readonly job: Job }) => {
    void answerOf(job).then((answer) => say({ kind: 'answer', answer, isSpent: process.memoryUsage.rss() > limit / 2 }))
  })
  process.on('disconnect', () => process.exit())
  say({ kind: 'ready' })
}
