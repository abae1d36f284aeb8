/** A line that the customer may take or leave. */
export interface SelectableLine {
  readonly id: string
  readonly optional?: boolean
  readonly selected?: boolean
}

/** The lines with exactly the chosen optional ones selected; `offerTotals` of them is what the customer agrees to. */
export function selectLines<L extends SelectableLine>(
  lines: readonly L[],
  chosen: readonly string[],
): (L & { readonly selected: boolean })[] {
  return lines.map((line) => ({ ...line, selected: line.optional === true && chosen.includes(line.id) }))
}

/** Chosen ids that name no optional line. */
export function unknownChoices(lines: readonly SelectableLine[], chosen: readonly string[]): string[] {
  const optional = new Set(lines.filter((line) => line.optional).map((line) => line.id))
  return chosen.filter((id) => !optional.has(id))
}

/**
 * A surcharge that somebody took off: it stays with the draft, so that the rules do not bring it back, and is nowhere
 * else.
 */
export function isRemovedSurcharge(line: {
  readonly kind: string
  readonly overridden: boolean
  readonly quantity: number
}): boolean {
  return line.kind === 'surcharge' && line.overridden && line.quantity === 0
}
