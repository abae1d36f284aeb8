import { Agent, request, type IncomingHttpHeaders } from 'node:http'

export interface Call {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

export interface Answered {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
}

export interface Load {
  readonly calls: number
  readonly perSecond: number
  /** Milliseconds within which 99 of 100 calls were answered. */
  readonly p99: number
}

export interface LoadOptions {
  readonly url: string
  readonly connections: number
  readonly seconds: number
  /** The n-th call. */
  readonly call: (n: number) => Call
  /** Throws for an answer that is not what was asked for. */
  readonly check: (answer: Answered) => void
}

/** Calls as fast as answers come, over a number of connections that stay open; every answer is read and checked. */
export async function measureLoad({ url, connections, seconds, call, check }: LoadOptions): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  const started = performance.now()
  const until = started + seconds * 1000
  let calls = 0
  const connection = async (): Promise<void> => {
    while (performance.now() < until) {
      const from = performance.now()
      check(await ask(agent, url, call(calls++)))
      times.push(performance.now() - from)
    }
  }
  await Promise.all(Array.from({ length: connections }, connection))
  const took = (performance.now() - started) / 1000
  agent.destroy()
  times.sort((a, b) => a - b)
  return {
    calls: times.length,
    perSecond: times.length / took,
    p99: times[Math.ceil(times.length * 0.99) - 1] ?? Number.NaN,
  }
}

function ask(agent: Agent, url: string, { method, path, headers, body }: Call): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const sent = request(
      new URL(path, url),
      {
        agent,
        method,
        headers: {
          ...headers,
          ...(body !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
        },
      },
      (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text: Buffer.concat(parts).toString() }),
        )
        answer.on('error', reject)
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}
