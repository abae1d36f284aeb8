export type Release = () => void

/**
 * Takes a copy for this tab, until it is released or the tab is gone; null when another tab of this browser has it. A
 * browser without locks lets every tab have it: the revision keeps them apart then.
 */
export function holdCopy(id: string): Promise<Release | null> {
  if (!('locks' in navigator)) return Promise.resolve(() => {})
  return new Promise((resolve) => {
    const held = (lock: Lock | null) => {
      if (!lock) return resolve(null)
      return new Promise<void>((release) => resolve(() => release()))
    }
    navigator.locks.request(`staffel.copy.${id}`, { ifAvailable: true }, held).catch(() => resolve(() => {}))
  })
}
