import { errorCode } from '../system/error-code.ts'

export interface LoggableError {
  readonly type: string
  /** Not `code`: the log blanks everything of that name, as an authorisation code would be. */
  readonly errorCode?: string
  readonly message?: string
  readonly constraint?: string
  readonly stack: string
}

/**
 * An error as it may stand in a log. A database error's message and detail can quote a stored or sent value, so of
 * those only the code and the name of the constraint are kept.
 */
export function loggableError(thrown: unknown): LoggableError {
  if (!isError(thrown)) return { type: typeof thrown, stack: '' }
  const frames = (thrown.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')
  const code = errorCode(thrown) === '' ? {} : { errorCode: errorCode(thrown) }
  if (!('severity' in thrown)) return { type: thrown.name, ...code, message: thrown.message, stack: frames }
  const constraint =
    'constraint' in thrown && typeof thrown.constraint === 'string' ? { constraint: thrown.constraint } : {}
  return { type: 'DatabaseError', ...code, ...constraint, stack: frames }
}

/** By its shape: what another realm throws is no instance of this one's `Error`. */
function isError(thrown: unknown): thrown is Error {
  return (
    typeof thrown === 'object' &&
    thrown !== null &&
    'name' in thrown &&
    'message' in thrown &&
    typeof thrown.message === 'string'
  )
}
