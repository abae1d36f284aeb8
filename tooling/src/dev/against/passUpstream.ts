import { request as overHttp, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import { request as overHttps } from 'node:https'

/** Of one connection, and not of what goes over it. */
const ofConnection = ['connection', 'keep-alive', 'proxy-connection', 'transfer-encoding', 'upgrade', 'te']
/** Would follow `localhost` to every other project on this machine. */
const ofUpstreamOnly = ['strict-transport-security', 'alt-svc', 'clear-site-data']

/** Has a call answered by an environment elsewhere, for which it looks as if it were made on its own origin. */
export function passUpstream(request: IncomingMessage, response: ServerResponse, upstream: string): Promise<void> {
  const address = new URL(request.url ?? '/', upstream)
  const here = `http://${request.headers.host ?? 'localhost'}`
  const forward = address.protocol === 'https:' ? overHttps : overHttp
  const headers = askedHeaders(request.headers, { here, upstream: address.origin })
  return new Promise((resolve, reject) => {
    const onward = forward(address, { method: request.method, headers }, (answered) => {
      response.writeHead(
        answered.statusCode ?? 502,
        answeredHeaders(answered.headers, { here, upstream: address.origin }),
      )
      answered.pipe(response)
      answered.once('end', resolve)
      answered.once('error', reject)
    })
    onward.once('error', reject)
    response.once('close', () => onward.destroy())
    request.pipe(onward)
  })
}

export interface Origins {
  readonly here: string
  readonly upstream: string
}

/** What the environment is asked: as its own page would. */
export function askedHeaders(given: IncomingHttpHeaders, { here, upstream }: Origins): IncomingHttpHeaders {
  const headers: IncomingHttpHeaders = { ...without(given, ofConnection), host: new URL(upstream).host }
  if (given.origin === here) headers.origin = upstream
  if (given.referer?.startsWith(`${here}/`)) headers.referer = upstream + given.referer.slice(here.length)
  return headers
}

/** What the browser is told: everything that names the environment names this origin. */
export function answeredHeaders(given: IncomingHttpHeaders, { here, upstream }: Origins): IncomingHttpHeaders {
  const headers: IncomingHttpHeaders = without(given, [...ofConnection, ...ofUpstreamOnly])
  if (given.location?.startsWith(`${upstream}/`)) headers.location = here + given.location.slice(upstream.length)
  if (given['access-control-allow-origin'] === upstream) headers['access-control-allow-origin'] = here
  const policy = given['content-security-policy']
  if (typeof policy === 'string') headers['content-security-policy'] = policy.replace('upgrade-insecure-requests', '')
  if (given['set-cookie']) headers['set-cookie'] = given['set-cookie'].map(cookieHere)
  return headers
}

/** Kept by the browser for this origin, which is not served over TLS. */
function cookieHere(cookie: string): string {
  const [pair = '', ...attributes] = cookie.split(';').map((part) => part.trim())
  // A name of this kind is refused without `Secure`, which browsers allow on localhost.
  const needsSecure = /^__(?:Host|Secure)-/.test(pair)
  const kept = attributes
    .filter((attribute) => !/^domain=/i.test(attribute) && (needsSecure || !/^secure$/i.test(attribute)))
    .map((attribute) => (!needsSecure && /^samesite=none$/i.test(attribute) ? 'SameSite=Lax' : attribute))
  return [pair, ...kept].join('; ')
}

function without(headers: IncomingHttpHeaders, names: readonly string[]): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)))
}
