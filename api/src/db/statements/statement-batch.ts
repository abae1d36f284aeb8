import pg from 'pg'
import { serialize } from 'pg-protocol'
import utils from 'pg/lib/utils.js'
import { postgresTypes } from '../column-parsers.ts'

export interface Statement {
  /** Under which a connection has it prepared; undefined for one that is planned anew. */
  readonly name: string | undefined
  readonly text: string
  readonly values: readonly unknown[]
}

export interface StatementAnswer {
  readonly command: string
  readonly rowCount: number
  readonly rows: unknown[]
}

/** The columns of an answer, in their order. */
interface Column {
  readonly name: string
  parse(value: string): unknown
}

/** What a connection knows of the statements that it has prepared, by name. */
export type KnownColumns = Map<string, readonly Column[]>

/** The part of pg's connection that a message is written with, which its types leave out. */
interface Wire {
  readonly stream: { write(message: Buffer): void }
  readonly parsedStatements: Readonly<Record<string, string | undefined>>
  readonly submittedNamedStatements: Record<string, string | undefined>
}

/**
 * Statements that leave in one message and are answered in one: the server works through them and says only at the end
 * that it is ready. They are all done or, from the first that fails on, none is. Outside a transaction they are one by
 * themselves.
 */
export class StatementBatch extends pg.Query {
  readonly answers: Promise<readonly StatementAnswer[]>
  /** Of the statement that is being answered: by these two pg keeps what a connection has prepared. */
  name: string | undefined
  text: string
  readonly #statements: readonly Statement[]
  readonly #known: KnownColumns
  readonly #done: StatementAnswer[] = []
  #columns: readonly Column[] = []
  #rows: unknown[] = []
  #wire: Wire | undefined
  readonly #settle: { resolve(answers: readonly StatementAnswer[]): void; reject(error: unknown): void }

  constructor(statements: readonly Statement[], known: KnownColumns) {
    super('')
    const { promise, ...settle } = Promise.withResolvers<readonly StatementAnswer[]>()
    this.answers = promise
    this.#settle = settle
    this.#statements = statements
    this.#known = known
    this.name = undefined
    this.text = ''
    this.#begin()
  }

  get size(): number {
    return this.#statements.length
  }

  override submit = (connection: pg.Connection): void => {
    // pg hands over more of its connection than its types tell.
    const wire = connection as unknown as Wire
    this.#wire = wire
    const parts = this.#statements.flatMap((statement) => this.#partsOf(statement, wire))
    // One piece: a socket is given as many as it gets, and each costs it more than its bytes do.
    wire.stream.write(Buffer.concat([...parts, serialize.sync()]))
  }

  #partsOf({ name, text, values }: Statement, wire: Wire): Buffer[] {
    const isPrepared =
      name !== undefined &&
      (wire.parsedStatements[name] !== undefined || wire.submittedNamedStatements[name] !== undefined)
    if (!isPrepared && name !== undefined) wire.submittedNamedStatements[name] = text
    const isDescribed = name !== undefined && this.#known.has(name)
    return [
      ...(isPrepared ? [] : [serialize.parse({ ...(name !== undefined && { name }), text })]),
      serialize.bind({ ...(name !== undefined && { statement: name }), values: values.map(utils.prepareValue) }),
      ...(isDescribed ? [] : [serialize.describe({ type: 'P' })]),
      serialize.execute(),
    ]
  }

  /** Turns to the next statement. */
  #begin(): void {
    const next = this.#statements[this.#done.length]
    this.name = next?.name
    this.text = next?.text ?? ''
    this.#rows = []
    this.#columns = (next?.name !== undefined && this.#known.get(next.name)) || []
  }

  handleRowDescription({ fields }: { readonly fields: readonly pg.FieldDef[] }): void {
    this.#columns = fields.map(({ name, dataTypeID }) => ({ name, parse: postgresTypes.getTypeParser(dataTypeID) }))
  }

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    const row: Record<string, unknown> = {}
    let index = 0
    for (const { name, parse } of this.#columns) {
      const value = fields[index++] ?? null
      row[name] = value === null ? null : parse(value)
    }
    this.#rows.push(row)
  }

  handleCommandComplete({ text }: { readonly text: string }): void {
    if (this.name !== undefined) this.#known.set(this.name, this.#columns)
    const words = text.split(' ')
    this.#done.push({ command: words[0] ?? '', rowCount: Number(words.at(-1)) || 0, rows: this.#rows })
    this.#begin()
  }

  handleEmptyQuery(): void {
    this.handleCommandComplete({ text: '' })
  }

  handleReadyForQuery(): void {
    this.#settle.resolve(this.#done)
  }

  handleError(error: unknown): void {
    // The server has skipped what stands behind it.
    for (const { name } of this.#statements.slice(this.#done.length))
      if (name !== undefined && this.#wire) delete this.#wire.submittedNamedStatements[name]
    this.#settle.reject(error)
  }
}
