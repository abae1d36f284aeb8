import type { ReactNode } from 'react'
import { reading } from './begin.ts'
import { showStartFailure } from '../federation/failures/showStartFailure.ts'
import { start } from './start.tsx'

/** Everything that the first script holds is evaluated by now. `beside`: what stands beside the pages. */
export function main(beside?: ReactNode): void {
  if (reading.ok) void start(reading.boot, { staleManifest: reading.stale, beside })
  else showStartFailure(reading.problem)
}
