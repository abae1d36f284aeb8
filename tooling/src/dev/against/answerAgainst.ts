import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { answeredHeaders, askedHeaders, passUpstream } from './passUpstream.ts'
import { pageWithLocalArea, withLocalArea, type Boot, type LocalArea } from './localArea.ts'

export interface Against {
  /** Origin of the environment. */
  readonly upstream: string
  readonly local: () => LocalArea
  /** Tags that every page of the shell begins with. */
  readonly head: string
  /** The shell's own page, where that is built on this machine as well. */
  readonly shellPage?: () => string
}

/** Answers a call as the environment does, with the local build of one area in the place of the published one. */
export async function answerAgainst(
  request: IncomingMessage,
  response: ServerResponse,
  against: Against,
): Promise<void> {
  const path = new URL(request.url ?? '/', 'http://localhost').pathname
  const wantsPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html')
  if (!wantsPage && path !== '/environment.json') return passUpstream(request, response, against.upstream)

  const origins = { here: `http://${request.headers.host ?? 'localhost'}`, upstream: against.upstream }
  const asked = askedHeaders(request.headers, origins)
  const address = new URL(request.url ?? '/', against.upstream)
  const answered = await fetch(address, { headers: headersOf(asked, ownToAsk), redirect: 'manual' })
  const text = await answered.text()
  const changed = path === '/environment.json' ? changedBoot(text, against) : changedPage(text, against)
  const told = answeredHeaders(
    { ...Object.fromEntries(answered.headers), 'set-cookie': answered.headers.getSetCookie() },
    origins,
  )
  const dropped = changed === undefined ? encoding : [...encoding, 'etag', 'last-modified', ...policyOf(against)]
  const headers = Object.entries(told).filter(([name, value]) => value !== undefined && !dropped.includes(name))
  response.writeHead(answered.status, {
    ...Object.fromEntries(headers),
    ...(changed !== undefined && { 'cache-control': 'no-store' }),
  })
  response.end(changed ?? text)
}

/** It is unpacked to be read. */
const encoding = ['content-encoding', 'content-length']
/** A page or a document that has not changed there may have changed here. */
const ownToAsk = ['accept-encoding', 'if-none-match', 'if-modified-since', 'content-length']

/** That of the environment names the scripts that stand in its own shell's page. */
const policyOf = ({ shellPage }: Against): string[] => (shellPage ? ['content-security-policy'] : [])

function headersOf(given: IncomingHttpHeaders, dropped: readonly string[]): [string, string][] {
  return Object.entries(given).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && !dropped.includes(name) ? [[name, value]] : [],
  )
}

function changedBoot(text: string, { local }: Against): string | undefined {
  try {
    const boot: Boot = JSON.parse(text)
    return JSON.stringify(withLocalArea(boot, local()))
  } catch {
    // No boot manifest: what the environment says instead is told as it is.
    return undefined
  }
}

function changedPage(text: string, { local, head, shellPage }: Against): string | undefined {
  const page = pageWithLocalArea(text, local())
  if (page === undefined) return undefined
  return inShell(page, shellPage?.()).replace('<head>', () => `<head>${head}`)
}

/** The manifest of the environment, with the shell that is built here around it. */
function inShell(page: string, shell: string | undefined): string {
  if (shell === undefined) return page
  const boot = /<script type="application\/json" id="boot">.*?<\/script>/s.exec(page)?.[0] ?? ''
  const nonce = /nonce="([^"]+)"/.exec(page)?.[1] ?? ''
  return shell.replace('<!--boot-->', () => boot).replaceAll('__CSP_NONCE__', nonce)
}
