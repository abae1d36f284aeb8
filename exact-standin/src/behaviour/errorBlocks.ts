import type { StandInSettings } from './settings.ts'

export interface ErrorBlocks {
  /** Whether this app, user, company and endpoint are blocked now. */
  readonly isBlocked: (key: string) => boolean
  readonly countError: (key: string) => void
  readonly block: (key: string) => void
}

const hourMs = 3_600_000

/** Who makes too many calls that are refused is blocked, and each time for longer. */
export function errorBlocks(settings: () => StandInSettings, now: () => number): ErrorBlocks {
  const errors = new Map<string, number[]>()
  const blocks = new Map<string, { until: number; times: number }>()

  function block(key: string): void {
    const times = blocks.get(key)?.times ?? 0
    const { blockSeconds, blockGrowth } = settings()
    blocks.set(key, { until: now() + blockSeconds * 1_000 * blockGrowth ** times, times: times + 1 })
  }

  return {
    isBlocked: (key) => (blocks.get(key)?.until ?? 0) > now(),
    countError(key) {
      const recent = (errors.get(key) ?? []).filter((at) => at > now() - hourMs)
      recent.push(now())
      errors.set(key, recent)
      if (recent.length <= settings().errorsPerHour) return
      errors.delete(key)
      block(key)
    },
    block,
  }
}
