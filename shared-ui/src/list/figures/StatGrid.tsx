import type { ReactNode } from 'react'
import './stat-card.css'

/** Stat cards side by side: four in a row, two on a phone. */
export function StatGrid({ children }: { children: ReactNode }) {
  return <div className="sf-stats">{children}</div>
}
