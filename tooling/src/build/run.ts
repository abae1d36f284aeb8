import { spawn } from 'node:child_process'

export interface Ran {
  readonly code: number
  /** What it wrote, both streams in order of arrival. */
  readonly output: string
}

/** Runs a Node script to its end and keeps what it says; `show` also passes that on to the terminal. */
export function runNode(
  args: readonly string[],
  options: { cwd: string; env?: Readonly<Record<string, string>>; show?: boolean },
): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: options.cwd,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const keep = (stream: NodeJS.WriteStream) => (chunk: Buffer) => {
      output += chunk.toString()
      if (options.show) stream.write(chunk)
    }
    child.stdout.on('data', keep(process.stdout))
    child.stderr.on('data', keep(process.stderr))
    child.once('error', reject)
    child.once('exit', (code) => resolve({ code: code ?? 1, output }))
  })
}
