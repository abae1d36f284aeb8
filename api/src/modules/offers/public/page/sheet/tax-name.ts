import { isReverseCharge } from '@staffel/shared-api/rules'
import type { Writing } from '../offer-page.types.ts'

/** `Btw 9%`, or why there is none. */
export function taxName({ t, formats }: Pick<Writing, 't' | 'formats'>, rate: number, label?: string | null): string {
  if (isReverseCharge(label)) return t('offerPage.document.reverseCharged')
  return label ?? t('offerPage.document.tax', { rate: formats.quantity(rate) })
}

/** What sums of one tax are told from those of another by. */
export function taxKey({ taxRate, taxLabel }: { readonly taxRate: number; readonly taxLabel?: string | null }): string {
  return `${taxRate} ${taxLabel ?? ''}`
}
