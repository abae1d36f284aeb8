import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A line as a customer writes it and the products that a careful clerk accepts, none where the catalogue has nothing
 * that fits.
 */
export interface SampleLine {
  readonly text: string
  readonly quantity: number
  /** A `*` stands for anything. */
  readonly skus: readonly string[]
}

export function sampleLines(file: string): SampleLine[] {
  return JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8')) as SampleLine[]
}
