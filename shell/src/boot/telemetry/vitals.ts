import { onCLS, onINP, onLCP } from 'web-vitals'
import type { Vital } from './createTelemetry.ts'

/** Tells what a page feels like, each time that it gets worse. */
export function watchVitals(tell: (vital: Vital, value: number) => void): void {
  const all = { reportAllChanges: true }
  onLCP(({ value }) => tell('lcp', value), all)
  onINP(({ value }) => tell('inp', value), all)
  onCLS(({ value }) => tell('cls', value * 1000), all)
}
