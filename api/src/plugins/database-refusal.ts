import type { ErrorCode } from '@staffel/shared-api/contract'
import { isOutdatedPlan } from '../db/outdated-plan.ts'
import { errorCode } from '../error-code.ts'

const bySqlState: Readonly<Record<string, ErrorCode>> = {
  // A byte or a number that the column cannot hold: the schema let it through, the database did not.
  '22021': 'VALIDATION', '22P05': 'VALIDATION', '22003': 'VALIDATION',
  '23505': 'DUPLICATE',
  // Time limit, too many connections, shutting down, lost a race: try again.
  '57014': 'UNAVAILABLE', '53300': 'UNAVAILABLE', '57P01': 'UNAVAILABLE', '57P02': 'UNAVAILABLE', '57P03': 'UNAVAILABLE', '40001': 'UNAVAILABLE', '40P01': 'UNAVAILABLE',
}
const unreachable = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'])

/** What a database error means to a caller; null when it is none, or a mistake of ours. */
export function databaseRefusal(thrown: unknown): ErrorCode | null {
  const code = errorCode(thrown)
  if (unreachable.has(code) && isOfConnection(thrown)) return 'UNAVAILABLE'
  if (thrown instanceof Error && /^Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed and is not queryable/.test(thrown.message)) return 'UNAVAILABLE'
  if (isOutdatedPlan(thrown)) return 'UNAVAILABLE'
  return bySqlState[code] ?? (code.startsWith('08') ? 'UNAVAILABLE' : null)
}

/** While connecting, or in the middle of a request when the server goes. */
function isOfConnection(thrown: unknown): boolean {
  return typeof thrown === 'object' && thrown !== null && 'syscall' in thrown && typeof thrown.syscall === 'string' && /^(connect|read|write)$/.test(thrown.syscall)
}
