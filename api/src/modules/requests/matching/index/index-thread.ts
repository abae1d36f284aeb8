import { createWorkerPool, type WorkerPool } from '../../../../documents/worker/worker-pool.ts'
import type { IndexAnswer, IndexJob } from './index-thread.types.ts'

export type IndexThread = WorkerPool<IndexJob, IndexAnswer>

/**
 * One thread holds the indexes of all tenants: a catalogue is read and kept once, requests are answered meanwhile, and
 * lines take their turn. Left alone for a quarter of an hour it gives its memory back.
 */
export const indexThread: IndexThread = createWorkerPool<IndexJob, IndexAnswer>(
  new URL('./catalogue-index.worker.ts', import.meta.url),
  {
    size: 1,
    timeoutMs: 30_000,
    idleMs: 15 * 60_000,
    heapMb: 1536,
  },
)
