import { cutText } from '@staffel/shared-api/rules'
/** What strangers answer is looked at field by field: what is not there, or is something else, is empty. */
export function jsonFields(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
}

export function jsonList(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(value) ? value.map(jsonFields) : []
}

/** Text or a number as text, of at most that many characters; null where nothing of it is seen. */
export function jsonText(value: unknown, longest = 200): string | null {
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value : ''
  // PostgreSQL has no place for NUL.
  return cutText(text.replaceAll('\u0000', '').trim(), longest).toWellFormed().trim() || null
}
