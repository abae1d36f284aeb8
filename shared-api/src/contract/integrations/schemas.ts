import { Type, type Static } from 'typebox'
import { Id, Instant, Nullable, Strict, Text, Words } from '../kit/schemaKit.ts'

export const ExactEnv = Words(['test', 'production'])
export type ExactEnv = Static<typeof ExactEnv>

const Configured = Strict({ configured: Type.Boolean() })

/** Everything the connect screen shows. Null: unknown, or not connected. */
export const ExactStatus = Strict({
  connected: Type.Boolean(),
  env: Nullable(ExactEnv),
  envs: Strict({ test: Configured, production: Configured }),
  division: Nullable(Type.Integer()),
  division_name: Nullable(Type.String()),
  /** Who connected it. */
  user: Nullable(Type.String()),
  connected_at: Nullable(Instant),
  access_expires_at: Nullable(Instant),
  refresh_expires_at: Nullable(Instant),
  needs_reconnect: Type.Boolean(),
  last_sync: Strict({
    accounts: Nullable(Instant),
    items: Nullable(Instant),
    prices: Nullable(Instant),
    quotations: Nullable(Instant),
  }),
  rate: Strict({
    minutely_remaining: Nullable(Type.Integer()),
    daily_remaining: Nullable(Type.Integer()),
    daily_reset: Nullable(Instant),
  }),
  last_error: Nullable(Type.String()),
})
export type ExactStatus = Static<typeof ExactStatus>

/**
 * Where the browser goes to sign in at Exact Online. The state in it is used once, within ten minutes, by the same
 * user.
 */
export const ExactAuthorization = Strict({ url: Type.String() })
export type ExactAuthorization = Static<typeof ExactAuthorization>

/** `state` is what the server issued; `env` and `userId` are accepted but decide nothing. */
export const ExactTokenExchange = Strict({
  code: Text(4_000, { minLength: 1 }),
  state: Type.Optional(Text(2_000)),
  env: Type.Optional(ExactEnv),
  userId: Type.Optional(Type.Union([Id, Text(128)])),
})
export type ExactTokenExchange = Static<typeof ExactTokenExchange>

/** What may be read through the product; in the path the slash is written `%2F`. */
export const ExactResource = Words([
  'crm/Accounts',
  'crm/Contacts',
  'logistics/Items',
  'logistics/SalesItemPrices',
  'crm/Quotations',
  'salesorder/SalesOrders',
  'vat/VATCodes',
  'system/Divisions',
])
export type ExactResource = Static<typeof ExactResource>
