import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type pg from 'pg'
import { isOutdatedPlan } from './outdated-plan.ts'
import { preparedNames, withoutNames, type PreparedNames } from './prepared-names.ts'
import { StatementBatch, type KnownColumns, type Statement, type StatementAnswer } from './statement-batch.ts'
import { endingStatement, readingScopeStatement, scopeStatement } from '../tenant-transaction.ts'
import { inLine, waitingLine } from './waiting-line.ts'

interface StatementPoolOptions {
  readonly longestLine?: number | undefined
  readonly prepares?: boolean | undefined
}

/**
 * A pool as Kysely wants one, with three savings, since planning and the way to the server are most of what a short
 * statement costs. Statements that come back are prepared under a name, once per connection. Statements that were asked
 * for before any of them is answered leave in one message. And what only opens a transaction is not waited for.
 */
export function statementPool(
  pool: pg.Pool,
  { longestLine = waitingLine.longest, prepares = true }: StatementPoolOptions = {},
): PostgresPool {
  const names = prepares ? preparedNames() : withoutNames
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

interface Waiting {
  readonly statement: Statement
  /** Nobody waits for the answer of what opens a transaction. */
  readonly asker?: { resolve(answer: StatementAnswer): void; reject(error: unknown): void }
}

class StatementClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient
  readonly #names: PreparedNames
  readonly #known: KnownColumns = new Map()
  #waiting: Waiting[] = []
  /** How the transaction ends: only when it is asked to, with the next message, or it has. */
  #end: 'when asked' | 'with the next' | 'done' = 'when asked'
  /** Goes ahead of every message while somebody reads without a transaction: each message is one of its own. */
  #scope: Statement | undefined

  constructor(client: pg.PoolClient, names: PreparedNames) {
    this.#client = client
    this.#names = names
  }

  query<R>(statement: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  query<R>(
    text: string | PostgresCursor<R>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof text !== 'string') throw new Error('A connection that sends ahead has no cursors')
    // Several statements in one text are for the simple protocol, which knows no parameters.
    if (parameters.length === 0 && text.includes(';') && this.#isIdle())
      return this.#client.query<R & pg.QueryResultRow>(text) as Promise<PostgresQueryResult<R>>
    const isRepeated = parameters.length > 0 || bounds.has(text) || text.startsWith('select ')
    const statement = { name: isRepeated ? this.#names.of(text) : undefined, text, values: parameters }
    if (text === readingScopeStatement) this.#scope = statement
    else if (text === endingStatement) this.#end = 'with the next'
    else if (this.#end === 'done') this.#checkEnd(text)
    else if (text === 'begin' || text === scopeStatement) this.#waiting.push({ statement })
    // pg knows no more of a row than that it is one.
    else return this.#ask(statement) as Promise<PostgresQueryResult<R>>
    return Promise.resolve({ command: 'SELECT', rowCount: 0, rows: [] })
  }

  #checkEnd(text: string): void {
    if (text !== 'commit' && text !== 'rollback') throw new Error('A transaction that has ended is asked for more')
    this.#end = 'when asked'
  }

  #isIdle(): boolean {
    return this.#waiting.length === 0 && this.#scope === undefined
  }

  release(destroy?: boolean): void {
    for (const { asker } of this.#waiting) asker?.reject(new Error('The connection was given back before it was asked'))
    this.#waiting = []
    this.#scope = undefined
    this.#end = 'when asked'
    this.#client.release(destroy)
  }

  #ask(statement: Statement): Promise<StatementAnswer> {
    const { promise, ...asker } = Promise.withResolvers<StatementAnswer>()
    // A tick begins when nothing that could ask is left to run; what was asked until then leaves together.
    if (!this.#waiting.some((waiting) => waiting.asker)) process.nextTick(() => void this.#send())
    this.#waiting.push({ statement, asker })
    return promise
  }

  async #send(): Promise<void> {
    const ends = this.#end === 'with the next'
    // What confirms who calls says for whom as well.
    const isScoped = this.#waiting[0]?.statement.text.startsWith(scopeStatement)
    const sent: readonly Waiting[] = [
      ...(this.#scope && !isScoped ? [{ statement: this.#scope }] : []),
      ...this.#waiting,
      ...(ends ? [{ statement: { name: this.#names.of('commit'), text: 'commit', values: [] } }] : []),
    ]
    this.#waiting = []
    this.#end = 'when asked'
    const batch = new StatementBatch(
      sent.map(({ statement }) => statement),
      this.#known,
    )
    try {
      this.#client.query(batch)
      const answers = await batch.answers
      if (ends) this.#end = 'done'
      sent.forEach(({ asker }, index) => asker?.resolve(answers[index] ?? nothing))
    } catch (error) {
      if (isOutdatedPlan(error)) this.#names.renew()
      for (const { asker } of sent) asker?.reject(error)
    }
  }
}

const nothing: StatementAnswer = { command: '', rowCount: 0, rows: [] }
const bounds = new Set(['begin', 'commit', 'rollback'])
