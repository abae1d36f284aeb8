import type { ApiError } from '@staffel/shared-api/client'
import type { UserRow } from '@staffel/shared-api/contract'

/** What is stored now, of a change that came after somebody else's; null of any other refusal. */
export function storedUser({ code, current }: ApiError): UserRow | null {
  return code === 'STALE' && isUser(current) ? current : null
}

function isUser(value: unknown): value is UserRow {
  return typeof value === 'object' && value !== null && 'user_id' in value && 'rev' in value
}
