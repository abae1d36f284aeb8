import { useEffect, useState } from 'react'
import { recentFocus } from '../../screen/focus/recentFocus.ts'

/**
 * Who opened a dialog has the focus again once it closes: also a dialog that is gone in the same moment, that had the
 * focus before it could ask who had it, or that was opened from a menu. `own` is the id of what is drawn.
 */
export function useFocusReturn(isOpen: boolean, own: string): void {
  const [known, setKnown] = useState<{ isOpen: boolean; from: readonly HTMLElement[] }>({ isOpen: false, from: [] })
  // While it is drawn for the first time, nothing in it has the focus yet.
  if (known.isOpen !== isOpen) setKnown({ isOpen, from: isOpen ? recentFocus() : known.from })
  const { from } = known

  useEffect(() => {
    if (!isOpen) return
    // An effect that is begun again at once closes nothing.
    let isAgain = false
    queueMicrotask(() => (isAgain = true))
    return () => {
      if (isAgain) giveBack(from, own)
    }
  }, [isOpen, from, own])
}

function giveBack(from: readonly HTMLElement[], own: string): void {
  const holder = document.activeElement
  const isLost = !holder || holder === document.body || holder.closest(`[id="${own}"]`) !== null
  if (!isLost) return
  for (const element of from) {
    if (element.closest(`[id="${own}"]`)) continue
    element.focus({ preventScroll: true })
    if (document.activeElement === element) return
  }
}
