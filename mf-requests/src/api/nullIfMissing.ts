import { isApiError } from '@staffel/shared-api/client'

/** An id that is no id at all is refused by the contract (422); to the reader that is the same as a missing one. */
export function nullIfMissing(error: unknown): null {
  if (isApiError(error) && (error.code === 'NOT_FOUND' || error.code === 'VALIDATION')) return null
  throw error
}
