import { columnKey } from '../column-key.ts'

/** What each column holds; null: nothing that is read. */
export type FieldOfColumn<Field> = readonly (Field | null)[]

/** What the columns are read as: what somebody says, or else their titles. Of two with one meaning it is the first. */
export function fieldsOfTitles<Field>(
  known: ReadonlyMap<string, Field>,
  titles: readonly string[],
  said: FieldOfColumn<Field> | null,
): FieldOfColumn<Field> {
  const taken = new Set<Field>()
  return titles.map((title, index) => {
    const field = said ? said[index] : known.get(columnKey(title))
    if (!field || taken.has(field)) return null
    taken.add(field)
    return field
  })
}
