import { Type, type Static } from 'typebox'
import { Id, Instant, Nullable, Strict, Text, Words } from '../kit/schemaKit.ts'

export const ExactEnv = Words(['test', 'production'])
export type ExactEnv = Static<typeof ExactEnv>

/** Why a link works no more: ended here, unused for thirty days, refused by Exact, or its login is used elsewhere. */
export const ExactEndReason = Words(['disconnected', 'expired', 'refused', 'login_taken'])
export type ExactEndReason = Static<typeof ExactEndReason>

/** Another link with the same login at Exact, which can hold one at a time. Whose it is, is told to an Admin only. */
export const ExactSharedLogin = Strict({
  env: ExactEnv,
  own: Type.Boolean(),
  tenant_name: Nullable(Type.String()),
})
export type ExactSharedLogin = Static<typeof ExactSharedLogin>

/** One link. Null: unknown. */
export const ExactLinkState = Strict({
  /** Whether Exact accepts it. */
  works: Type.Boolean(),
  division: Nullable(Type.Integer()),
  division_name: Nullable(Type.String()),
  /** Whose login at Exact it is with; who connected it where Exact does not say. */
  user: Nullable(Type.String()),
  connected_at: Instant,
  ended_at: Nullable(Instant),
  ended_reason: Nullable(ExactEndReason),
  refresh_expires_at: Instant,
  /** Unused for so long that it should be connected again before it runs out. */
  reconnect_advised: Type.Boolean(),
  /** Since when Exact tells of changes, which then come in at once; null: they come in by night. */
  notices_since: Nullable(Instant),
  shared_with: Type.Array(ExactSharedLogin),
})
export type ExactLinkState = Static<typeof ExactLinkState>

const EnvState = Strict({ configured: Type.Boolean(), link: Nullable(ExactLinkState) })

/** Everything the connect screen shows; what is not within `envs` is of the link in use. Null: unknown, or no link. */
export const ExactStatus = Strict({
  connected: Type.Boolean(),
  /** Of the two environments, the one that is read and written. */
  env: Nullable(ExactEnv),
  envs: Strict({ test: EnvState, production: EnvState }),
  division: Nullable(Type.Integer()),
  division_name: Nullable(Type.String()),
  /** Who connected it. */
  user: Nullable(Type.String()),
  connected_at: Nullable(Instant),
  access_expires_at: Nullable(Instant),
  refresh_expires_at: Nullable(Instant),
  /** It works no more, or will soon not. */
  needs_reconnect: Type.Boolean(),
  last_sync: Strict({
    accounts: Nullable(Instant),
    items: Nullable(Instant),
    prices: Nullable(Instant),
    customer_prices: Nullable(Instant),
    customer_numbers: Nullable(Instant),
    quotations: Nullable(Instant),
  }),
  rate: Strict({
    minutely_remaining: Nullable(Type.Integer()),
    minutely_limit: Nullable(Type.Integer()),
    daily_remaining: Nullable(Type.Integer()),
    daily_limit: Nullable(Type.Integer()),
    daily_reset: Nullable(Instant),
  }),
  /** In words, in the language of the caller. */
  last_error: Nullable(Type.String()),
  last_error_at: Nullable(Instant),
  /** Finds that call in the log. */
  last_error_trace: Nullable(Type.String()),
})
export type ExactStatus = Static<typeof ExactStatus>

export const ExactDivision = Strict({
  code: Type.Integer(),
  name: Type.String(),
  /** The one that is used. */
  chosen: Type.Boolean(),
})
export type ExactDivision = Static<typeof ExactDivision>

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
