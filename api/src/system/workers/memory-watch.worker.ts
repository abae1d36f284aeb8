import { workerData } from 'node:worker_threads'

interface Watched {
  /** Bytes that the whole process may hold. */
  readonly limit: number
  readonly parent: number
}

const { limit, parent }: Watched = workerData
const nothing = new Int32Array(new SharedArrayBuffer(4))

// Also a process whose parent was killed ends: nobody waits for what it does.
while (process.memoryUsage.rss() <= limit && process.ppid === parent) Atomics.wait(nothing, 0, 0, 20)
process.kill(process.pid, 'SIGKILL')
