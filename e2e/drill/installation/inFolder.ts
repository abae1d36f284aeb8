import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

type End = () => unknown

/** Works in a folder of its own; ends what was started in it, the last first, and removes the folder in any case. */
export async function inFolder<Result>(
  work: (folder: string, atEnd: (end: End) => void) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'staffel-drill-'))
  chmodSync(folder, 0o755)
  const ends: End[] = []
  try {
    return await work(folder, (end) => void ends.unshift(end))
  } finally {
    for (const end of ends) await end()
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
  }
}
