import type { ExactStatus } from '@staffel/shared-api/contract'
import type { StoredConnection } from './exact.repository.ts'

export type ConfiguredEnvironments = ExactStatus['envs']

const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null

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
  last_sync: { accounts: null, items: null, prices: null, quotations: null },
  rate: { minutely_remaining: null, daily_remaining: null, daily_reset: null },
  last_error: null,
}

/** What the connect screen shows. A connection whose refresh token is dead is there, but works no more. */
export function exactStatus(connection: StoredConnection | null, envs: ConfiguredEnvironments, now: Date): ExactStatus {
  if (!connection) return { ...unconnected, envs }
  const needsReconnect = connection.refresh_expires_at <= now
  return {
    connected: !needsReconnect,
    env: connection.env,
    envs,
    division: connection.division,
    division_name: connection.division_name,
    user: connection.exact_user_name ?? connection.connected_by_name,
    connected_at: iso(connection.connected_at),
    access_expires_at: iso(connection.access_expires_at),
    refresh_expires_at: iso(connection.refresh_expires_at),
    needs_reconnect: needsReconnect,
    last_sync: {
      accounts: iso(connection.accounts_synced_at),
      items: iso(connection.items_synced_at),
      prices: iso(connection.prices_synced_at),
      quotations: iso(connection.quotations_synced_at),
    },
    rate: {
      minutely_remaining: connection.minutely_remaining,
      daily_remaining: connection.daily_remaining,
      daily_reset: iso(connection.daily_reset),
    },
    last_error: connection.last_error,
  }
}
