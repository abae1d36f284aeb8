import type { SyncPart } from '../sync/jobs/exact-jobs.tables.ts'
import { topicsOf } from '../sync/reading/read-changes.ts'

/** What is brought in together when Exact tells that it changed: of what is read anyway, all that it becomes. */
const together: readonly (readonly SyncPart[])[] = [['accounts'], ['products', 'customer_prices']]

/** They are few, read with the items, and no notice is needed to learn of one. */
const unheard: ReadonlySet<string> = new Set(['VATCodes'])

const topicsOfParts = (parts: readonly SyncPart[]): string[] =>
  parts.flatMap((part) => topicsOf[part]).filter((topic) => !unheard.has(topic))

/** What Exact is asked to tell of: of accounts always, of all else once any of it was brought in. */
export const topicsWanted = (parts: readonly SyncPart[]): readonly string[] =>
  together
    .filter((those) => those.includes('accounts') || those.some((part) => parts.includes(part)))
    .flatMap(topicsOfParts)
    .filter((topic, index, all) => all.indexOf(topic) === index)

export const noticedParts = (topic: string): readonly SyncPart[] =>
  together.find((parts) => topicsOfParts(parts).includes(topic)) ?? []
