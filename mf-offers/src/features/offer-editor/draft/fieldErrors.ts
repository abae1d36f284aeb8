import { isApiError } from '@staffel/shared-api/client'

/** What is wrong with the form, by path in the body of a save: `offer.items.2.quantity`. */
export interface FieldErrors {
  readonly any: boolean
  /** The message of exactly this path. */
  readonly at: (path: string) => string | undefined
  /** Messages of this path and of everything in it. */
  readonly within: (path: string) => string[]
  /** Messages about what has no field in the form. */
  readonly elsewhere: readonly string[]
}

const fields = [
  'customer',
  'title',
  'validUntil',
  'description',
  'items',
  'discount',
  'desired_delivery_date',
  'customer_reference',
  'language',
  'currency',
  'notes',
  'terms',
  'internal_notes',
].map((name) => `offer.${name}`)

export function fieldErrors(errors: Readonly<Record<string, string>>): FieldErrors {
  const entries = Object.entries(errors)
  const within = (path: string) => entries.filter(([key]) => isWithin(key, path)).map(([, message]) => message)
  return {
    any: entries.length > 0,
    at: (path) => errors[path],
    within,
    elsewhere: entries.filter(([key]) => !fields.some((field) => isWithin(key, field))).map(([, message]) => message),
  }
}

function isWithin(key: string, path: string): boolean {
  return key === path || key.startsWith(`${path}.`)
}

/** What the server has against the fields of a save; nothing when it failed for another reason. */
export function refusedFields(error: unknown): Readonly<Record<string, string>> {
  return isApiError(error) && error.code === 'VALIDATION' && !wasSavedBefore(error) ? error.fields : {}
}

/** An earlier try, with other content, arrived after all although its answer did not. */
export function wasSavedBefore(error: unknown): boolean {
  return isApiError(error) && error.code === 'VALIDATION' && 'Idempotency-Key' in error.fields
}
