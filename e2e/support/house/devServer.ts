import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { freePort } from '@staffel/tooling/free-port'

export interface DevServer {
  readonly url: string
  readonly stop: () => Promise<void>
}

const root = join(import.meta.dirname, '../../..')

/** `npm run dev -w <area> -- --against <environment>`, until its first build is there. */
export async function startDevServer(area: string, environment: string, ...options: string[]): Promise<DevServer> {
  const port = await freePort()
  const child = spawn(process.execPath, [join(root, 'tooling/bin/dev.ts'), '--against', environment, ...options], {
    cwd: join(root, area),
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  let said = ''
  const ready = new Promise<void>((resolve) => {
    const hear = (chunk: Buffer) => {
      said += chunk.toString()
      if (said.includes(`http://localhost:${port}`)) resolve()
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
  })
  await Promise.race([ready, gone])
  if (child.exitCode !== null) throw new Error(`The development server ended:\n${said}`)
  return {
    url: `http://localhost:${port}`,
    stop: async () => {
      child.kill()
      await gone
    },
  }
}
