import type { BootManifest } from '@staffel/shared-api/contract'
import { createContext, use } from 'react'
import type { Federation } from '../../federation/index.ts'

/** What the frame knows of this environment and of its areas. */
export interface Frame {
  readonly boot: Pick<BootManifest, 'areas' | 'environment' | 'local'>
  /** The page's own boot manifest was bad, and this is the last good one. */
  readonly staleManifest: boolean
  readonly areas: Pick<Federation, 'accessFor' | 'isAllowed' | 'links' | 'navigation' | 'slots'>
}

export const FrameContext = createContext<Frame | null>(null)

export function useFrame(): Frame {
  const frame = use(FrameContext)
  if (!frame) throw new Error('Outside of the frame')
  return frame
}
