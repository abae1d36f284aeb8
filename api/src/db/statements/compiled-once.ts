import type { CompiledQuery } from 'kysely'
import type { Tx } from '../tenant-transaction.ts'

interface Compilable<Row> {
  compile(tx: Tx): CompiledQuery<Row>
}

/**
 * A statement that is written out the first time it is asked, and given its values from then on: for those of the
 * calls that people make all day, since writing one out takes longer than sending it. `build` gets names in place of
 * the values, so it puts them where they belong and looks at none of them. A value that is left out makes another
 * statement.
 */
export function compiledOnce<Values extends object, Row>(
  build: (tx: Tx, values: Values) => Compilable<Row>,
): (tx: Tx, values: Values) => Promise<Row[]> {
  const compiled = new Map<string, CompiledQuery<Row>>()
  return async (tx, values) => {
    const given = values as Readonly<Record<string, unknown>>
    let shape = ''
    for (const name of Object.keys(given)) if (given[name] !== undefined) shape += `${name},`
    const known = compiled.get(shape) ?? build(tx, namesFor<Values>(given)).compile(tx)
    compiled.set(shape, known)
    const parameters = known.parameters.map((value) => (value instanceof Name ? given[value.of] : value))
    const { rows } = await tx.executeQuery<Row>({ ...known, parameters })
    return rows
  }
}

/** Stands for a value. */
class Name {
  readonly of: string

  constructor(of: string) {
    this.of = of
  }

  toString(): never {
    throw new Error(`A statement that is compiled once cannot depend on its ${this.of}`)
  }
}

/** Each has the place of a value, for which Kysely asks nothing but where it stands. */
function namesFor<Values>(given: Readonly<Record<string, unknown>>): Values {
  const names = Object.keys(given).filter((name) => given[name] !== undefined)
  return Object.fromEntries(names.map((name) => [name, new Name(name)])) as Values
}
