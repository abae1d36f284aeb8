/**
 * How this Exact behaves. What is known of the real one is the default; what is not is here to be tried both ways, and
 * `docs/exact-standin.md` says of each which it is.
 */
export interface StandInSettings {
  readonly codeSeconds: number
  readonly accessSeconds: number
  /** Sooner after the last token than this, a refresh is refused. */
  readonly earliestRefreshSeconds: number
  readonly refreshDays: number
  /** Calls at the token address in a day, for one app and login. */
  readonly tokenCallsPerDay: number
  readonly minuteLimit: number
  readonly dayLimit: number
  /** Whether the limits count for each company, or for all that an app does. */
  readonly limitsCountFor: 'division' | 'app'
  /** The window that a header names is really over this much later. */
  readonly resetLagMs: number
  readonly headersOn429: 'own' | 'none'
  /** So many refused calls of one app, user, company and endpoint in an hour; one more blocks it. */
  readonly errorsPerHour: number
  readonly blockedStatus: number
  readonly blockSeconds: number
  /** Each block lasts this much longer than the one before. */
  readonly blockGrowth: number
  readonly pageSize: number
  readonly bulkPageSize: number
  /** `Edm.Int64`, such as `Timestamp`, is written as a text, as OData 2 says. */
  readonly int64AsText: boolean
  /** Endpoints that hold much ask for `$select` or `$top=1`. */
  readonly selectRequired: boolean
  /** Sync endpoints filter by `Timestamp` and nothing else. */
  readonly syncByTimestampOnly: boolean
  readonly uniqueYourRef: boolean
  /** What a code that was used answers, besides 400. */
  readonly usedCodeError: string
  /** A new token ends the access token before it. */
  readonly newTokenEndsOld: boolean
  /** A callback for webhooks at `http://localhost`; the real one takes `https` alone. */
  readonly loopbackCallbacks: boolean
  /** How long a call is on its way here, and its answer on its way back. */
  readonly travelMs: number
  readonly webhookTimeoutMs: number
  /** Waits before a delivery that failed is tried again. */
  readonly webhookRetryMs: readonly number[]
}

export const defaultSettings: StandInSettings = {
  codeSeconds: 180,
  accessSeconds: 600,
  earliestRefreshSeconds: 570,
  refreshDays: 30,
  tokenCallsPerDay: 200,
  minuteLimit: 60,
  dayLimit: 5_000,
  limitsCountFor: 'division',
  resetLagMs: 400,
  headersOn429: 'own',
  errorsPerHour: 10,
  blockedStatus: 403,
  blockSeconds: 3_600,
  blockGrowth: 2,
  pageSize: 60,
  bulkPageSize: 1_000,
  int64AsText: true,
  selectRequired: true,
  syncByTimestampOnly: true,
  uniqueYourRef: false,
  usedCodeError: 'invalid_grant',
  newTokenEndsOld: true,
  loopbackCallbacks: true,
  travelMs: 0,
  webhookTimeoutMs: 1_000,
  webhookRetryMs: [1_000, 10_000],
}
