import { mostFound, type FoundRows } from '@staffel/shared-api/contract'
import { leastSearched } from '@staffel/shared-api/rules'
import type { Db } from '../../db/database.types.ts'
import { readAsTenant } from '../../db/tenant-transaction.ts'
import type { Caller } from '../../http/caller.ts'
import type { Finder } from '../../http/module.ts'

export interface SearchDependencies {
  readonly db: Db
  readonly finders: readonly Finder[]
  readonly areasOff: () => Promise<ReadonlySet<string>>
}

export interface SearchRequest {
  readonly q: string
  /** With commas between. */
  readonly types?: string
}

/** One search over the things of all modules; what is switched off or not for the caller is not looked for. */
export function searchService({ db, finders, areasOff }: SearchDependencies) {
  return {
    async search({ q, types }: SearchRequest, caller: Caller): Promise<FoundRows[]> {
      const typed = q.trim()
      if (typed.length < leastSearched) return []
      const wanted = types?.split(',')
      const off = await areasOff()
      const asked = finders.filter(
        ({ type, area, allows }) => !off.has(area) && allows(caller) && (wanted?.includes(type) ?? true),
      )
      return readAsTenant(db, caller.scope, (tx) =>
        Promise.all(asked.map(async ({ type, find }) => ({ type, rows: await find(tx, caller, typed, mostFound) }))),
      )
    },
  }
}
export type SearchService = ReturnType<typeof searchService>
