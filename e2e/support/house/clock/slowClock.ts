/** A clock that a house is started with: at a moment of choice, and as good as standing still from there. */
export interface SlowClock {
  /** What it shows at first, in milliseconds. */
  readonly at: number
  /** What an ordinary clock showed then. */
  readonly since: number
}

/** A minute of the house takes an hour, so that what is made while pictures are taken is made in the same minute. */
export const slowness = 60

/** The clock as it stands in the environment of a process. */
export const clockSetting = 'HOUSE_CLOCK'

export function writeClock({ at, since }: SlowClock): string {
  return `${at} ${since}`
}

export function readClock(setting: string): SlowClock {
  const [at = NaN, since = NaN] = setting.split(' ').map(Number)
  return { at, since }
}
