import { fromCents, toCents } from '@staffel/shared-api/rules'

/** A nullable amount of a column as a decimal number. */
export function amountOrNull(cents: number | null): number | null {
  return cents === null ? null : fromCents(cents)
}

/** A nullable decimal amount as whole cents. */
export function centsOrNull(amount: number | null | undefined): number | null {
  return amount === null || amount === undefined ? null : toCents(amount)
}
