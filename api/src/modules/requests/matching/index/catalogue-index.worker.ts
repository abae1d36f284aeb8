import { parentPort } from 'node:worker_threads'
import { indexShelf } from './index-shelf.ts'
import type { IndexAnswer, IndexJob } from './index-thread.types.ts'

const port = parentPort
if (!port) throw new Error('This file is run as a worker.')

const answer = indexShelf({ tenants: 8, products: 400_000 })

port.on('message', (job: IndexJob) => {
  let message: IndexAnswer
  try {
    message = answer(job)
  } catch (error) {
    message = { error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
  port.postMessage(message)
})
