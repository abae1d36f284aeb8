/** What `area.json` says of the pages behind a path. */
export interface RoutePages {
  readonly page?: string
  readonly pages?: Readonly<Record<string, string>>
}

/**
 * The chunk of the page behind an address (`webpackChunkName`), for who fetches it ahead; none where that cannot be
 * known.
 * @param search the query of the address, with or without its question mark; undefined where it is not known yet
 */
export function pageOfRoute({ page, pages = {} }: RoutePages, search: string | undefined): string | undefined {
  const others = Object.entries(pages)
  if (others.length === 0) return page
  if (search === undefined) return undefined
  const asked = [...new URLSearchParams(search)].map(([name, value]) => `${name}=${value}`)
  return others.find(([query]) => asked.includes(query))?.[1] ?? page
}
