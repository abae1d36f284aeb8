import { isApiError } from '@staffel/shared-api/client'
import type { OfferInput, SavedOffer } from '@staffel/shared-api/contract'
import { factFields, recordOf } from '@staffel/shared-api/rules'

/** Of a field in the body of a save. */
type Path = `offer.${keyof OfferInput}`

/** What is wrong with the form, by path in the body of a save: `offer.items.2.quantity`. */
export interface FieldErrors {
  readonly any: boolean
  /** The message of exactly this path. */
  readonly at: (path: Path) => string | undefined
  /** Messages of this path and of everything in it. */
  readonly within: (path: Path | `${Path}.${string}`) => string[]
  /** Whether anything in this part of the form is wrong. */
  readonly isWrong: (place: Place) => boolean
  /** Messages about what has no field in the form. */
  readonly elsewhere: readonly string[]
}

/** `details` are closed until they are asked for. */
type Place = 'head' | 'details' | 'items'

/** Which part of the editor shows what is wrong with a field of a save; what has none is said beside the buttons. */
export const errorPlaces = {
  ...recordOf(factFields, () => 'details' as const),
  customer: 'head',
  title: 'head',
  validUntil: 'head',
  desired_delivery_date: 'details',
  payment_term_days: 'details',
  language: 'details',
  currency: 'details',
  show_pictures: 'details',
  description: 'details',
  items: 'items',
  discount: 'items',
  notes: 'details',
  terms: 'details',
  internal_notes: 'details',
  offer_id: null,
  rev: null,
  intent: null,
  tenant_id: null,
  template_id: null,
  confirm_zero_price: null,
  confirm_lines: null,
  confirm_quantities: null,
} as const satisfies Record<keyof OfferInput, Place | null>

const shown = Object.entries(errorPlaces).flatMap(([field, place]) => (place ? [`offer.${field}`] : []))

export function fieldErrors(errors: Readonly<Record<string, string>>): FieldErrors {
  const entries = Object.entries(errors)
  const within = (path: string) => entries.filter(([key]) => isWithin(key, path)).map(([, message]) => message)
  return {
    any: entries.length > 0,
    at: (path) => errors[path],
    within,
    isWrong: (wanted) =>
      Object.entries(errorPlaces).some(([field, place]) => place === wanted && within(`offer.${field}`).length > 0),
    elsewhere: entries.filter(([key]) => !shown.some((field) => isWithin(key, field))).map(([, message]) => message),
  }
}

function isWithin(key: string, path: string): boolean {
  return key === path || key.startsWith(`${path}.`)
}

/** What the server has against the fields of a save; nothing when it failed for another reason. */
export function refusedFields(error: unknown): Readonly<Record<string, string>> {
  return isApiError(error) && error.code === 'VALIDATION' && !isKeyReused(error) ? error.fields : {}
}

/** What an earlier try, with other content, was answered: it arrived after all although its answer did not. */
export function savedBefore(error: unknown): SavedOffer | null {
  if (!isApiError(error) || !isKeyReused(error)) return null
  const { answer } = error.details
  const [first]: unknown[] = Array.isArray(answer) ? answer : []
  return isSaved(first) ? first : null
}

/** Such a try, of which it is not known what it was answered. */
export function isKeyReused(error: unknown): boolean {
  return isApiError(error) && error.code === 'VALIDATION' && 'Idempotency-Key' in error.fields
}

function isSaved(answer: unknown): answer is SavedOffer {
  return typeof answer === 'object' && answer !== null && 'offer_id' in answer && 'rev' in answer && 'status' in answer
}
