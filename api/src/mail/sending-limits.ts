import type { SendingConfig, SendingLimit, SendingKind } from '../config.ts'
import type { Tx } from '../db/tenant-transaction.ts'
import { DomainError } from '../errors.ts'
import { text, type Text } from '../texts/text.ts'
import { countedSendings as sendings } from './counted-sendings.ts'

export interface Sending {
  readonly tenantId: number
  /** Null: the server itself, which counts for the tenant alone. */
  readonly userId: number | null
  readonly kind: SendingKind
  /** Addresses that get something. */
  readonly amount: number
}

const hour = 3_600_000
const windows = [
  ['hour', hour],
  ['day', 24 * hour],
] as const

/**
 * How much a person and a tenant may send, in an hour and in a day. It is counted in the database, in the transaction
 * of what is sent: several processes share the count, and what is undone does not count.
 */
export function sendingLimits({ limits, now }: { readonly limits: SendingConfig; readonly now: () => Date }) {
  /** Why it may not be sent now; null when it may. */
  async function refusal(tx: Tx, { tenantId, userId, kind, amount }: Sending): Promise<DomainError | null> {
    await sendings.oneAtATime(tx, tenantId)
    const at = now().getTime()
    for (const [window, ms] of windows) {
      for (const whose of userId === null ? (['tenant'] as const) : (['user', 'tenant'] as const)) {
        const limit = limits[kind][whose][window]
        const count = {
          tenantId,
          kind,
          since: new Date(at - ms),
          ...(whose === 'user' && userId !== null && { userId }),
        }
        const until = amount > limit ? new Date(at) : await sendings.inTheWay(tx, count, limit - amount)
        if (until)
          return refused({
            kind,
            whose,
            window,
            limit,
            seconds: Math.max(1, Math.ceil((until.getTime() + ms - at) / 1000)),
          })
      }
    }
    return null
  }

  const note = (tx: Tx, sending: Sending): Promise<void> => sendings.add(tx, { ...sending, at: now() })

  return {
    refusal,
    note,

    /**
     * Counts it, or refuses with `RATE_LIMITED`. Holds up others of the tenant until the transaction ends, so it comes
     * late in it.
     */
    async spend(tx: Tx, sending: Sending): Promise<void> {
      const refusing = await refusal(tx, sending)
      if (refusing) throw refusing
      await note(tx, sending)
    },
  }
}
export type SendingLimits = ReturnType<typeof sendingLimits>

interface Refused {
  readonly kind: SendingKind
  readonly whose: keyof SendingLimit
  readonly window: 'hour' | 'day'
  readonly limit: number
  readonly seconds: number
}

function refused({ kind, whose, window, limit, seconds }: Refused): DomainError {
  return new DomainError('RATE_LIMITED', {
    retryAfterSeconds: seconds,
    details: { limit, window, whose },
    message: text('sending.limit', {
      whose: text(`sending.whose.${whose}`),
      limit,
      what: text(`sending.what.${kind}`),
      per: text(`sending.per.${window}`),
      wait: waiting(seconds),
    }),
  })
}

function waiting(seconds: number): Text {
  const minutes = Math.ceil(seconds / 60)
  return minutes < 90
    ? text('sending.minutes', { count: minutes })
    : text('sending.hours', { count: Math.ceil(minutes / 60) })
}
