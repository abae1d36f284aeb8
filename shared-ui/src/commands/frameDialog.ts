/** The two dialogs of the frame that any screen may open. */
export type FrameDialogName = 'commands' | 'keys'

const listeners = new Set<(name: FrameDialogName) => void>()

/** Opens one of the frame's dialogs; in an area that runs alone there are none, and nothing happens. */
export function openFrameDialog(name: FrameDialogName): void {
  for (const listener of listeners) listener(name)
}

/** For the frame. */
export function onFrameDialog(listener: (name: FrameDialogName) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
