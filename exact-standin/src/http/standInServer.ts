import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Company } from '../model/Company.ts'
import { authorisation } from '../oauth/authorisation.ts'
import { revokeCall, tokenCall } from '../oauth/tokenCall.ts'
import { dataCall } from '../records/dataCall.ts'
import { documentPage } from '../records/documentPage.ts'
import { errorAnswer, htmlAnswer, type Answer, type Asked } from './answers.ts'
import { ExactError } from './ExactError.ts'

/** A call that was made, without what is secret in it. */
export interface Call {
  readonly at: Date
  readonly method: string
  readonly path: string
  readonly query: string
  readonly status: number
}

export interface ServerParts {
  readonly company: Company
  readonly admin: (asked: Asked) => Answer
  readonly wait: (ms: number) => Promise<void>
  readonly note: (call: Call) => void
}

const maxBody = 10 * 1024 * 1024

export function standInServer(parts: ServerParts): Server {
  return createServer((request, response) => {
    void serve(parts, request, response).catch((error: unknown) => {
      const known = error instanceof ExactError
      const { status, headers, body } = errorAnswer(
        known ? error.status : 500,
        String(error),
        known ? error.headers : {},
      )
      if (!response.headersSent) response.writeHead(status, headers).end(body)
    })
  })
}

async function serve(
  { company, admin, wait, note }: ServerParts,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = await bodyOf(request)
  const url = new URL(request.url ?? '/', company.url())
  const asked: Asked = { method: request.method ?? 'GET', url, headers: request.headers, body }
  const isAdmin = url.pathname === '/' || url.pathname.startsWith('/standin')
  const isPage = url.pathname.startsWith('/docs/')
  const { travelMs } = company.settings()
  const called = async (): Promise<Answer | null> => {
    if (travelMs > 0) await wait(travelMs)
    const answer = await faulty(company, asked, wait)
    if (travelMs > 0) await wait(travelMs)
    return answer
  }
  const answer = isAdmin ? admin(asked) : isPage ? documentPage(asked, company) : await called()
  if (!isAdmin)
    note({
      at: new Date(company.now()),
      method: asked.method,
      path: url.pathname,
      query: safeQuery(url),
      status: answer?.status ?? 0,
    })
  if (!answer) return void request.socket.destroy()
  response.writeHead(answer.status, { 'cache-control': 'no-store', ...answer.headers }).end(answer.body)
}

const safeQuery = ({ pathname, search }: URL): string =>
  pathname.startsWith('/api/oauth2') ? '' : decodeURIComponent(search)

/** The answer, or what a fault makes of it; null: the connection is cut. */
async function faulty(company: Company, asked: Asked, wait: (ms: number) => Promise<void>): Promise<Answer | null> {
  const { faults } = company
  const path = asked.url.pathname
  const on = (name: Parameters<typeof faults.happens>[0]): boolean => faults.happens(name, path)
  if (path === '/api/oauth2/auth') return authorisation(asked, company)
  if (on('slow')) await wait(3_000)
  if (path === '/api/oauth2/token') {
    if (on('tokenDown')) return errorAnswer(503, 'Service unavailable')
    const answer = tokenCall(asked, company.apps, company.grants, company.settings())
    return on('tokenDropAfter') ? null : answer
  }
  if (path === '/api/oauth2/revoke') return revokeCall(asked, company.apps, company.grants)
  if (!path.startsWith('/api/v1/')) return errorAnswer(404, 'Not found')
  const early = earlyFault(on)
  if (early !== undefined) return early
  if (on('minuteUsed')) company.limits.exhaust('minute')
  if (on('dayUsed')) company.limits.exhaust('day')
  const answer = await dataCall(company, asked)
  if (asked.method !== 'GET' && on('dropAfter')) return null
  if (on('brokenJson')) return { ...answer, body: answer.body.slice(0, Math.floor(answer.body.length / 2)) }
  return asksJson(asked) ? answer : atom(answer)
}

function earlyFault(
  on: (name: 'down' | 'error500' | 'dropBefore' | 'redirected' | 'tooManyWithoutHeaders') => boolean,
): Answer | null | undefined {
  if (on('dropBefore')) return null
  if (on('down')) return errorAnswer(503, 'Service unavailable')
  if (on('error500')) return htmlAnswer(500, '<html><body>Server Error</body></html>')
  if (on('redirected')) return { status: 302, headers: { location: 'https://exact.attacker.example/' }, body: '' }
  return on('tooManyWithoutHeaders') ? errorAnswer(429, 'Too many requests.') : undefined
}

const asksJson = ({ headers }: Asked): boolean => (headers.accept ?? '').includes('application/json')

/** Who does not ask for JSON gets Atom, which nobody here reads. */
const atom = ({ status, headers }: Answer): Answer => ({
  status,
  headers: { ...headers, 'content-type': 'application/atom+xml; charset=utf-8' },
  body: '<?xml version="1.0" encoding="utf-8"?><feed xmlns="http://www.w3.org/2005/Atom"/>',
})

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > maxBody) throw new ExactError(413, 'Request entity too large.')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
