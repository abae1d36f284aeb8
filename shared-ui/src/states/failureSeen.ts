/** An error that somebody is shown with an id. */
export interface SeenId {
  readonly id: string
  /** Of the answer that it was in. */
  readonly status?: number | undefined
  /** The frame itself could not go on. */
  readonly isCrash?: boolean
}

const listeners = new Set<(seen: SeenId) => void>()

/** Who shows an id tells so here, and the frame sees to it that whoever is asked about it finds it. */
export const failureSeen = {
  tell: (seen: SeenId): void => listeners.forEach((listener) => listener(seen)),
  listen: (listener: (seen: SeenId) => void): (() => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
