import type { IncomingMessage, ServerResponse } from 'node:http'

/** Pages whose HTML the API writes, for people without an account. */
export function isWrittenPage(path: string): boolean {
  return /^\/o\//i.test(path)
}

const asked = ['accept', 'accept-language', 'cookie', 'user-agent']
const kept = ['content-type', 'content-security-policy', 'referrer-policy', 'x-robots-tag', 'retry-after']

/** The API's page with another program in the place of the published one. */
export async function passOnWritten(
  request: IncomingMessage,
  response: ServerResponse,
  { api, program }: { readonly api: string; readonly program: string },
): Promise<void> {
  const headers = asked.flatMap((name) => {
    const value = request.headers[name]
    return typeof value === 'string' ? [[name, value] as const] : []
  })
  const answered = await fetch(new URL(request.url ?? '/', api), { headers: Object.fromEntries(headers) })
  const page = (await answered.text()).replace(/<!--program-->.*?<!--\/program-->/s, () => program)
  const told = kept.flatMap((name) => {
    const value = answered.headers.get(name)
    return value === null ? [] : [[name, value] as const]
  })
  response.writeHead(answered.status, { ...Object.fromEntries(told), 'cache-control': 'no-store' }).end(page)
}
