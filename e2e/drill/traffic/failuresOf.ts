import type { Outcome } from './traffic.ts'

/** Which calls failed and with what, each kind once with its count. */
export function failuresOf({ failures }: Outcome): string[] {
  const kinds = Map.groupBy(failures, ({ what, status, text }) => `${what}: ${status || text}`)
  return [...kinds].map(([kind, { length }]) => `  ${length} × ${kind}`)
}
