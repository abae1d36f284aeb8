import type { ExactStatus } from '../contract/index.ts'

/** Of a seller whose accounting is not connected. */
export const noExactLink: ExactStatus = {
  connected: false,
  env: null,
  envs: { test: { configured: true, link: null }, production: { configured: false, link: null } },
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
