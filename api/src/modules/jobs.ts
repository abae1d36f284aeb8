import type { FastifyBaseLogger } from 'fastify'
import type { Job, Module } from '../http/module.ts'
import { loggableError } from '../plugins/loggable-error.ts'
import type { Figures } from '../plugins/operations/figures.ts'

/**
 * Runs every module's jobs at their interval, one run of a job at a time. The returned function begins none anew, tells
 * those that run that the process stops, and waits for them.
 */
export function startJobs(
  modules: readonly Module[],
  log: FastifyBaseLogger,
  figures: Pick<Figures, 'job'>,
): () => Promise<void> {
  const stops = modules.flatMap((module) => module.jobs ?? []).map((job) => startJob(job, log, figures))
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}

function startJob(job: Job, log: FastifyBaseLogger, figures: Pick<Figures, 'job'>): () => Promise<void> {
  const stopping = new AbortController()
  let running: Promise<void> | null = null
  const run = (): void => {
    running ??= job
      .run(stopping.signal)
      .then(() => figures.job(job.name, 'done'))
      .catch((error: unknown) => {
        figures.job(job.name, 'failed')
        log.error({ job: job.name, failure: loggableError(error) }, 'job failed')
      })
      .finally(() => (running = null))
  }
  const timer = setInterval(run, job.everySeconds * 1000)
  timer.unref()
  return async () => {
    clearInterval(timer)
    stopping.abort()
    await running
  }
}
