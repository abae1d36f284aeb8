import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type pg from 'pg'
import { isOutdatedPlan } from './outdated-plan.ts'
import { preparedNames, type PreparedNames } from './prepared-names.ts'
import { scopeStatement } from './tenant-transaction.ts'
import { inLine, waitingLine } from './waiting-line.ts'

/**
 * A pool as Kysely wants one, with two savings, since planning and the way to the server are most of what a short
 * statement costs. Statements that come back are prepared under a name, once per connection. And what only opens a
 * transaction is not waited for: `begin` and the scope leave together with the first statement that has an answer.
 */
export function statementPool(pool: pg.Pool, longestLine: number = waitingLine.longest): PostgresPool {
  const names = preparedNames()
  // Kysely keeps what it knows of a connection by this object, so each has one for as long as it lives.
  const clients = new WeakMap<pg.PoolClient, StatementClient>()
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await inLine(pool, longestLine)
      const known = clients.get(client) ?? new StatementClient(client, names)
      clients.set(client, known)
      return known
    },
  }
}

class StatementClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient
  readonly #names: PreparedNames
  #waiting: pg.QueryConfig[] = []

  constructor(client: pg.PoolClient, names: PreparedNames) {
    this.#client = client
    this.#names = names
  }

  query<R>(statement: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  query<R>(
    statement: string | PostgresCursor<R>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof statement !== 'string') throw new Error('A connection that sends ahead has no cursors')
    const name = parameters.length > 0 ? this.#names.of(statement) : undefined
    const query: pg.QueryConfig = { text: statement, values: [...parameters], ...(name !== undefined && { name }) }
    if (isOpening(statement)) {
      this.#waiting.push(query)
      return Promise.resolve({ command: 'SELECT', rowCount: 0, rows: [] })
    }
    return this.#send<R>(query)
  }

  release(destroy?: boolean): void {
    this.#waiting = []
    this.#client.release(destroy)
  }

  async #send<R>(query: pg.QueryConfig): Promise<PostgresQueryResult<R>> {
    const opening = this.#waiting
    this.#waiting = []
    // One message holds them all. A scope that is refused aborts its transaction, so the statement behind it is refused too.
    const { stream } = this.#client.connection
    stream.cork()
    const opened = opening.map((each) => this.#client.query(each))
    const answered = this.#client.query<R & pg.QueryResultRow>(query)
    stream.uncork()
    try {
      await Promise.all([...opened, answered])
      // pg knows no more of a command than that it is text.
      return (await answered) as PostgresQueryResult<R>
    } catch (error) {
      if (isOutdatedPlan(error)) this.#names.renew()
      throw error
    }
  }
}

function isOpening(statement: string): boolean {
  return statement === 'begin' || statement === scopeStatement
}
