const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Amsterdam',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** The calendar date and the time of day that a moment has in the Netherlands. */
export function localDate(instant: Date): { date: string; time: string } {
  const value = Object.fromEntries(parts.formatToParts(instant).map((part) => [part.type, part.value]))
  return { date: `${value.year}-${value.month}-${value.day}`, time: `${value.hour}:${value.minute}` }
}

/** Today in the Netherlands, `YYYY-MM-DD`. */
export function today(now = new Date()): string {
  return localDate(now).date
}
