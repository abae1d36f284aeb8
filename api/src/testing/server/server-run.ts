import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'

/** The real server, as `npm start` runs it, in a process of its own. */
export interface ServerRun {
  readonly output: () => string
  readonly ended: Promise<number | null>
  kill(signal: NodeJS.Signals): void
}

const running = new Set<ChildProcess>()

export function startServer(dataDirectory: string, env: Readonly<Record<string, string>> = {}): ServerRun {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../server.ts')], {
    env: {
      PATH: process.env['PATH'] ?? '',
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      PORT: '0',
      DATA_DIR: dataDirectory,
      AREA_BUILDS: join(dataDirectory, 'none'),
      ...env,
    },
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
  let output = ''
  const keep = (chunk: Buffer): void => void (output += chunk.toString())
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  return {
    output: () => output,
    ended: new Promise((resolve) => child.once('exit', resolve)),
    kill: (signal) => void child.kill(signal),
  }
}

/** One that a failed test left would keep its run waiting for ever. */
export function killServers(): void {
  for (const child of running) child.kill('SIGKILL')
}

/** The address that it answers at, however long a busy machine takes to get there. */
export async function ready(server: ServerRun): Promise<string> {
  const state = { hasEnded: false }
  void server.ended.then(() => (state.hasEnded = true))
  while (!state.hasEnded) {
    const url = /Staffel is ready: (http\S+)/.exec(server.output())?.[1]
    if (url) return url
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(server.output())
}
