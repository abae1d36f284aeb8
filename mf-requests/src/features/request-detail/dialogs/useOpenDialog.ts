import { useEffect, useRef, useState } from 'react'
import type { OpenDialog } from './RequestDialogs.tsx'

/**
 * The dialog above the request, if any. Once it is closed the keyboard is where it was before: the dialog takes its own
 * place with it.
 */
export function useOpenDialog(): readonly [OpenDialog, (dialog: OpenDialog) => void] {
  const [open, setOpen] = useState<OpenDialog>(null)
  const before = useRef<Element | null>(null)

  useEffect(() => {
    if (open !== null) return
    if (before.current instanceof HTMLElement) before.current.focus()
    before.current = null
  }, [open])

  const show = (dialog: OpenDialog) => {
    // One that follows upon another was asked for in the same place.
    if (dialog !== null) before.current ??= document.activeElement
    setOpen(dialog)
  }
  return [open, show]
}
