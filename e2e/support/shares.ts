import type { Page } from '@playwright/test'

/** One version of one module in the page's share scope. */
export interface Share {
  readonly name: string
  readonly version: string
  readonly provider: string
  /** Ids of the areas (and the shell) that took it. */
  readonly users: readonly string[]
}

/** Everything that is shared on this page, as the federation runtime keeps it: by provider, scope, name and version. */
export function readShares(page: Page): Promise<Share[]> {
  return page.evaluate(() => {
    const branches = (value: unknown): [string, unknown][] =>
      typeof value === 'object' && value !== null ? Object.entries(value) : []
    const runtime: unknown = Reflect.get(globalThis, '__FEDERATION__')
    const [, providers] = branches(runtime).find(([name]) => name === '__SHARE__') ?? []
    return branches(providers)
      .flatMap(([, scopes]) => branches(scopes))
      .flatMap(([, modules]) => branches(modules))
      .flatMap(([name, versions]) =>
        branches(versions).map(([version, share]) => ({ name, version, share: Object(share) })),
      )
      .map(({ name, version, share }) => ({
        name,
        version,
        provider: String(share.from),
        users: [...(share.useIn ?? [])].map(String),
      }))
  })
}
