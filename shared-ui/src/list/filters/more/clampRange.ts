export interface DateRange {
  from: string
  till: string
}

/** A from date after till becomes till; a till date before from becomes from. Empty ends bound nothing. */
export function clampRange(changed: keyof DateRange, { from, till }: DateRange): DateRange {
  if (!from || !till || from <= till) return { from, till }
  return changed === 'from' ? { from: till, till } : { from, till: from }
}
