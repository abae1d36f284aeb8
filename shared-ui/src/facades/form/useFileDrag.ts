import { useEffect, useEffectEvent, useState, type RefObject } from 'react'

export interface FileDragOptions {
  /** Where files may be let go of. */
  zone: RefObject<HTMLElement | null>
  enabled: boolean
  /** Files came over the page. */
  onEnter?: () => void
  onFiles: (files: readonly File[]) => void
}

/** Whether somebody holds files over the page. Let go of beside the zone they do nothing: the page stays what it is. */
export function useFileDrag({ zone, enabled, onEnter, onFiles }: FileDragOptions): boolean {
  const [dragging, setDragging] = useState(false)

  const over = useEffectEvent((event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    event.dataTransfer.dropEffect = isInside(zone.current, event) ? 'copy' : 'none'
    if (!dragging) onEnter?.()
    setDragging(true)
  })
  const leave = useEffectEvent((event: DragEvent) => {
    // Out of the window, not only from one element to the next.
    if (event.relatedTarget === null) setDragging(false)
  })
  const drop = useEffectEvent((event: DragEvent) => {
    setDragging(false)
    if (!event.dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    if (isInside(zone.current, event)) onFiles([...event.dataTransfer.files])
  })

  useEffect(() => {
    if (!enabled) return
    const listeners = [
      ['dragover', (event: DragEvent) => over(event)],
      ['dragleave', (event: DragEvent) => leave(event)],
      ['drop', (event: DragEvent) => drop(event)],
    ] as const
    for (const [type, listener] of listeners) document.addEventListener(type, listener)
    return () => {
      for (const [type, listener] of listeners) document.removeEventListener(type, listener)
    }
  }, [enabled])

  return dragging && enabled
}

function isInside(zone: HTMLElement | null, { target }: DragEvent): boolean {
  return zone !== null && target instanceof Node && zone.contains(target)
}
