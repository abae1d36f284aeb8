/** Names of the rows of a table of fields of which these facts are so. */
export type FieldWith<Table, Fact> = {
  [Name in keyof Table & string]: Table[Name] extends Fact ? Name : never
}[keyof Table & string]

export function fieldsWith<
  Table extends Readonly<Record<string, object>>,
  const Fact extends Readonly<Record<string, unknown>>,
>(table: Table, fact: Fact): FieldWith<Table, Fact>[] {
  const isOne = (name: string): name is FieldWith<Table, Fact> => {
    const row = new Map<string, unknown>(Object.entries(table[name] ?? {}))
    return Object.entries(fact).every(([column, value]) => row.get(column) === value)
  }
  return Object.keys(table).filter(isOne)
}
