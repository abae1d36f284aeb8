/** Of each form with work that only the page has: whether that would be lost with it now. */
const forms = new Set<() => boolean>()

/** Answers how to take it back. */
export function holdUnsavedWork(isLost: () => boolean): () => void {
  forms.add(isLost)
  return () => forms.delete(isLost)
}

/** Whether loading the page anew would lose what somebody typed; what is kept elsewhere comes back. */
export function hasUnsavedWork(): boolean {
  return [...forms].some((isLost) => isLost())
}
