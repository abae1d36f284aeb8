import { markup, type Markup } from '../../../../http/html/markup.ts'

/** As Dutch dates and moments are written: `05-03-2026`, `05-03-2026 14:30`. */
const dates = /(\b\d{2}-\d{2}-\d{4}(?:\s\d{2}:\d{2})?)/

/** A sentence whose dates stand on one line each: a browser breaks `05-03-2026` behind its hyphens. */
export function unbroken(text: string): Markup {
  return markup`${text.split(dates).map((part, place) => (place % 2 === 0 ? part : markup`<span class="sf-page-date">${part}</span>`))}`
}
