import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Tells the page how much of its top a bar takes that stays there (`--sf-head`): what sticks below it, and what is
 * scrolled into sight, stands clear of it. The height changes with the width of the window and the number of entries.
 */
export function useHeadHeight(): RefObject<HTMLElement | null> {
  const head = useRef<HTMLElement>(null)

  useLayoutEffect(() => {
    const bar = head.current
    if (!bar) return
    const tell = () => document.documentElement.style.setProperty('--sf-head', `${bar.offsetHeight}px`)
    const watching = new ResizeObserver(tell)
    watching.observe(bar)
    tell()
    return () => {
      watching.disconnect()
      document.documentElement.style.removeProperty('--sf-head')
    }
  }, [])

  return head
}
