const filler = new Set(
  `st stk stuk stuks x pcs pc pieces van of de het een the a an en and with met voor for m m1 m2 m3 mm cm doos dozen platen plaat lengte lengtes sheets boxes box rollen rol zakken`.split(
    ' ',
  ),
)

const wordsOf = (text: string): Set<string> =>
  new Set(
    text
      .toLowerCase()
      .split(/[^\p{L}\d]+/u)
      .filter((word) => word !== '' && !filler.has(word)),
  )

/**
 * How much two texts are about the same item: the share of all their words that both have. 0 when it is another item.
 */
export function likeness(one: string, other: string): number {
  const [shorter, longer] = [wordsOf(one), wordsOf(other)].sort((a, b) => a.size - b.size)
  if (!shorter || !longer || shorter.size === 0) return 0.01
  const shared = [...shorter].filter((word) => longer.has(word)).length
  // At least half of the words of the shorter one are in the other.
  return shared * 2 >= shorter.size ? shared / (shorter.size + longer.size - shared) : 0
}
