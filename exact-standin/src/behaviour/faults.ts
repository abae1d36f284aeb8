/** What can be made to go wrong, and what then happens. */
export const faultNames = {
  down: 'Every call of data answers 503',
  tokenDown: 'The token address answers 503',
  error500: 'Every call of data answers 500 with a page of HTML',
  slow: 'Every answer waits 3 seconds',
  dropBefore: 'The connection is cut before anything was done',
  dropAfter: 'What was asked is done, and the connection is cut before the answer',
  tokenDropAfter: 'The tokens are renewed, and the connection is cut before the answer',
  minuteUsed: 'The calls of this minute are used up',
  dayUsed: 'The calls of this day are used up',
  tooManyWithoutHeaders: '429 without a header, as when another process took the last call',
  blocked: 'The endpoint is blocked for too many errors',
  scopeMissing: 'The app lacks the right for what is asked: 403',
  unauthorized: 'The access token is refused: 401',
  brokenJson: 'An answer ends in the middle',
  redirected: 'An answer sends the caller elsewhere',
  nextElsewhere: 'The next page is at another server',
  wrongTotal: 'A document comes to a cent more than its lines',
  webhookForged: 'Deliveries have a wrong signature',
  webhookTwice: 'Deliveries come twice',
  webhookLost: 'Deliveries do not come',
} as const

export type FaultName = keyof typeof faultNames

export interface Fault {
  readonly name: FaultName
  /** How often yet; null: until it is cleared. */
  readonly times: number | null
  /** Only where the path holds this. */
  readonly endpoint: string | null
}

export interface Faults {
  readonly set: (name: FaultName, options?: { readonly times?: number; readonly endpoint?: string }) => void
  readonly clear: (name?: FaultName) => void
  readonly list: () => readonly Fault[]
  /** Whether it happens now; one that happens a number of times has then happened once more. */
  readonly happens: (name: FaultName, path: string) => boolean
}

export const isFaultName = (name: unknown): name is FaultName =>
  typeof name === 'string' && Object.hasOwn(faultNames, name)

export function faultSwitches(): Faults {
  const active = new Map<FaultName, Fault>()
  return {
    set: (name, { times, endpoint } = {}) =>
      active.set(name, { name, times: times ?? null, endpoint: endpoint ?? null }),
    clear: (name) => (name ? active.delete(name) : active.clear()),
    list: () => [...active.values()],
    happens(name, path) {
      const fault = active.get(name)
      if (!fault || (fault.endpoint !== null && !path.includes(fault.endpoint))) return false
      if (fault.times === null) return true
      if (fault.times > 1) active.set(name, { ...fault, times: fault.times - 1 })
      else active.delete(name)
      return true
    },
  }
}
