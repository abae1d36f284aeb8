import type { ExactJob, ExactOutcome } from '@staffel/shared-api/contract'

export const outcomes = ['created', 'updated', 'removed', 'conflict', 'refused'] as const satisfies ExactOutcome[]

export const countOf = (job: ExactJob, outcome: ExactOutcome): number =>
  outcome === 'conflict' ? job.conflicts : job[outcome]
