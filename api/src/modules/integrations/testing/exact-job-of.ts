import type { Job, Module } from '../../../http/module.ts'

const names = {
  push: 'push offers to Exact',
  bringIn: 'bring in from Exact',
  night: 'begin the night of Exact',
  notices: 'ask Exact to tell of changes',
  keepAlive: 'keep Exact links alive',
} as const

/** Of the work of these modules that comes back by itself, what concerns Exact. */
export function exactJobOf(modules: readonly Module[], job: keyof typeof names): Job {
  const found = modules.flatMap(({ jobs = [] }) => jobs).find(({ name }) => name === names[job])
  if (!found) throw new Error(`Nothing is called ${names[job]}`)
  return found
}
