import { isReverseCharge } from '@staffel/shared-api/rules'
import type { Printing } from './document.types.ts'

/** `21%`, or the words that stand in its place. */
export function taxRateText(
  { texts, formats }: Pick<Printing, 'texts' | 'formats'>,
  rate: number,
  label: string | null | undefined,
): string {
  if (!label?.trim()) return formats.percent(rate)
  return isReverseCharge(label) ? texts.reverseCharged : label
}
