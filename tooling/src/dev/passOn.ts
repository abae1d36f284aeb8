import { request as overHttp, type IncomingMessage, type ServerResponse } from 'node:http'
import { request as overHttps } from 'node:https'

/** Has a call answered by the API, which may be a server elsewhere, behind TLS and under a name of its own. */
export function passOn(request: IncomingMessage, response: ServerResponse, api: string): Promise<void> {
  const address = new URL(request.url ?? '/', api)
  const isSecure = address.protocol === 'https:'
  const forward = isSecure ? overHttps : overHttp
  // The API on this machine checks the host that it is called by; a server elsewhere is found by its own.
  const headers = isSecure ? { ...request.headers, host: address.host } : request.headers
  return new Promise((resolve, reject) => {
    const onward = forward(address, { method: request.method, headers }, (answered) => {
      response.writeHead(answered.statusCode ?? 502, answered.headers)
      answered.pipe(response)
      answered.once('end', resolve)
    })
    onward.once('error', reject)
    request.pipe(onward)
  })
}
