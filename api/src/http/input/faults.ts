import { DomainError } from '../../errors.ts'
import type { Text } from '../../texts/text.ts'

/** What the contract says against values, as it would of a form: the path of a field and what is wrong there. */
export function faults(check: (value: unknown) => void, values: object): [path: string, message: Text][] {
  try {
    check(values)
    return []
  } catch (problem) {
    if (problem instanceof DomainError) return Object.entries(problem.options.fields ?? {})
    throw problem
  }
}
