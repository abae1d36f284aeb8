import { createHash } from 'node:crypto'
import { sql } from 'kysely'

/** Each keeps some memory on the server, once per connection. */
const mostNames = 200

/** Longer ones insert many rows at once, and hardly two of them are alike. */
const longestStatement = 6_000

const mark = '/* planned for its values */'

/**
 * Put into a statement whose best plan depends on what is asked for, as with a stretch of days that may be short or
 * long. A statement that is prepared gets one plan for all values when that seems to cost less.
 */
export const planForValues = sql.raw(mark)

export interface PreparedNames {
  /** The name under which a connection may prepare a statement; undefined for one that is not worth it. */
  of(statement: string): string | undefined
  /** Gives every statement a new name: what connections have prepared fits the tables no longer. */
  renew(): void
}

/** For a pooler that hands connections on by the transaction and knows nothing of what was prepared on them. */
export const withoutNames: PreparedNames = { of: () => undefined, renew: () => undefined }

/**
 * Names for the statements that come back. One that was seen only once is not prepared: most of those are built from a
 * filter that nobody repeats.
 */
export function preparedNames(): PreparedNames {
  const seen = new Set<string>()
  const names = new Map<string, string>()
  let generation = 0
  return {
    of(statement) {
      const known = names.get(statement)
      if (known !== undefined) return known
      if (statement.length > longestStatement || names.size >= mostNames || statement.includes(mark)) return undefined
      if (!seen.has(statement)) {
        if (seen.size < 10 * mostNames) seen.add(statement)
        return undefined
      }
      const name = `s${generation}_${createHash('sha256').update(statement).digest('base64url')}`
      names.set(statement, name)
      seen.delete(statement)
      return name
    },
    renew() {
      generation += 1
      names.clear()
    },
  }
}
