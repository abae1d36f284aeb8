const minute = 60_000

/** The shell signs out after 60 minutes; the minute on top lets its own last request through. */
export const idleLimit = 61 * minute
export const absoluteLimit = 12 * 60 * minute
/** The last activity is written at most this often, so that reading a page does not become a write per call. */
const activityStep = 30_000

export interface SessionFacts {
  /** The sign-in that the token goes back to. */
  readonly authTime: Date
  /** Null before the first call of this session. */
  readonly lastActivityAt: Date | null
  /** Sessions from before this moment were ended on purpose. */
  readonly validAfter: Date
  /** When this one was ended on purpose. */
  readonly endedAt: Date | null
}

/** Whether a session is over although its token is still valid. */
export function isSessionOver({ authTime, lastActivityAt, validAfter, endedAt }: SessionFacts, now: Date): boolean {
  const lastSeen = lastActivityAt ?? authTime
  const isEnded = endedAt !== null || authTime.getTime() <= validAfter.getTime()
  return isEnded || now.getTime() - authTime.getTime() > absoluteLimit || now.getTime() - lastSeen.getTime() > idleLimit
}

export function isActivityDue({ lastActivityAt }: Pick<SessionFacts, 'lastActivityAt'>, now: Date): boolean {
  return lastActivityAt === null || now.getTime() - lastActivityAt.getTime() >= activityStep
}
