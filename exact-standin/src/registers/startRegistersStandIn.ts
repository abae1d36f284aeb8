import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { jsonAnswer, type Answer } from '../http/answers.ts'
import { addressAnswer, tradeRegisterAnswer, viesAnswer, viesFault } from './registerAnswers.ts'

/** What a register does instead of answering as it should. */
export type RegisterFault =
  | { readonly vies: string }
  | { readonly status: number; readonly body: string; readonly headers?: Readonly<Record<string, string>> }
  | 'cut'
  | 'silent'

export interface RegisterCall {
  readonly path: string
  readonly query: URLSearchParams
  /** What was sent as JSON; empty where nothing was. */
  readonly body: Readonly<Record<string, unknown>>
}

export interface RegistersStandIn {
  readonly url: string
  /** What the API has to be told. */
  readonly env: Readonly<Record<'VIES_URL' | 'KVK_URL' | 'KVK_API_KEY' | 'PDOK_URL', string>>
  /** From now on, until null; `times` of it, where that is said. */
  readonly fail: (fault: RegisterFault | null, times?: number) => void
  readonly calls: () => readonly RegisterCall[]
  readonly forgetCalls: () => void
  readonly close: () => Promise<void>
}

const key = 'stand-in'

/** VIES, the trade register and the address register on this machine, with a few companies of their own. */
export async function startRegistersStandIn({ port }: { readonly port: number }): Promise<RegistersStandIn> {
  let fault: RegisterFault | null = null
  let left = 0
  let calls: RegisterCall[] = []

  function answerTo(asked: RegisterCall, given: unknown): Answer {
    if (asked.path === '/vies/check-vat-number') return viesAnswer(asked.body, new Date())
    if (asked.path === '/pdok/free') return addressAnswer(asked.query)
    if (asked.path !== '/kvk/v2/zoeken') return jsonAnswer(404, {})
    return given === key ? tradeRegisterAnswer(asked.query) : jsonAnswer(401, {})
  }

  const server = createServer((request, response) => {
    void read(request).then((asked) => {
      calls.push(asked)
      const now = left > 0 ? fault : null
      left -= 1
      if (now === 'silent') return
      if (now === 'cut') return void request.socket.destroy()
      const { status, headers, body } = broken(now) ?? answerTo(asked, request.headers['apikey'])
      response.writeHead(status, headers).end(body)
    })
  })
  await new Promise<void>((ready, failed) => {
    server.once('error', failed)
    server.listen(port, '127.0.0.1', ready)
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    env: { VIES_URL: `${url}/vies`, KVK_URL: `${url}/kvk`, KVK_API_KEY: key, PDOK_URL: `${url}/pdok` },
    fail: (next, times = Number.POSITIVE_INFINITY) => {
      fault = next
      left = times
    },
    calls: () => calls,
    forgetCalls: () => (calls = []),
    close: () => {
      server.closeAllConnections()
      return new Promise((closed) => server.close(() => closed()))
    },
  }
}

function broken(fault: Exclude<RegisterFault, 'cut' | 'silent'> | null): Answer | null {
  if (fault === null) return null
  if ('vies' in fault) return viesFault(fault.vies)
  return { status: fault.status, headers: fault.headers ?? {}, body: fault.body }
}

async function read(request: IncomingMessage): Promise<RegisterCall> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://here')
  const sent = await text(request).catch(() => '')
  return { path: pathname, query: searchParams, body: parsed(sent) }
}

function parsed(sent: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(sent)
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}
