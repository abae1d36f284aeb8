import { connect, type NetConnectOpts, type Socket } from 'node:net'
import { DomainError } from '../errors.ts'
import { text } from '../texts/text.ts'
import type { ScanFile } from './scan-file.ts'

export interface ClamdOptions {
  /** `tcp://host:port`, or `unix:/path` of its socket. */
  readonly url: string
  readonly timeoutMs?: number
}

/** What clamd takes at once; its own limit on the whole is `StreamMaxLength`. */
const chunkBytes = 64 * 1024

/**
 * Asks a ClamAV daemon, over its own protocol: `zINSTREAM`, then pieces with their length in front, then a piece of
 * none. A file that could not be looked at is not taken in: the caller may try again.
 */
export function clamdScanner({ url, timeoutMs = 30_000 }: ClamdOptions): ScanFile {
  const address = addressOf(url)
  return async (bytes) => {
    const verdict = await ask(connect(address), bytes, timeoutMs).catch((error: unknown) => {
      throw new DomainError('UNAVAILABLE', { message: unreachable, cause: error })
    })
    if (/^stream: OK$/.test(verdict)) return 'clean'
    if (/ FOUND$/.test(verdict)) return 'infected'
    throw new DomainError('UNAVAILABLE', { message: unreachable, cause: new Error(`clamd answered: ${verdict}`) })
  }
}

const unreachable = text('file.notScanned')

function addressOf(text: string): NetConnectOpts {
  const url = new URL(text)
  return url.protocol === 'unix:'
    ? { path: url.pathname }
    : { host: url.hostname.replace(/^\[|\]$/g, ''), port: Number(url.port) }
}

function ask(socket: Socket, bytes: Buffer, timeoutMs: number): Promise<string> {
  return new Promise<string>((resolve, reject) => {
    let answer = ''
    socket.setTimeout(timeoutMs, () => socket.destroy(new Error('clamd did not answer in time')))
    socket.on('error', reject)
    socket.on('data', (chunk: Buffer) => {
      answer += chunk.toString('utf8')
      if (!answer.includes('\0')) return
      resolve(answer.slice(0, answer.indexOf('\0')).trim())
      socket.destroy()
    })
    socket.on('close', () => reject(new Error('clamd hung up')))
    socket.write('zINSTREAM\0')
    for (let start = 0; start < bytes.length; start += chunkBytes)
      writePiece(socket, bytes.subarray(start, start + chunkBytes))
    writePiece(socket, Buffer.alloc(0))
  })
}

function writePiece(socket: Socket, piece: Buffer): void {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(piece.length)
  socket.write(length)
  if (piece.length > 0) socket.write(piece)
}
