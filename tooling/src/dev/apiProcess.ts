import { spawn, type ChildProcess } from 'node:child_process'

/** Runs the API and starts it again whenever one of its sources changes; answers its address when it answers. */
export async function startApi(root: string, port: number, origin: string): Promise<string> {
  const address = `http://localhost:${port}`
  const api = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'api/src/server.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PORT: String(port), ORIGINS: origin },
  })
  stopTogether(api)
  while (!(await answers(address))) await new Promise((resolve) => setTimeout(resolve, 250))
  return address
}

export async function answers(address: string): Promise<boolean> {
  return fetch(`${address}/environment.json`).then(
    ({ ok }) => ok,
    () => false,
  )
}

function stopTogether(api: ChildProcess): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      api.once('exit', () => process.exit(0))
      api.kill(signal)
    })
  }
  api.once('exit', (code) => process.exit(code ?? 1))
}
