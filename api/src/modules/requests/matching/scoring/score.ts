/** What a comparison of a line with a product found; the score follows from this alone. */
export interface Findings {
  /** Share of the line's words, by weight, that the product holds. */
  readonly wordShare: number
  /**
   * Whether the product is the kind of thing that the line names; a line that names none is answered by any. A wing nut
   * is an `unusual` nut, and "plaat" alone names no goods that one is sure of; a word that nobody has heard of
   * (`unheard`) says nothing for or against.
   */
  readonly head: 'matched' | 'unusual' | 'unmatched' | 'uncertain' | 'unheard'
  /** Dimensions of the line that the product has. */
  readonly dimensionHits: number
  /** The line has a dimension, and every one of them agrees. */
  readonly dimensionsAgree: boolean
  readonly dimensionConflict: boolean
  /** The line asks for a grade, material, finish or colour, and all it asks for agrees. */
  readonly qualitiesAgree: boolean
  readonly qualityConflict: boolean
  /**
   * The line asks for a colour, and the product says nothing of one: MDF is brown until it says otherwise, but nobody
   * knows.
   */
  readonly colourUnsaid: boolean
  /** The line gives the product's SKU or external code. */
  readonly codeNamed: boolean
}

export interface Score {
  readonly wordscore: number
  readonly matchDimension: boolean
  readonly totalscore: number
}

/** Rounding of a sum of credits must not decide between two steps. */
const tolerance = 1e-9

export function scoreOf(findings: Findings): Score {
  const wordscore = wordscoreOf(findings)
  const matchDimension = findings.dimensionsAgree && !findings.dimensionConflict
  let totalscore = wordscore + (matchDimension ? 2 : 0) + (findings.qualitiesAgree ? 1 : 0)
  if (findings.codeNamed) totalscore = Math.max(totalscore, 5)
  for (const [applies, most] of capsOf(findings, wordscore)) if (applies) totalscore = Math.min(totalscore, most)
  return { wordscore, matchDimension, totalscore }
}

function wordscoreOf({ wordShare, head }: Findings): number {
  const steps = [0.25, 0.5, 0.8].filter((step) => wordShare >= step - tolerance).length
  return head === 'matched' || head === 'unusual' || head === 'unheard' ? steps : Math.min(steps, 1)
}

/** A code outweighs words, but not a size or a grade that says the contrary. */
function capsOf(
  { dimensionConflict, dimensionsAgree, qualityConflict, colourUnsaid, head, codeNamed }: Findings,
  wordscore: number,
): readonly (readonly [boolean, number])[] {
  return [
    [dimensionConflict, 1],
    [qualityConflict, 2],
    [wordscore === 0 && !codeNamed, 1],
    [(head === 'unusual' || colourUnsaid) && !codeNamed, 3],
    // What else the line says must carry the match: half of its words, and for a certain one its size as well.
    [head === 'unheard' && wordscore < 2 && !codeNamed, 1],
    [head === 'unheard' && !dimensionsAgree && !codeNamed, 3],
    // Goods of another name may have the same size and material; nobody would put their name on that.
    [(head === 'unmatched' || head === 'uncertain') && !codeNamed, 1],
  ]
}
