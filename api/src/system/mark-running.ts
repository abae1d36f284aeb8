import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Notes beside the data that this process works with them, so that nobody empties the folder under it. A file per
 * process, because several may share one folder. It goes with the process; after a kill it names one that is gone.
 */
export function markRunning(dataDirectory: string, port: number): void {
  const folder = join(dataDirectory, 'running')
  mkdirSync(folder, { recursive: true, mode: 0o755 })
  const file = join(folder, String(process.pid))
  writeFileSync(file, `${port}\n`)
  process.once('exit', () => rmSync(file, { force: true }))
}
