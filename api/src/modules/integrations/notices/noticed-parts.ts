import type { SyncPart } from '../sync/jobs/exact-jobs.tables.ts'
import { topicsOf } from '../sync/reading/read-changes.ts'

/** What is brought in at once when Exact tells that it changed. */
const parts: readonly SyncPart[] = ['accounts']

/** What Exact is asked to tell of. */
export const noticedTopics: readonly string[] = [...new Set(parts.flatMap((part) => topicsOf[part]))]

export const noticedParts = (topic: string): readonly SyncPart[] =>
  parts.filter((part) => topicsOf[part].some((one) => one === topic))
