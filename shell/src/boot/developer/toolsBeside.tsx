import type { BootManifest } from '@staffel/shared-api/contract'
import type { ReactNode } from 'react'
import { DeveloperTools } from './DeveloperTools.tsx'

/** What stands beside the pages; `boot` as the server wrote it. */
export function toolsBeside(boot: BootManifest): ReactNode {
  return <DeveloperTools boot={boot} />
}
