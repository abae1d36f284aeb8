import { randomUUID } from 'node:crypto'
import type { ModuleContext } from '../../../http/module.ts'
import { textWithin } from '../../../system/text-within.ts'
import { ExactRefused } from './exact-refused.ts'

export interface ExactAnswer {
  readonly status: number
  readonly ok: boolean
  readonly headers: Headers
  /** The fields of the answer; none when it is no JSON object. */
  readonly body: Readonly<Record<string, unknown>>
  readonly traceId: string
}

export interface ExactRequest {
  /** Stands in the log instead of the address, which may hold what people typed. */
  readonly what: string
  readonly path: string
  readonly method?: 'GET' | 'POST' | 'DELETE'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | URLSearchParams
}

export type ExactHttp = (request: ExactRequest) => Promise<ExactAnswer>

export interface ExactHttpOptions {
  readonly baseUrl: string
  readonly log: Pick<ModuleContext['log'], 'info' | 'warn'>
  readonly fetch?: typeof fetch
}

const timeoutMs = 20_000
const longestBody = 20_000_000

/** One request to Exact Online. Redirects are never followed: an answer that moves is no answer. */
export function exactHttp({ baseUrl, log, fetch: send = fetch }: ExactHttpOptions): ExactHttp {
  return async ({ what, path, method = 'GET', headers = {}, body }) => {
    const traceId = randomUUID()
    const begun = performance.now()
    const url = new URL(path, baseUrl)
    if (url.origin !== new URL(baseUrl).origin) throw new ExactRefused('unavailable', { traceId })
    const answer = await send(url, {
      method,
      headers: { accept: 'application/json', 'x-request-id': traceId, ...headers },
      ...(body !== undefined && { body }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
      .then(async (response) => ({ response, text: await textWithin(response, longestBody) }))
      .catch(() => null)
    const facts = { exact: what, traceId, status: answer?.response.status ?? null, ms: performance.now() - begun }
    if (answer === null) {
      log.warn(facts, 'Exact Online did not answer')
      throw new ExactRefused('unavailable', { traceId })
    }
    log.info(facts, 'Exact Online answered')
    const { response, text } = answer
    return { status: response.status, ok: response.ok, headers: response.headers, body: fieldsOf(text), traceId }
  }
}

function fieldsOf(text: string): Readonly<Record<string, unknown>> {
  try {
    const answer: unknown = JSON.parse(text)
    return typeof answer === 'object' && answer !== null ? { ...answer } : {}
  } catch {
    return {}
  }
}
