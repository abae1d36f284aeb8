import { formatNumber } from './formatNumber.ts'

/** `820 kB`, `1,4 MB`. */
export function formatBytes(bytes: number): string {
  if (bytes < 1_000_000) return `${formatNumber(Math.max(1, Math.round(bytes / 1000)))} kB`
  return `${formatNumber(Math.round(bytes / 100_000) / 10)} MB`
}
