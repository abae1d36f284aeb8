import type { CatalogueIndex } from '../index/catalogue-index.types.ts'
import { codesIn } from '../index/codes.ts'
import { answersTo, facetsOf, type Credit } from '../index/terms.ts'
import { allConcepts, facetBits } from '../lexicon/lexicon.ts'
import type { LineToMatch } from '../matching.types.ts'
import type { Dimension } from '../text/measures/dimension.types.ts'
import { isKind, isSoft } from '../text/head-of.ts'
import type { Unit } from '../text/line.types.ts'
import { readText } from '../text/read-text.ts'
import { readUnits } from '../text/read-units.ts'

/** A unit of the line with the units of the catalogue that answer it. */
export interface AskedUnit {
  readonly unit: Unit
  readonly weight: number
  /** By place among the units of the index. */
  readonly answers: ReadonlyMap<number, Credit>
  /** The qualities it asks for, as bits; the kind of goods is none. */
  readonly qualities: number
}

/** A line, read and looked up: everything that does not depend on the single product. */
export interface LineQuery {
  readonly units: readonly AskedUnit[]
  readonly dimensions: readonly Dimension[]
  readonly head: readonly AskedUnit[]
  readonly headRun: readonly AskedUnit[]
  /** The head is a kind that the languages know: then other goods are certainly other goods. */
  readonly headIsKnown: boolean
  readonly weight: number
  readonly codes: ReadonlySet<number>
}

const kindBit = facetBits.get('kind') ?? 0
/** Of a mistyped word only half is believed. */
const typoCredit = 0.5
/**
 * A word that no product has weighs as much as one that every fiftieth has; one that says where the goods go or how
 * they are packed, a quarter.
 */
const rarest = 1 / 50
const asideWeight = 0.25

export function lineQuery(index: CatalogueIndex, { searchLine, quantity }: LineToMatch): LineQuery {
  const codes = codesIn(searchLine, index)
  const { units, dimensions, head, headRun } = readText({
    text: codes.rest,
    quantity,
    unitsOf: (rest) => readUnits(rest, index.vocabulary),
    isLine: true,
  })
  const seen = new Set<string>()
  const asked = units.map((unit, place) => {
    const again = seen.has(unit.stem)
    seen.add(unit.stem)
    const isHead = head.includes(place)
    return askedUnit(index, unit, again || (!isHead && (isSoft(unit) || (unit.heading && isKind(unit)))))
  })
  const pick = (places: readonly number[]) => places.flatMap((place) => asked[place] ?? [])
  return {
    units: asked,
    dimensions,
    head: pick(head),
    headRun: pick(headRun),
    headIsKnown: head.some(
      (place) =>
        isKind(units[place]) ||
        units[place]?.concepts.some((id) =>
          allConcepts[id]?.facets.some((facet) => facet === 'kind' || facet === 'material'),
        ),
    ),
    weight: asked.reduce((sum, { weight }) => sum + weight, 0),
    codes: new Set(codes.products),
  }
}

function askedUnit(index: CatalogueIndex, unit: Unit, minor: boolean): AskedUnit {
  const answers = new Map<number, Credit>()
  for (const [term, found] of answersTo(unit)) {
    const credit = unit.mistyped ? { ...found, credit: Math.min(found.credit, typoCredit) } : found
    for (const id of index.unitsByTerm.get(term) ?? [])
      if ((answers.get(id)?.credit ?? 0) < credit.credit) answers.set(id, credit)
  }
  const share = unit.aside || minor ? asideWeight : 1
  return {
    unit,
    weight: share * weightOf(index, answers),
    answers,
    qualities: unit.aside ? 0 : facetsOf(unit) & ~kindBit,
  }
}

/** Inverse document frequency: how much a word narrows the catalogue down. */
function weightOf(index: CatalogueIndex, answers: ReadonlyMap<number, Credit>): number {
  let products = 0
  for (const id of answers.keys()) products += index.units[id]?.products.length ?? 0
  const frequency = Math.min(Math.max(products, index.size * rarest, 1), Math.max(index.size, 1))
  return Math.log(1 + index.size / frequency)
}
