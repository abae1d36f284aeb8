import { isReverseCharge } from '@staffel/shared-api/rules'
import type { Printing } from './document.types.ts'

/** `21%`, or the words that stand in its place. */
export function taxRateText(
  { t, formats }: Pick<Printing, 't' | 'formats'>,
  rate: number,
  label: string | null | undefined,
): string {
  if (!label?.trim()) return formats.percent(rate)
  return isReverseCharge(label) ? t('pdf.reverseCharged') : label
}
