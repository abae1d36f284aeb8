/** An hour without activity ends the session; a minute before, it is announced. */
export const idleLimit = 60 * 60_000
export const warningTime = 60_000

export interface ActivityClock {
  /** Somebody did something, here and now. */
  touch: () => void
  /** Milliseconds until the session ends; negative when it should have ended. Infinite when nothing is known. */
  remaining: () => number
  /** Somebody did something in another tab. */
  onOtherTab: (listener: () => void) => () => void
}

const key = 'staffel.activity'

/**
 * The moment of the last activity in any tab, by the clock on the wall: timers stand still while a computer sleeps, and
 * a browser that was closed for a weekend has no timers at all.
 */
export function createActivityClock(now: () => number = () => Date.now()): ActivityClock {
  let own: number | null = null
  const last = () => {
    const shared = read()
    return own === null || (shared !== null && shared > own) ? shared : own
  }
  return {
    touch: () => {
      own = now()
      write(own)
    },
    remaining: () => {
      const moment = last()
      return moment === null ? Infinity : moment + idleLimit - now()
    },
    onOtherTab: (listener) => {
      const heard = (event: StorageEvent) => {
        if (event.key === key) listener()
      }
      window.addEventListener('storage', heard)
      return () => window.removeEventListener('storage', heard)
    },
  }
}

/** The one clock of this page. */
export const activityClock = createActivityClock()

function read(): number | null {
  try {
    const moment = Number(window.localStorage.getItem(key) ?? Number.NaN)
    return Number.isFinite(moment) ? moment : null
  } catch {
    return null
  }
}

function write(moment: number): void {
  try {
    window.localStorage.setItem(key, String(moment))
  } catch {
    // Without storage each tab keeps its own time.
  }
}
