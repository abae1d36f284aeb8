import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { signatureFault, type S3Key } from './signatureFault.ts'

/** What the store does instead of answering as it should. `conflict`: somebody else writes the same name right now. */
export type S3Fault = 'away' | 'cut' | 'silent' | 'full' | 'conflict'

export interface S3StandIn {
  readonly url: string
  /** What the API has to be told. */
  readonly env: Readonly<
    Record<'S3_ENDPOINT' | 'S3_REGION' | 'S3_BUCKET' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY', string>
  >
  /** Names that there are, in order. */
  readonly names: () => string[]
  /** From now on, until null; `times` of it, where that is said. */
  readonly fail: (fault: S3Fault | null, times?: number) => void
  /** Method and name of what was asked. */
  readonly calls: () => readonly string[]
  readonly close: () => Promise<void>
}

export interface S3StandInOptions {
  readonly port?: number
  readonly now?: () => Date
}

const key: S3Key = { accessKeyId: 'stand-in', secretAccessKey: 'stand-in/secret+key', region: 'eu-test-1' }
const bucket = 'staffel'

/**
 * As much of S3 as a store of files needs, in memory: signatures are checked for real, a second `If-None-Match: *` is
 * refused with 412, a part of a file and a list of names can be asked for.
 */
export async function startS3StandIn({ port = 0, now = () => new Date() }: S3StandInOptions = {}): Promise<S3StandIn> {
  const files = new Map<string, Buffer>()
  const calls: string[] = []
  let fault: S3Fault | null = null
  let left = 0
  const faultNow = (): S3Fault | null => {
    const present = left > 0 ? fault : null
    left -= 1
    return present
  }

  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://store')
      const [, named = '', ...rest] = pathname.split('/')
      const name = decodeURIComponent(rest.join('/'))
      calls.push(`${request.method} ${name}`)
      const present = faultNow()
      if (present === 'silent') return
      if (present === 'cut') return void request.socket.destroy()
      const refusal = refusalOf(request, body, named, present)
      if (refusal) return send(response, refusal[0], failed(refusal[1]))
      answer(request, response, { name, body, searchParams })
    })
  })

  function refusalOf(request: IncomingMessage, body: Buffer, named: string, present: S3Fault | null) {
    const { method = '', url = '', headers } = request
    const unsigned = signatureFault({ method, url, headers, body }, key, now())
    if (unsigned) return [403, unsigned] as const
    if (named !== bucket) return [404, 'NoSuchBucket'] as const
    if (present === 'away') return [503, 'SlowDown'] as const
    if (present === 'full' && method === 'PUT') return [507, 'InsufficientStorage'] as const
    if (present === 'conflict' && method === 'PUT') return [409, 'ConditionalRequestConflict'] as const
    return null
  }

  interface Asked {
    readonly name: string
    readonly body: Buffer
    readonly searchParams: URLSearchParams
  }

  function answer({ method, headers }: IncomingMessage, response: ServerResponse, asked: Asked): void {
    const { name, body, searchParams } = asked
    const known = files.get(name)
    if (method === 'GET' && name === '') return send(response, 200, listed([...files.keys()], searchParams))
    if (method === 'PUT') {
      if (known && headers['if-none-match'] === '*') return send(response, 412, failed('PreconditionFailed'))
      files.set(name, body)
      return send(response, 200, '')
    }
    if (method === 'DELETE') {
      files.delete(name)
      return send(response, 204, '')
    }
    if (method !== 'GET' && method !== 'HEAD') return send(response, 405, failed('MethodNotAllowed'))
    if (!known) return send(response, 404, failed('NoSuchKey'))
    return sendFile(response, known, headers.range)
  }

  await new Promise<void>((ready, refused) => {
    server.once('error', refused)
    server.listen(port, '127.0.0.1', ready)
  })
  const { port: taken } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${taken}`
  return {
    url,
    env: {
      S3_ENDPOINT: url,
      S3_REGION: key.region,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: key.accessKeyId,
      S3_SECRET_ACCESS_KEY: key.secretAccessKey,
    },
    names: () => [...files.keys()].sort(),
    fail: (next, times = Infinity) => {
      fault = next
      left = next === null ? 0 : times
    },
    calls: () => calls,
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
}

function send(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' }).end(body)
}

function sendFile(response: ServerResponse, file: Buffer, range = ''): void {
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(range) ?? []
  if (first === undefined) return void response.writeHead(200, { 'content-length': file.length }).end(file)
  const from = Number(first)
  const to = Math.min(last ? Number(last) : Infinity, file.length - 1)
  if (from > to) return send(response, 416, failed('InvalidRange'))
  const part = file.subarray(from, to + 1)
  const headers = { 'content-length': part.length, 'content-range': `bytes ${from}-${to}/${file.length}` }
  response.writeHead(206, headers).end(part)
}

const failed = (code: string): string => `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`

function listed(names: readonly string[], asked: URLSearchParams): string {
  const after = asked.get('continuation-token') ?? asked.get('start-after') ?? ''
  const most = Number(asked.get('max-keys') ?? 1000)
  const all = names.filter((name) => name.startsWith(asked.get('prefix') ?? '') && name > after).sort()
  const page = all.slice(0, most)
  const rest = all.length > page.length ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
  const contents = page.map((name) => `<Contents><Key>${name}</Key></Contents>`).join('')
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${rest !== ''}</IsTruncated>${rest}${contents}</ListBucketResult>`
}
