import type { QuantityDial } from '@staffel/shared-api/rules'
import { formatNumber } from '@staffel/shared-ui/format'

/** What a dial says of itself, as its readers write numbers. */
export function dialFacts({ first, last, step }: QuantityDial) {
  return { least: formatNumber(first), most: formatNumber(last), step: formatNumber(step) }
}
