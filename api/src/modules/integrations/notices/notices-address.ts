import type { ExactConfig } from '../../../system/exact-config.ts'
import type { ExactEnvironment } from '../integrations.tables.ts'
import { noticesPath } from './notices.plugin.ts'

/**
 * Where Exact tells of changes; null where it cannot: it signs with a secret that is not here, or this house is reached
 * in the open. Only what stands in for Exact on this machine tells in the open as well, as it is asked so.
 */
export function noticesAddress({ baseUrl, test, production }: ExactConfig, origin: string) {
  const applications = { test, production }
  const isHeard = origin.startsWith('https:') || baseUrl.startsWith('http:')
  return (env: ExactEnvironment): string | null =>
    isHeard && applications[env]?.webhookSecret ? `${origin}${noticesPath}` : null
}
