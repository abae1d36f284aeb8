import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { extname } from 'node:path'
import { passOn } from './passOn.ts'
import { isWrittenPage, passOnWritten } from './passOnWritten.ts'
import { refreshPath, refreshScript } from './refreshScript.ts'

export type Hot = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

export interface DevServerOptions {
  readonly port: number
  /** Address of the API, which answers everything that is not answered here. */
  readonly api: string
  /** The built file behind a path. */
  readonly fileAt: (path: string) => string | undefined
  /** The page to show at a path instead of the API's own; undefined leaves the API's. */
  readonly pageAt: (path: string) => Promise<string | undefined>
  /** Answers what no file here does, instead of the API that is called as it stands. */
  readonly elsewhere?: (request: IncomingMessage, response: ServerResponse) => Promise<void>
  /** Tags of the program that completes the pages which the API writes; undefined leaves the published one. */
  readonly pageProgram: () => string | undefined
}

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
}

/** Serves what webpack builds in front of the API; `hot` tells open pages of what was built anew. */
export function startDevServer(options: DevServerOptions, hot: Hot): void {
  const { port, api, fileAt, pageAt, pageProgram, elsewhere } = options
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    // A shell elsewhere may load a built area from here.
    response.setHeader('access-control-allow-origin', '*')
    hot(request, response, () => serve(request, response, path))
  })

  function serve(request: IncomingMessage, response: ServerResponse, path: string): void {
    // What the developer panel of the shell points an area at that shall never come.
    if (path.startsWith('/__never/')) return
    if (path === refreshPath)
      return void response.writeHead(200, { 'content-type': 'text/javascript' }).end(refreshScript())
    const file = fileAt(path)
    if (file && existsSync(file) && statSync(file).isFile()) return sendFile(response, file)
    answer(request, response, path).catch((error: unknown) => {
      if (!response.headersSent) response.writeHead(502, { 'content-type': 'text/plain' })
      response.end(String(error))
    })
  }

  async function answer(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    const program = wantsPage(request) && isWrittenPage(path) ? pageProgram() : undefined
    if (program !== undefined) return passOnWritten(request, response, { api, program })
    const page = wantsPage(request) ? await pageAt(path) : undefined
    if (page === undefined) return elsewhere ? elsewhere(request, response) : passOn(request, response, api)
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    response.end(page.replace('<head>', `<head><script src="${refreshPath}"></script>`))
  }

  server.listen(port)
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
