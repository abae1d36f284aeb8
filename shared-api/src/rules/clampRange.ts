/** Calendar days `YYYY-MM-DD`; an open end is undefined. */
export interface DateRange {
  readonly from?: string
  readonly till?: string
}

/** A range after one end was chosen: the chosen end gives way, so that from is never later than till. */
export function clampRange(range: DateRange, chosen: 'from' | 'till'): DateRange {
  const { from, till } = range
  if (!from || !till || from <= till) return range
  return chosen === 'from' ? { from: till, till } : { from, till: from }
}
