import type { ErrorCode } from '@staffel/shared-api/contract'
import { isOutdatedPlan } from '../db/statements/outdated-plan.ts'
import { LineFull } from '../db/statements/waiting-line.ts'
import { errorCode } from '../system/error-code.ts'
import type { DomainErrorOptions } from '../errors.ts'
import { text, type Text } from '../texts/text.ts'

export interface DatabaseRefusal {
  readonly code: ErrorCode
  readonly options: DomainErrorOptions
}

/** What a caller is told, by SQLSTATE. What stands here is no 500. */
const bySqlState: Readonly<Record<string, ErrorCode>> = {
  // A value that the column cannot hold, though the schema let it through: a byte, a length, a number, a date, a word.
  '22021': 'VALIDATION',
  '22P05': 'VALIDATION',
  '22001': 'VALIDATION',
  '22003': 'VALIDATION',
  '22007': 'VALIDATION',
  '22008': 'VALIDATION',
  '22P02': 'VALIDATION',
  // A constraint: nothing there, a row that is not there, a check, ranges that overlap; and an entry too long for its
  // index.
  '23502': 'VALIDATION',
  '23503': 'VALIDATION',
  '23514': 'VALIDATION',
  '23P01': 'VALIDATION',
  '54000': 'VALIDATION',
  '23505': 'DUPLICATE',
  // Time limits, no place for one more connection or no memory, shutting down, lost a race: try again.
  '57014': 'UNAVAILABLE',
  '55P03': 'UNAVAILABLE',
  '25P03': 'UNAVAILABLE',
  '53000': 'UNAVAILABLE',
  '53200': 'UNAVAILABLE',
  '53300': 'UNAVAILABLE',
  '53400': 'UNAVAILABLE',
  '57P01': 'UNAVAILABLE',
  '57P02': 'UNAVAILABLE',
  '57P03': 'UNAVAILABLE',
  '40001': 'UNAVAILABLE',
  '40P01': 'UNAVAILABLE',
}
const unreachable = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'])

/** Worth trying again after so long. */
const retryAfterSeconds = 2

/** What a database error means to a caller; null when it is none, or a mistake of ours. */
export function databaseRefusal(thrown: unknown): DatabaseRefusal | null {
  const taken = takenOf(thrown)
  if (taken) return { code: 'VALIDATION', options: { fields: taken } }
  const code = codeOf(thrown)
  if (code === 'UNAVAILABLE') return { code, options: { retryAfterSeconds } }
  const field = code === 'VALIDATION' ? fieldOf(thrown) : null
  return code && { code, options: field === null ? {} : { fields: { [field]: notStorable } } }
}

function codeOf(thrown: unknown): ErrorCode | null {
  const code = errorCode(thrown)
  if (unreachable.has(code) && isOfConnection(thrown)) return 'UNAVAILABLE'
  if (thrown instanceof LineFull) return 'UNAVAILABLE'
  if (
    thrown instanceof Error &&
    /^Connection terminated|^timeout expired$|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed and is not queryable/.test(
      thrown.message,
    )
  )
    return 'UNAVAILABLE'
  if (isOutdatedPlan(thrown)) return 'UNAVAILABLE'
  return bySqlState[code] ?? (code.startsWith('08') ? 'UNAVAILABLE' : null)
}

const notStorable = text('field.notStorable')

/** What only one may have, by its constraint, where a form asks for it. */
const taken: Readonly<Record<string, Readonly<Record<string, Text>>>> = {
  region_tenant_id_name_key: { name: text('region.taken') },
  tenant_public_host_key: { public_host: text('tenant.hostTaken') },
}

/** Rows of another tenant cannot be looked for beforehand by who works in one. */
function takenOf(thrown: unknown): Readonly<Record<string, Text>> | null {
  if (errorCode(thrown) !== '23505' || typeof thrown !== 'object' || thrown === null) return null
  const { constraint }: { constraint?: unknown } = thrown
  return typeof constraint === 'string' ? (taken[constraint] ?? null) : null
}

/** The column that was refused, which callers know under the same name; PostgreSQL names constraints after theirs. */
function fieldOf(thrown: unknown): string | null {
  if (typeof thrown !== 'object' || thrown === null) return null
  const { column, constraint, table }: { column?: unknown; constraint?: unknown; table?: unknown } = thrown
  if (typeof column === 'string') return column
  if (typeof constraint !== 'string' || typeof table !== 'string') return null
  return constraint
    .replace(`${table}_`, '')
    .replace(/^tenant_id_/, '')
    .replace(/_(check|fkey)\d?$/, '')
}

/** While connecting, or in the middle of a request when the server goes. */
function isOfConnection(thrown: unknown): boolean {
  return (
    typeof thrown === 'object' &&
    thrown !== null &&
    'syscall' in thrown &&
    typeof thrown.syscall === 'string' &&
    /^(connect|read|write)$/.test(thrown.syscall)
  )
}
