import { invalid } from '../../errors.ts'
import { fieldMessage } from '../field-message.ts'

/**
 * What the columns of a file are said to hold, in their order and with commas between. Null is a column that is not
 * read; null for all of them, that nobody said it.
 */
export function columnMapping<Field extends string>(
  mapping: unknown,
  fields: readonly Field[],
): (Field | null)[] | null {
  if (typeof mapping !== 'string') return null
  return mapping.split(',').map((name) => {
    const field = fields.find((one) => one === name)
    if (name !== '' && field === undefined) throw invalid({ mapping: fieldMessage({ keyword: 'enum' }) })
    return field ?? null
  })
}
