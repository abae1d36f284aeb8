import type { Job, Module } from '../../../http/module.ts'

/** What pushes, among the work of these modules that comes back by itself. */
export function pushJobOf(modules: readonly Module[]): Job {
  const job = modules.flatMap(({ jobs = [] }) => jobs).find(({ name }) => name === 'push offers to Exact')
  if (!job) throw new Error('Nothing pushes offers to Exact')
  return job
}
