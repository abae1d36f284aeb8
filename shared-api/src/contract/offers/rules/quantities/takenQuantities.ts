/**
 * The chosen quantities of what is taken. How much of an option that stays behind counts for nobody: as much as was
 * offered of it, or a quantity that nobody buys would make the rest cheaper.
 */
export function takenQuantities(
  lines: readonly { readonly id: string; readonly optional?: boolean }[],
  chosen: ReadonlyMap<string, number>,
  selected: readonly string[],
): Map<string, number> {
  const left = new Set(lines.filter(({ id, optional }) => optional && !selected.includes(id)).map(({ id }) => id))
  return new Map([...chosen].filter(([id]) => !left.has(id)))
}
