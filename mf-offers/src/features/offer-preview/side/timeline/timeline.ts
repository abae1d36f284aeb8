import type { OfferActivity } from '@staffel/shared-api/contract'

/** One thing that happened, or the same that somebody did several times in a row. */
export interface TimelineEntry {
  /** The last time. */
  readonly event: OfferActivity
  readonly times: number
}

/** What repeats itself without saying anything new. */
const folded: readonly OfferActivity['action'][] = ['offer.viewed', 'offer.downloaded', 'offer.saved']

/** Newest first, as it comes; looks at the same thing by the same person, one after the other, are told once. */
export function timelineOf(events: readonly OfferActivity[]): TimelineEntry[] {
  const entries: TimelineEntry[] = []
  for (const event of events) {
    const above = entries.at(-1)
    if (above && isAgain(above.event, event)) entries[entries.length - 1] = { ...above, times: above.times + 1 }
    else entries.push({ event, times: 1 })
  }
  return entries
}

function isAgain(later: OfferActivity, earlier: OfferActivity): boolean {
  return (
    folded.includes(earlier.action) &&
    later.action === earlier.action &&
    later.actor === earlier.actor &&
    later.detail.version === earlier.detail.version
  )
}
