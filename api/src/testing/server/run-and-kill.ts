import { spawn } from 'node:child_process'
import { once } from 'node:events'

/**
 * Runs a script in a process of its own and ends it, with -9, at a moment after it said that it is ready; or finds it
 * done by then, which the signal tells. One that fails by itself is no trial.
 */
export async function runAndKill(
  script: string,
  env: Readonly<Record<string, string>>,
  moment: (done: AbortSignal) => Promise<unknown>,
): Promise<void> {
  const child = spawn(process.execPath, [script], {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const done = new AbortController()
  const ended = once(child, 'exit').finally(() => done.abort())
  await Promise.race([once(child.stdout, 'data'), ended])
  await moment(done.signal)
  child.kill('SIGKILL')
  const [code] = await ended
  if (code) throw new Error(`${script} ended by itself, with ${code}`)
}
