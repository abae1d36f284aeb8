/** As Dutch dates and moments are written: `05-03-2026`, `05-03-2026 14:30`. */
const dates = /(\b\d{2}-\d{2}-\d{4}(?:\s\d{2}:\d{2})?)/

/** A sentence whose dates stand on one line each: a browser breaks `05-03-2026` behind its hyphens. */
export function Unbroken({ children }: { children: string }) {
  return children.split(dates).map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      <span key={place} className="sf-numeric">
        {part}
      </span>
    ),
  )
}
