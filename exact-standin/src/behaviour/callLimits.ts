import type { StandInSettings } from './settings.ts'

interface Window {
  readonly index: number
  used: number
}

export interface LimitAnswer {
  readonly allowed: boolean
  readonly headers: Readonly<Record<string, string>>
}

export interface CallLimits {
  /** Counts a call, or says that there is none left, with the headers of the real one. */
  readonly count: (key: string) => LimitAnswer
  readonly exhaust: (which: 'minute' | 'day') => void
}

const minuteMs = 60_000
const dayMs = 86_400_000

/** Calls by the minute and by the day. A 429 carries the headers of its own window alone, or none at all. */
export function callLimits(settings: () => StandInSettings, now: () => number): CallLimits {
  const windows = new Map<string, Window>()

  function windowOf(key: string, length: number): Window {
    const index = Math.floor((now() - settings().resetLagMs) / length)
    const name = `${length} ${key}`
    const found = windows.get(name)
    if (found?.index === index) return found
    const fresh = { index, used: 0 }
    windows.set(name, fresh)
    return fresh
  }

  const headersOf = (name: string, limit: number, { index, used }: Window, length: number): Record<string, string> => ({
    [`X-RateLimit-${name}Limit`]: String(limit),
    [`X-RateLimit-${name}Remaining`]: String(Math.max(limit - used, 0)),
    [`X-RateLimit-${name}Reset`]: String((index + 1) * length),
  })

  return {
    count(key) {
      const { minuteLimit, dayLimit, headersOn429 } = settings()
      const [minute, day] = [windowOf(key, minuteMs), windowOf(key, dayMs)]
      const headers = {
        day: () => headersOf('', dayLimit, day, dayMs),
        minute: () => headersOf('Minutely-', minuteLimit, minute, minuteMs),
      }
      const over = day.used >= dayLimit ? 'day' : minute.used >= minuteLimit ? 'minute' : null
      if (over) return { allowed: false, headers: headersOn429 === 'own' ? headers[over]() : {} }
      minute.used++
      day.used++
      return { allowed: true, headers: { ...headers.day(), ...headers.minute() } }
    },
    exhaust(which) {
      const length = which === 'day' ? dayMs : minuteMs
      for (const [name, window] of windows) if (name.startsWith(`${length} `)) window.used = Number.MAX_SAFE_INTEGER
    },
  }
}
