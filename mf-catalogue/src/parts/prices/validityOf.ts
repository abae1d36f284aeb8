import type { PriceList } from '@staffel/shared-api/contract'
import { today } from '@staffel/shared-ui/format'

export const validities = ['now', 'later', 'ended'] as const
export type Validity = (typeof validities)[number]

/** Whether a list counts today. */
export function validityOf({
  valid_from: from,
  valid_till: till,
}: Pick<PriceList, 'valid_from' | 'valid_till'>): Validity {
  const day = today()
  if (from > day) return 'later'
  return till !== null && till < day ? 'ended' : 'now'
}
