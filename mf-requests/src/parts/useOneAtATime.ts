import { useRef } from 'react'

/**
 * Runs one piece of work at a time, and drops what is asked meanwhile: the second of two quick clicks comes before the
 * first is drawn. `work` ends by calling `done`.
 */
export function useOneAtATime(): (work: (done: () => void) => void) => void {
  const isBusy = useRef(false)
  return (work) => {
    if (isBusy.current) return
    isBusy.current = true
    work(() => {
      isBusy.current = false
    })
  }
}
