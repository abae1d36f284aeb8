const fractions: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75, '⅓': 1 / 3, '⅔': 2 / 3 }

export interface NumberHabits {
  /** `1,000` is thousand. */
  readonly english: boolean
  /** Goods are counted: `1.250` has no decimals. */
  readonly pieces: boolean
}

/** The value of a number as people write it; null when it is none. */
export function readNumber(written: string, { english, pieces }: NumberHabits): number | null {
  const text = written.replace(/(?<=\d)[\s'’](?=\d{3})/g, '')
  const half = /^(\d*)([½¼¾⅓⅔])$/.exec(text)
  if (half) return Number(half[1] || 0) + (fractions[half[2] ?? ''] ?? 0)
  if (/^\d+$/.test(text)) return Number(text)
  if (/^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/.test(text) && (pieces || !english || text.includes(',')))
    return Number(text.replaceAll('.', '').replace(',', '.'))
  if (/^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/.test(text) && (pieces || english || text.includes('.')))
    return Number(text.replaceAll(',', ''))
  if (/^\d+[.,]\d+$/.test(text)) return Number(text.replace(',', '.'))
  return null
}
