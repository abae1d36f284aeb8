import type { ExactLinkState, ExactStatus } from '@staffel/shared-api/contract'
import type { ExactEnvironment } from '../integrations.tables.ts'
import type { SharedLogin, StoredConnection } from './exact.repository.ts'

export interface StatusFacts {
  readonly connections: readonly StoredConnection[]
  readonly shared: readonly SharedLogin[]
  readonly configured: Readonly<Record<ExactEnvironment, boolean>>
  readonly reader: { readonly tenantId: number; readonly isAdmin: boolean }
  /** Words of a reason, in the reader's language. */
  readonly words: (reason: string) => string
  readonly now: Date
}

/** Days without use after which a link should be connected again. Exact forgets it after thirty. */
const adviseAfterMs = 25 * 86_400_000

const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null

const isOver = ({ ended_at: endedAt, refresh_expires_at: expiresAt }: StoredConnection, now: Date): boolean =>
  endedAt !== null || expiresAt <= now

/** A link without tokens was ended here; it is shown as none. */
const isThere = ({ refresh_token: token }: StoredConnection): boolean => token !== null

function linkState(connection: StoredConnection, { shared, reader, now }: StatusFacts): ExactLinkState {
  return {
    works: !isOver(connection, now),
    division: connection.division,
    division_name: connection.division_name,
    user: connection.exact_user_name ?? connection.connected_by_name,
    connected_at: connection.connected_at.toISOString(),
    ended_at: iso(connection.ended_at),
    ended_reason: connection.ended_reason ?? (connection.refresh_expires_at <= now ? 'expired' : null),
    refresh_expires_at: connection.refresh_expires_at.toISOString(),
    reconnect_advised: isAdvised(connection, now),
    notices_since: connection.notices_division === connection.division ? iso(connection.notices_since) : null,
    shared_with: shared
      .filter(({ of }) => of === connection.env)
      .map(({ tenantId, tenantName, env }) => {
        const own = tenantId === reader.tenantId
        return { env, own, tenant_name: own || reader.isAdmin ? tenantName : null }
      }),
  }
}

const isAdvised = (connection: StoredConnection, now: Date): boolean =>
  isOver(connection, now) || now.getTime() - connection.refreshed_at.getTime() >= adviseAfterMs

/** What the connect screen shows. A link whose refresh token is dead is there, but works no more. */
export function exactStatus(facts: StatusFacts): ExactStatus {
  const { connections, configured } = facts
  const there = connections.filter(isThere)
  const used = there.find((connection) => connection.in_use)
  const env = (name: ExactEnvironment) => {
    const link = there.find((connection) => connection.env === name)
    return { configured: configured[name], link: link ? linkState(link, facts) : null }
  }
  return {
    ...(used ? ofLinkInUse(used, facts) : unconnected),
    envs: { test: env('test'), production: env('production') },
  }
}

function ofLinkInUse(used: StoredConnection, { now, words }: StatusFacts): Omit<ExactStatus, 'envs'> {
  return {
    connected: !isOver(used, now),
    env: used.env,
    division: used.division,
    division_name: used.division_name,
    user: used.exact_user_name ?? used.connected_by_name,
    connected_at: iso(used.connected_at),
    access_expires_at: iso(used.access_expires_at),
    refresh_expires_at: iso(used.refresh_expires_at),
    needs_reconnect: isAdvised(used, now),
    last_sync: {
      accounts: iso(used.accounts_synced_at),
      items: iso(used.items_synced_at),
      prices: iso(used.prices_synced_at),
      quotations: iso(used.quotations_synced_at),
      customer_prices: iso(used.customer_prices_synced_at),
      customer_numbers: iso(used.customer_numbers_synced_at),
    },
    rate: rateOf(used, now),
    last_error: used.last_error === null ? null : words(used.last_error),
    last_error_at: iso(used.last_error_at),
    last_error_trace: used.last_error_trace,
  }
}

const unconnected: Omit<ExactStatus, 'envs'> = {
  connected: false,
  env: null,
  division: null,
  division_name: null,
  user: null,
  connected_at: null,
  access_expires_at: null,
  refresh_expires_at: null,
  needs_reconnect: false,
  last_sync: {
    ...{ accounts: null, items: null, prices: null, quotations: null },
    ...{ customer_prices: null, customer_numbers: null },
  },
  rate: { minutely_remaining: null, minutely_limit: null, daily_remaining: null, daily_limit: null, daily_reset: null },
  last_error: null,
  last_error_at: null,
  last_error_trace: null,
}

/** In a new minute, or on a new day, all calls are there again. */
function rateOf(connection: StoredConnection, now: Date): ExactStatus['rate'] {
  const { minutely_reset: minute, daily_reset: day } = connection
  const isNewMinute = minute !== null && minute <= now
  const isNewDay = day !== null && day <= now
  return {
    minutely_remaining: isNewMinute ? connection.minutely_limit : connection.minutely_remaining,
    minutely_limit: connection.minutely_limit,
    daily_remaining: isNewDay ? connection.daily_limit : connection.daily_remaining,
    daily_limit: connection.daily_limit,
    daily_reset: isNewDay ? null : iso(day),
  }
}
