import type { Config } from '../config.ts'

/** Where the product is reached in a browser: what links in mails begin with. */
export function publicOriginOf({ origins, port }: Pick<Config, 'origins' | 'port'>): string {
  return origins[0] ?? `http://localhost:${port}`
}
