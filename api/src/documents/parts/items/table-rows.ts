import { sumMoney } from '@staffel/shared-api/rules'
import type { PrintedLine } from '../../printed-offer.types.ts'
import type { TableRow } from './table.types.ts'

/**
 * Lines in print order: sections close with their subtotal, surcharges come last, those that were taken off are left
 * out.
 */
export function tableRows(lines: readonly PrintedLine[], surchargesTitle: string): TableRow[] {
  const surcharges = lines.filter((line) => line.kind === 'surcharge' && !isTakenOff(line))
  const others = lines.filter(({ kind }) => kind !== 'surcharge')
  const sectioned = others.some(({ kind }) => kind === 'section')
  const title = sectioned && surcharges.length > 0 ? [{ kind: 'section' as const, description: surchargesTitle }] : []
  return withSubtotals(numbered([...others, ...title, ...surcharges]))
}

/** An option that was not chosen is no part of any sum. */
export function counts({ kind, optional, selected }: PrintedLine): boolean {
  return (kind === 'item' || kind === 'surcharge') && (!optional || selected)
}

/** A draft keeps a surcharge that somebody removed, with quantity 0. */
function isTakenOff({ overridden, quantity }: PrintedLine): boolean {
  return overridden && quantity === 0
}

type Printable = PrintedLine | { readonly kind: 'section'; readonly description: string }

/** Surcharges have no number of their own. */
function numbered(lines: readonly Printable[]): TableRow[] {
  let position = 0
  return lines.map((line) => {
    if (line.kind === 'section') return { kind: 'section', title: line.description }
    if (line.kind === 'text') return { kind: 'text', text: line.description }
    return { kind: 'item', line, position: line.kind === 'item' ? (position += 1) : null }
  })
}

/** Behind the last row of every section that has something to count. */
function withSubtotals(rows: readonly TableRow[]): TableRow[] {
  return rows.flatMap((row, index): TableRow[] => {
    const next = rows[index + 1]
    if (next !== undefined && next.kind !== 'section') return [row]
    const start = rows.findLastIndex((each, at) => at <= index && each.kind === 'section')
    const section = rows[start]
    const counted = rows
      .slice(start + 1, index + 1)
      .flatMap((each) => (each.kind === 'item' && counts(each.line) ? [each.line.total] : []))
    return section?.kind === 'section' && counted.length > 0
      ? [row, { kind: 'subtotal', title: section.title, amount: sumMoney(counted) }]
      : [row]
  })
}
