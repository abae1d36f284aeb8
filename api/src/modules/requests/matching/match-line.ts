import type { CatalogueIndex } from './index/catalogue-index.types.ts'
import type { FoundMatch, LineToMatch } from './matching.types.ts'
import type { Dimension } from './text/measures/dimension.types.ts'
import { compare, type Comparison } from './scoring/compare.ts'
import { lineQuery, type LineQuery } from './scoring/line-query.ts'
import { preselect } from './scoring/preselect.ts'
import { scoreOf, type Score } from './scoring/score.ts'

type Scored = Comparison & Score

const mostReturned = 3
/** From here on we would put our name on it; a tenant may ask for more. */
const certain = 4

/**
 * The products that answer a line, best first: one when it is certain, also for the tenant, and leads, else at most
 * three, none when nothing fits.
 */
export function matchLine(index: CatalogueIndex, line: LineToMatch, certainFrom = certain): FoundMatch[] {
  const { query, scored } = scoredProducts(index, line)
  const fitting = inDoubt(
    plainest(
      withMostNumbers(
        scored.filter((product) => product.totalscore >= 1 && (product.codeNamed || isMatch(product, query))),
        query,
      ),
    ),
  )
  const named = fitting.filter(({ codeNamed, totalscore }) => codeNamed && totalscore >= certain)
  const known = knownMatch(index, line, scored)
  if (named.length > 0 && !known) return named.slice(0, mostReturned).map((product) => foundMatch(index, product))
  const [first, second] = fitting
  const leads =
    first !== undefined &&
    first.totalscore >= Math.max(certain, certainFrom) &&
    first.totalscore - (second?.totalscore ?? 0) >= 1
  const found = fitting.slice(0, leads ? 1 : mostReturned).map((product) => foundMatch(index, product))
  return known
    ? [known, ...found.filter(({ productId }) => productId !== known.productId)].slice(0, leads ? 1 : mostReturned)
    : found
}

/** What else the line could mean, also in another size or material, best first. */
export function candidates(index: CatalogueIndex, line: LineToMatch, atMost = 10): FoundMatch[] {
  return scoredProducts(index, line)
    .scored.slice(0, atMost)
    .map((product) => foundMatch(index, product))
}

/** Of two that score alike, one has the bare number of the line ("bocht 45 graden 110"): then that is what it means. */
function withMostNumbers(fitting: readonly Scored[], { dimensions }: LineQuery): readonly Scored[] {
  const [first] = fitting
  if (!first || !dimensions.some(({ measure }) => measure === 'any')) return fitting
  return fitting.filter(
    ({ totalscore, dimensionHits }) => totalscore < first.totalscore || dimensionHits === first.dimensionHits,
  )
}

/**
 * The line says all of the best one's name and not all of another's (`MDF plaat 6 mm`, and there is one that is
 * moisture resistant): the plain one is meant.
 */
function plainest(fitting: readonly Scored[]): readonly Scored[] {
  const [first] = fitting
  if (!first || first.surplus > 0 || first.totalscore < certain) return fitting
  return fitting.map((product) =>
    product.surplus > 0 && product.totalscore === first.totalscore
      ? { ...product, totalscore: product.totalscore - 1 }
      : product,
  )
}

/**
 * More than can be shown fit the line alike ("PVC buis 4 m", in every diameter): then it does not say which, and none
 * of them is certain.
 */
function inDoubt(fitting: readonly Scored[]): readonly Scored[] {
  const [first] = fitting
  const alike = fitting.filter(({ totalscore }) => totalscore === first?.totalscore).length
  return alike <= mostReturned
    ? fitting
    : fitting.map((product) =>
        product.codeNamed ? product : { ...product, totalscore: Math.min(product.totalscore, certain - 1) },
      )
}

/**
 * Goods that contradict the line are candidates, not matches; those of an unknown kind match only where their size says
 * so, and not their length alone.
 */
function isMatch({ contradicted, head, dimensionsAgree, wordShare }: Scored, query: LineQuery): boolean {
  if (contradicted) return false
  if (query.head.length === 0) return dimensionsAgree || wordShare >= 0.5
  return (
    head === 'matched' ||
    head === 'unusual' ||
    (head === 'unheard' && wordShare >= 0.5) ||
    (dimensionsAgree && query.dimensions.some(isSection))
  )
}

const metre = 100_000

/** Not just how long the thing is, which all sorts of goods share. */
const isSection = ({ measure, values }: Dimension): boolean =>
  measure !== 'length' || values.some((value) => value < metre)

function scoredProducts(
  index: CatalogueIndex,
  line: LineToMatch,
): { readonly query: LineQuery; readonly scored: Scored[] } {
  const query = lineQuery(index, line)
  const scored = preselect(index, query).map((place) => {
    const comparison = compare(index, query, place)
    return { ...comparison, ...scoreOf(comparison) }
  })
  return { query, scored: scored.sort((a, b) => byFit(index, a, b)) }
}

/** Total order: no two products compare equal. */
function byFit({ priced, productIds }: CatalogueIndex, a: Scored, b: Scored): number {
  return (
    b.totalscore - a.totalscore ||
    b.dimensionHits - a.dimensionHits ||
    Math.round((b.wordShare - a.wordShare) * 1e9) ||
    (priced[b.place] ?? 0) - (priced[a.place] ?? 0) ||
    a.surplus - b.surplus ||
    (productIds[a.place] ?? 0) - (productIds[b.place] ?? 0)
  )
}

function foundMatch(
  { productIds }: CatalogueIndex,
  { place, wordscore, matchDimension, totalscore, wordShare, dimensionHits, codeNamed }: Scored,
): FoundMatch {
  return {
    productId: productIds[place] ?? 0,
    wordscore,
    matchDimension,
    totalscore,
    wordShare,
    dimensionHits,
    because: codeNamed ? 'code' : 'words',
  }
}

/**
 * What a person chose for the same words wins, with the score of a named code; else what the customer's own number
 * names, than which nothing is more certain.
 */
function knownMatch(index: CatalogueIndex, line: LineToMatch, scored: readonly Scored[]): FoundMatch | null {
  const { remembered, named } = line
  if (remembered !== undefined) {
    const match = matchOf(index, line, scored, remembered)
    return match && { ...match, totalscore: Math.max(match.totalscore, 5), because: 'remembered' }
  }
  const match = named === undefined ? null : matchOf(index, line, scored, named)
  return match && { ...match, totalscore: 6, because: 'customer_number' }
}

/** Null for a product that is not sold now. */
function matchOf(
  index: CatalogueIndex,
  line: LineToMatch,
  scored: readonly Scored[],
  productId: number,
): FoundMatch | null {
  const place = index.productIds.indexOf(productId)
  if (place < 0) return null
  return foundMatch(index, scored.find((product) => product.place === place) ?? compareAt(index, line, place))
}

function compareAt(index: CatalogueIndex, line: LineToMatch, place: number): Scored {
  const comparison = compare(index, lineQuery(index, line), place)
  return { ...comparison, ...scoreOf(comparison) }
}
