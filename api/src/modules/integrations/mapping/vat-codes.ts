import { isReverseCharge } from '@staffel/shared-api/rules'
import type { ExactClient } from '../client/exact-client.ts'
import type { ExactRecord } from '../client/exact-records.ts'

export interface ExactVatCode {
  readonly code: string
  readonly name: string
  /** Percent. */
  readonly percentage: number
  /** Prices have it in them. */
  readonly isInclusive: boolean
  readonly isBlocked: boolean
}

export interface LineTax {
  readonly taxRate: number
  readonly taxLabel: string | null
}

const label = 'label:'
const longestLabel = 100

/** What a line's tax is known by in the mapping: its rate, or what stands in place of a rate of 0. */
export function taxKey({ taxRate, taxLabel }: LineTax): string {
  if (taxRate !== 0) return String(taxRate)
  if (isReverseCharge(taxLabel)) return 'reverse'
  const words = taxLabel?.trim()
  return words ? `${label}${words.slice(0, longestLabel)}` : '0'
}

export const rateOf = (key: string): number => Number(key) || 0

export const vatCodeFields = ['ID', 'Code', 'Description', 'Percentage', 'Type', 'IsBlocked']

export async function vatCodesOf(client: ExactClient): Promise<ExactVatCode[]> {
  const codes: ExactVatCode[] = []
  for await (const page of client.pages('vat/VATCodes', { select: vatCodeFields })) codes.push(...page.map(vatCodeOf))
  return codes.toSorted((one, other) => one.code.localeCompare(other.code))
}

export const vatCodeOf = (record: ExactRecord): ExactVatCode => ({
  code: String(record['Code']).trim(),
  name: typeof record['Description'] === 'string' ? record['Description'].trim() : '',
  percentage: Math.round(Number(record['Percentage']) * 10_000) / 100,
  isInclusive: record['Type'] === 'I',
  isBlocked: record['IsBlocked'] === true,
})

/** Whether lines of that tax can have this code. Prices here are without VAT. */
export const fitsTax = (key: string, { percentage, isInclusive, isBlocked }: ExactVatCode): boolean =>
  percentage === rateOf(key) && !isInclusive && !isBlocked

/** The code that is meant where nobody said which: the only one of its rate, of several at 0 the one of its name. */
export function suggestedVat(key: string, codes: readonly ExactVatCode[]): ExactVatCode | null {
  const fitting = codes.filter((code) => fitsTax(key, code))
  const named = rateOf(key) === 0 ? fitting.filter(({ name }) => isNamed(key, name)) : fitting
  return named.length === 1 ? (named[0] ?? null) : null
}

function isNamed(key: string, name: string): boolean {
  if (key === 'reverse') return isReverseCharge(name)
  if (key.startsWith(label)) return name.toLowerCase() === key.slice(label.length).toLowerCase()
  return /\bnul\b|\bzero\b|\b0\s?%/i.test(name)
}
