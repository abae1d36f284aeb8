import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http'
import { extname } from 'node:path'

export interface DevServerOptions {
  readonly port: number
  /** Address of the API, which answers everything that is not answered here. */
  readonly api: string
  /** The built file behind a path. */
  readonly fileAt: (path: string) => string | undefined
  /** The page to show at a path instead of the API's own; undefined leaves the API's. */
  readonly pageAt: (path: string) => Promise<string | undefined>
}

const reloadPath = '/__reload'
const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
}

/** Serves what webpack builds in front of the API, and tells open pages to load again. Answers how to tell them. */
export function startDevServer({ port, api, fileAt, pageAt }: DevServerOptions): () => void {
  const listeners = new Set<ServerResponse>()

  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    // A shell elsewhere may load a built area from here.
    response.setHeader('access-control-allow-origin', '*')
    if (path === reloadPath) return listen(response, listeners)
    if (path === `${reloadPath}.js`)
      return void response.writeHead(200, { 'content-type': 'text/javascript' }).end(reloadScript)
    const file = fileAt(path)
    if (file && existsSync(file) && statSync(file).isFile()) return sendFile(response, file)
    answer(request, response, path).catch((error: unknown) => {
      if (!response.headersSent) response.writeHead(502, { 'content-type': 'text/plain' })
      response.end(String(error))
    })
  })

  async function answer(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    const page = wantsPage(request) ? await pageAt(path) : undefined
    if (page === undefined) return pass(request, response, api)
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    response.end(page.replace('</head>', `<script type="module" src="${reloadPath}.js"></script></head>`))
  }

  server.listen(port)
  return () => {
    for (const listener of listeners) listener.write('data: again\n\n')
  }
}

const reloadScript = `new EventSource('${reloadPath}').onmessage = () => location.reload()`

function listen(response: ServerResponse, listeners: Set<ServerResponse>): void {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
  response.write('retry: 500\n\n')
  listeners.add(response)
  response.once('close', () => listeners.delete(response))
}

function sendFile(response: ServerResponse, file: string): void {
  response.writeHead(200, {
    'content-type': types[extname(file)] ?? 'application/octet-stream',
    'cache-control': 'no-store',
  })
  createReadStream(file).pipe(response)
}

function wantsPage({ method, headers }: IncomingMessage): boolean {
  return method === 'GET' && (headers.accept ?? '').includes('text/html')
}

function pass(request: IncomingMessage, response: ServerResponse, api: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const onward = forward(
      new URL(request.url ?? '/', api),
      { method: request.method, headers: request.headers },
      (answered) => {
        response.writeHead(answered.statusCode ?? 502, answered.headers)
        answered.pipe(response)
        answered.once('end', resolve)
      },
    )
    onward.once('error', reject)
    request.pipe(onward)
  })
}
