import { useFrame } from './frameContext.ts'
import { useViewer } from './useViewer.ts'

/** Whether a path leads to a page of an area that runs here, and this viewer may open it: what the frame may offer. */
export function useIsOpen(): (path: string) => boolean {
  const { areas } = useFrame()
  const viewer = useViewer()
  return (path) => {
    const access = areas.accessFor(path)
    return access !== undefined && access.area.status === 'open' && areas.isAllowed(access, viewer)
  }
}
