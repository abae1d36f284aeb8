import { reading } from './begin.ts'
import { showStartFailure } from '../federation/failures/showStartFailure.ts'
import { start } from './start.tsx'

/** Everything that the first script holds is evaluated by now. */
export function main(): void {
  if (reading.ok) void start(reading.boot, { staleManifest: reading.stale })
  else showStartFailure(reading.problem)
}
