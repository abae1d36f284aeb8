import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runHouse } from './house.ts'
import { offerSample } from './sampleState.ts'

/**
 * Once per run: a house is started on an empty folder, as on a fresh machine, and stopped. The houses of the journeys
 * begin with copies of what it left.
 */
export default async function globalSetup(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'staffel-e2e-sample-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    chmodSync(folder, 0o755)
    const house = await runHouse(folder)
    await house.stop()
    offerSample(folder)
    return remove
  } catch (error) {
    remove()
    throw error
  }
}
