import { Agent, request } from 'node:https'
import type { Seat } from './seats.ts'

export interface Asked {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly body?: string
  readonly type?: string
  /** Under which the same work is done once, however often it is sent. */
  readonly key?: string
}

export interface Answer {
  /** 0 where no answer came. */
  readonly status: number
  readonly text: string
}

/** How long an answer may take until it counts as none: as long as a browser that people wait at. */
const patience = 30_000

/** Asks as a browser does: over connections that stay open, from the address of the seat. */
export function asker(url: string, { address, headers }: Seat): (asked: Asked) => Promise<Answer> {
  const agent = new Agent({ keepAlive: true, localAddress: address, rejectUnauthorized: false })
  return ({ method, path, body, type = 'application/json', key }) =>
    new Promise((resolve) => {
      const sent = request(
        new URL(path, url),
        {
          agent,
          method,
          timeout: patience,
          headers: {
            ...headers,
            ...(body !== undefined && { 'content-type': type, 'content-length': Buffer.byteLength(body) }),
            ...(key !== undefined && { 'idempotency-key': key }),
          },
        },
        (answer) => {
          const parts: Buffer[] = []
          answer.on('data', (part: Buffer) => parts.push(part))
          answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(parts).toString() }))
          answer.on('error', ({ message }) => resolve({ status: 0, text: message }))
        },
      )
      sent.on('timeout', () => sent.destroy(new Error('no answer in time')))
      sent.on('error', ({ message }) => resolve({ status: 0, text: message }))
      sent.end(body)
    })
}
