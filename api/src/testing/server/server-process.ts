import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'

export interface ServerProcess {
  readonly origin: string
  stop(): Promise<void>
}

/** The server itself, in a process of its own, on a database that is there. It answers to this machine only. */
export async function startServerProcess(databaseUrl: string, folder: string): Promise<ServerProcess> {
  const env = {
    PATH: process.env['PATH'],
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    AREA_BUILDS: join(folder, 'no-areas'),
    PORT: '0',
    LOG_LEVEL: 'error',
  }
  const child = spawn(process.execPath, [resolve(import.meta.dirname, '../../server.ts')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const origin = await readyAt(child)
  return {
    origin,
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

async function readyAt(child: ChildProcess): Promise<string> {
  if (child.stdout)
    for await (const line of createInterface({ input: child.stdout })) {
      const found = /ready: (http:\S+)/.exec(line)?.[1]
      if (found) return found
    }
  throw new Error('The server ended before it was ready')
}
