import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/** Where the browser tests keep what a house makes of an empty folder: tables, sample data and published areas. */
const setting = 'STAFFEL_E2E_SAMPLE'

export function offerSample(folder: string): void {
  process.env[setting] = folder
}

/**
 * Fills a state folder with that, in a sixtieth of the time. Does nothing where nobody offers it. The database in it
 * belongs to the user that its server runs as, and has to in the copy.
 */
export function copySample(stateDir: string): void {
  const sample = process.env[setting]
  if (sample === undefined) return
  const { status, stderr } = spawnSync('cp', ['-a', join(sample, '.'), stateDir], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`The sample was not copied: ${stderr}`)
}
