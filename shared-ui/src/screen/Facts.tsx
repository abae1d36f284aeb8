import type { ReactNode } from 'react'
import './facts.css'

export interface Fact {
  readonly name: string
  /** Nothing to tell gives a dash. */
  readonly value: ReactNode
}

/** Names and what they stand for: side by side, and below one another on a phone. */
export function Facts({ rows }: { rows: readonly Fact[] }) {
  return (
    <dl className="sf-facts">
      {rows.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value || '–'}</dd>
        </div>
      ))}
    </dl>
  )
}
