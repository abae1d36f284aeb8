import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from '../../../db/database.types.ts'
import type { AccessTokens } from '../tokens/access-tokens.ts'
import type { ExactLink } from '../tokens/token.repository.ts'
import type { CallBudgetRepository, CallReserve } from './call-budget.repository.ts'
import { exactEndpoints, type ExactEndpoint, type WritableEndpoint } from './exact-endpoints.ts'
import type { ExactAnswer, ExactHttp } from './exact-http.ts'
import { exactRecords, type ExactRecord } from './exact-records.ts'
import { ExactRefused } from './exact-refused.ts'
import { rateLimits } from './rate-limits.ts'
import { saidByExact } from './said-by-exact.ts'

/** Values in a filter are written by `exactGuid` and `exactText`, never put in as they come. */
export interface ExactQuery {
  readonly filter?: string
  readonly select: readonly string[]
  readonly orderBy?: string
  readonly top?: number
}

/** One link with Exact Online. Every call waits for its turn within the limits, and may throw `ExactRefused`. */
export interface ExactClient {
  /** All records that fit, a page at a time: 60 of them, 1,000 of endpoints that begin with `bulk` or `sync`. */
  pages(endpoint: ExactEndpoint, query: ExactQuery): AsyncIterable<readonly ExactRecord[]>
  /** The first record that fits. */
  one(endpoint: ExactEndpoint, query: ExactQuery): Promise<ExactRecord | null>
  /**
   * Makes a record and answers it as Exact stored it. Never tried again by itself after an answer was lost. A call may
   * wait for its turn: `justBefore` it leaves, who asks can still throw.
   */
  create(endpoint: WritableEndpoint, values: ExactRecord, justBefore?: () => Promise<void>): Promise<ExactRecord>
  /** What is not there is as good as removed. */
  remove(endpoint: RemovableEndpoint, id: string): Promise<void>
}

/** What this house asked of Exact for itself; of what people keep there nothing is removed. */
type RemovableEndpoint = Extract<WritableEndpoint, 'webhooks/WebhookSubscriptions'>

/** Who calls: a push may use the last call of the day, a screen does not wait for a minute to pass. */
export type ExactPurpose = 'push' | 'sync' | 'screen'

export interface ExactClientOptions {
  readonly db: Db
  readonly http: ExactHttp
  readonly access: Pick<AccessTokens, 'current'>
  readonly budget: CallBudgetRepository
  readonly now: () => Date
  readonly wait?: ((milliseconds: number) => Promise<unknown>) | undefined
}

/** A tenth of the usual day, and of the minute what a push needs for an order. */
const reserves: Readonly<Record<ExactPurpose, CallReserve>> = {
  push: { minute: 0, day: 0 },
  screen: { minute: 2, day: 250 },
  sync: { minute: 5, day: 500 },
}
/** After more than ten refusals within an hour Exact blocks an endpoint. */
const mostRefusals = 5
const counted = new Set([400, 401, 403, 404])
/** Pauses before a call that Exact did not answer is tried again. */
const pauses = [1_000, 4_000, 15_000]
const mostWaits = 10

interface Call {
  readonly endpoint: ExactEndpoint
  readonly search?: string
  /** Of what is removed. */
  readonly id?: string
  readonly body?: ExactRecord
  readonly justBefore?: (() => Promise<void>) | undefined
}

/** Makes the clients of all links; they ask in the administration that was chosen, unless another is named. */
export function exactClients({ db, http, access, budget, now, wait = sleep }: ExactClientOptions) {
  return (link: ExactLink, purpose: ExactPurpose, inDivision?: number): ExactClient => {
    const reserve = reserves[purpose]

    /** Waits until a call may be made. */
    async function turn(endpoint: ExactEndpoint): Promise<void> {
      const stoppedUntil = await budget.stoppedUntil(db, link, endpoint, mostRefusals, now())
      if (stoppedUntil) throw new ExactRefused('stopped', { retryAt: stoppedUntil })
      for (let waits = 0; !(await budget.take(db, link, reserve, now())); waits += 1) {
        const left = await budget.read(db, link)
        if (!left) throw new ExactRefused('not_connected')
        const isDaySpent =
          left.daily_reset !== null && left.daily_reset > now() && (left.daily_remaining ?? 1) <= reserve.day
        const retryAt = (isDaySpent ? left.daily_reset : left.minutely_reset) ?? now()
        if (isDaySpent || purpose === 'screen' || waits === mostWaits)
          throw new ExactRefused('rate_limited', { retryAt })
        await wait(Math.max(retryAt.getTime() + 1_000 - now().getTime(), 50))
      }
    }

    async function ask({ endpoint, search = '', id, body, justBefore }: Call): Promise<ExactAnswer> {
      // The compiler says so already; an address is nothing to rely on it for.
      if (!Object.hasOwn(exactEndpoints, endpoint)) throw new Error(`${endpoint} is not among the endpoints of Exact`)
      await turn(endpoint)
      const { accessToken, division } = await access.current(link)
      await justBefore?.()
      const answer = await http({
        what: endpoint,
        path: `/api/v1/${inDivision ?? division}/${endpoint}${id === undefined ? '' : `(${exactGuid(id)})`}${search}`,
        headers: {
          authorization: `Bearer ${accessToken}`,
          ...(body && { 'content-type': 'application/json', prefer: 'return=representation' }),
        },
        ...(body && { method: 'POST' as const, body: JSON.stringify(body) }),
        ...(id !== undefined && { method: 'DELETE' as const }),
      })
      await noteLimits(answer)
      if (answer.ok) return answer
      if (counted.has(answer.status)) await budget.noteRefusal(db, link, endpoint, now())
      throw refusal(answer)
    }

    /** A refusal for want of calls may name its window, or neither: then it was the minute's. */
    async function noteLimits({ status, headers }: ExactAnswer): Promise<void> {
      const limits = rateLimits(headers)
      if (status !== 429) return budget.note(db, link, limits)
      const { minute, day } = limits
      const inAMinute = { limit: null, remaining: 0, reset: new Date(now().getTime() + 60_000) }
      await budget.note(db, link, {
        minute: minute ? { ...minute, remaining: 0 } : day ? null : inAMinute,
        day: day && !minute ? { ...day, remaining: 0 } : day,
      })
    }

    /**
     * Tries again what was refused for want of calls, which was not done, and what was not answered; of the latter not
     * what makes a record, which may have been made. A push comes back by itself, and nobody waits at a screen.
     */
    async function patiently(call: Call): Promise<ExactAnswer> {
      for (let failures = 0, waits = 0; ;) {
        try {
          return await ask(call)
        } catch (error) {
          if (!(error instanceof ExactRefused)) throw error
          const pause = pauses[failures]
          const isUnanswered = error.reason === 'unavailable' && !call.body && purpose === 'sync'
          const isTooMany = error.circumstances.status === 429 && purpose !== 'screen' && waits < mostWaits
          if (isTooMany) waits += 1
          else if (isUnanswered && pause !== undefined) {
            failures += 1
            await wait(pause)
          } else {
            await noteError(error)
            throw error
          }
        }
      }
    }

    const noteError = ({ reason, circumstances: { traceId } }: ExactRefused): Promise<void> =>
      budget.noteError(db, link, { reason, traceId: traceId ?? null, at: now() })

    async function* pages(endpoint: ExactEndpoint, query: ExactQuery): AsyncGenerator<readonly ExactRecord[]> {
      for (let search: string | undefined = searchOf(query); search !== undefined;) {
        const answer = await patiently({ endpoint, search })
        const { records, next } = exactRecords(answer.body)
        if (records.length > 0) yield records
        search = next === null ? undefined : searchWithin(next)
      }
    }

    return {
      pages,
      async one(endpoint, query) {
        const { body } = await patiently({ endpoint, search: searchOf({ ...query, top: 1 }) })
        return exactRecords(body).records[0] ?? null
      },
      async create(endpoint, values, justBefore) {
        const answer = await patiently({ endpoint, body: values, justBefore })
        const [record] = exactRecords(answer.body).records
        if (!record) throw new ExactRefused('unavailable', { traceId: answer.traceId })
        return record
      },
      async remove(endpoint, id) {
        await patiently({ endpoint, id }).catch((error: unknown) => {
          if (!(error instanceof ExactRefused) || error.circumstances.status !== 404) throw error
        })
      },
    }
  }
}
export type ExactClients = ReturnType<typeof exactClients>

/** A value within a filter: an id. */
export const exactGuid = (id: string): string => {
  if (!/^[0-9a-f-]{36}$/i.test(id)) throw new Error('This is no id of Exact')
  return `guid'${id}'`
}

/** A value within a filter: a moment. */
export const exactMoment = (moment: Date): string => `datetime'${moment.toISOString().slice(0, 19)}'`

/** A value within a filter: words, with their quotes doubled. */
export const exactText = (words: string): string => `'${words.replaceAll("'", "''")}'`

function searchOf({ filter, select, orderBy, top }: ExactQuery): string {
  const parts = { $select: select.join(','), $filter: filter, $orderby: orderBy, $top: top?.toString() }
  const given = Object.entries(parts).filter((part): part is [string, string] => Boolean(part[1]))
  return `?${given.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`
}

/** The next page is a place within the same endpoint; where else its address leads is not followed. */
function searchWithin(next: string): string {
  const at = next.indexOf('?')
  if (at < 0) throw new ExactRefused('unavailable')
  return next.slice(at)
}

function refusal({ status, body, headers, traceId }: ExactAnswer): ExactRefused {
  const said = saidByExact(body) ?? headers.get('reason')
  return new ExactRefused(reasonOf(status), { status, said, traceId })
}

function reasonOf(status: number): ExactRefused['reason'] {
  if (status === 429) return 'rate_limited'
  if (status === 403) return 'scope_missing'
  return status >= 500 ? 'unavailable' : 'refused'
}
