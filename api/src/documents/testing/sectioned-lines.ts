import type { PrintedLine } from '../printed-offer.types.ts'
import { sampleLine, sampleLines } from './sample-offer.ts'

/** So many lines in sections of eight, with a text in each, two tax rates and two surcharges. */
export function sectionedLines(count: number): PrintedLine[] {
  const sections = ['Fundering en vloer', 'Kapconstructie', 'Gevel', 'Afwerking']
  const lines = sampleLines(count).flatMap((line, index) =>
    index % 8 > 0
      ? [index % 13 === 12 ? { ...line, taxRate: 9 } : line]
      : [
          sampleLine({
            kind: 'section',
            description: `${sections[(index / 8) % sections.length]} ${index / 8 + 1}`,
            quantity: 0,
            unitPrice: 0,
          }),
          sampleLine({
            kind: 'text',
            description: 'Maten volgens tekening B-12, revisie C.',
            quantity: 0,
            unitPrice: 0,
          }),
          line,
        ],
  )
  return [
    ...lines,
    sampleLine({ kind: 'surcharge', description: 'Vrachtkosten', unitPrice: 75 }),
    sampleLine({ kind: 'surcharge', description: 'Zaagkosten op maat', unitPrice: 0.85, quantity: 120 }),
  ]
}
