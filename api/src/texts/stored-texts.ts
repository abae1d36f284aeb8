import { isTextKey } from './translate.ts'
import type { Inserted, Text } from './text.ts'

/** Texts that were kept as JSON to be said later; null where this version does not know one of them any more. */
export function storedTexts(stored: unknown): Text[] | null {
  return Array.isArray(stored) && stored.every(isText) ? stored : null
}

/** With what is put into it, which may be texts as well. */
function isText(stored: unknown): stored is Text {
  if (typeof stored !== 'object' || stored === null || !('key' in stored)) return false
  const { key } = stored
  const params: unknown = 'params' in stored ? stored.params : undefined
  const isKnown = typeof key === 'string' && isTextKey(key)
  return isKnown && (params === undefined || isInsertions(params))
}

function isInsertions(params: unknown): params is Readonly<Record<string, Inserted>> {
  if (typeof params !== 'object' || params === null) return false
  return Object.values(params).every((one) => typeof one === 'string' || typeof one === 'number' || isText(one))
}
