import { expect, type Page } from '@playwright/test'

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

/** What holds state or a context of React. */
const once = [
  'react',
  'react/jsx-runtime',
  '@staffel/shared-ui/core',
  '@staffel/shared-ui/router',
  '@staffel/shared-ui/i18n',
  '@staffel/shared-ui/query',
  '@staffel/shared-auth',
]

/** One React, one router, one cache, one i18next and one session: the shell's, and each of the areas has taken it. */
export async function expectSharedOnce(page: Page, areas: readonly string[]): Promise<void> {
  const shares = await readShares(page)
  for (const name of once) {
    const [share, ...more] = shares.filter((candidate) => candidate.name === name)
    expect(more, `${name} is provided once`).toEqual([])
    expect(share?.users, name).toEqual(expect.arrayContaining([...areas]))
  }
  expect(new Set(shares.map(({ provider }) => provider))).toEqual(new Set(['shell']))
  const names = shares.map(({ name }) => name)
  expect(
    names.filter((name, index) => names.indexOf(name) !== index),
    'provided twice',
  ).toEqual([])
}
