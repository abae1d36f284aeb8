import { SlotsContext } from '@staffel/shared-ui/core'
import { useMemo, type ReactNode } from 'react'
import { useFrame } from './frameContext.ts'
import { useViewer } from './useViewer.ts'

/** Areas below this show guests of each other. */
export function AreaSlots({ children }: { children: ReactNode }) {
  const { areas } = useFrame()
  const viewer = useViewer()
  const slots = useMemo(() => areas.slots(viewer), [areas, viewer])
  return <SlotsContext value={slots}>{children}</SlotsContext>
}
