import { parentPort } from 'node:worker_threads'
import { readMail } from './read-mail.ts'
import type { MailAnswer, MailJob } from './mail-worker.types.ts'

const port = parentPort
if (!port) throw new Error('This file is run as a worker.')

port.on('message', ({ raw, options }: MailJob) => {
  const answer = (message: MailAnswer) => port.postMessage(message)
  readMail(raw, options).then(
    (mail) => answer({ mail }),
    (error: unknown) => answer({ error: error instanceof Error ? error.message : String(error) }),
  )
})
