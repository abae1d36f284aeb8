import { formatNumber } from '../../format/index.ts'
import type { Count } from '../types.ts'

/** `12`, or `10.000+` where counting stopped. */
export function formatCount({ count, capped }: Count): string {
  return `${formatNumber(count)}${capped ? '+' : ''}`
}
