import { unitFlags, type CatalogueIndex } from '../index/catalogue-index.types.ts'
import { allConcepts, facetBits } from '../lexicon/lexicon.ts'
import { isSoft } from '../text/head-of.ts'
import { compareDimensions } from './compare-dimensions.ts'
import type { AskedUnit, LineQuery } from './line-query.ts'
import type { Findings } from './score.ts'

export interface Comparison extends Findings {
  readonly place: number
  /** Words of the product's name that the line does not ask for: of two that fit alike the plainer one is meant. */
  readonly surplus: number
  /** The goods are known to be of another kind, size, material or finish: no match, whatever else agrees. */
  readonly contradicted: boolean
}

/** Compares a line with the product at a place of the index. */
export function compare(index: CatalogueIndex, query: LineQuery, place: number): Comparison {
  const own = unitsOf(index, place)
  const dimensions = compareDimensions(query.dimensions, {
    values: index.productDimensions.values,
    start: index.productDimensions.starts[place] ?? 0,
    end: index.productDimensions.starts[place + 1] ?? 0,
  })
  const qualities = compareQualities(query, own, index.facets[place] ?? 0)
  const head = headOf(query, own)
  const held = query.units.reduce((sum, asked) => sum + asked.weight * creditOf(asked, own), 0)
  return {
    place,
    wordShare: query.weight === 0 ? 0 : held / query.weight,
    head,
    dimensionHits: dimensions.hits,
    dimensionsAgree: dimensions.agree,
    dimensionConflict: dimensions.conflict,
    qualitiesAgree: qualities.agree,
    qualityConflict: qualities.conflict,
    colourUnsaid: qualities.colourUnsaid,
    codeNamed: query.codes.has(place),
    surplus: own.filter(({ id, inName }) => inName && !query.units.some(({ answers }) => answers.has(id))).length,
    contradicted:
      dimensions.conflict ||
      qualities.conflict ||
      (head === 'unmatched' && query.headIsKnown && namesItsKind(index, own)),
  }
}

interface OwnUnit {
  readonly id: number
  readonly inName: boolean
  readonly isHead: boolean
}

function unitsOf({ productUnits: { starts, values } }: CatalogueIndex, place: number): OwnUnit[] {
  return Array.from(values.subarray(starts[place], starts[place + 1]), (value) => ({
    id: value >> 2,
    inName: (value & unitFlags.inName) !== 0,
    isHead: (value & unitFlags.isHead) !== 0,
  }))
}

function creditOf({ answers }: AskedUnit, own: readonly OwnUnit[]): number {
  return own.reduce((most, { id }) => Math.max(most, answers.get(id)?.credit ?? 0), 0)
}

/**
 * A head of the line answers a head of the product; or another word of its run does, and the head is in the product
 * somewhere ("schroef spaanplaat").
 */
function headOf({ head, headRun }: LineQuery, own: readonly OwnUnit[]): Findings['head'] {
  if (head.length === 0) return 'matched'
  const heads = own.filter(({ isHead }) => isHead)
  const routes = head.flatMap(({ answers }) =>
    (heads.length === 0 ? own : heads).flatMap(({ id }) => answers.get(id)?.route ?? []),
  )
  if (routes.length > 0 && head.every(({ unit }) => isSoft(unit))) return 'unusual'
  if (routes.some((route) => route !== 'sibling' && route !== 'unusual')) return 'matched'
  if (routes.includes('unusual')) return 'unusual'
  const runAnswers =
    headRun.some(({ answers }) => heads.some(({ id }) => answers.has(id))) &&
    head.some((asked) => creditOf(asked, own) > 0)
  if (runAnswers && routes.length === 0) return 'matched'
  if (head.every(isUnheardOf)) return headOfUnheard(head, headRun, own)
  // Without a kind of its own the line names a material, and everything made of it answers.
  if (head.every(({ unit }) => !unit.concepts.some((id) => allConcepts[id]?.isKind) && unit.concepts.length > 0))
    return head.some((asked) => creditOf(asked, own) > 0) ? 'matched' : 'unmatched'
  return routes.length > 0 ? 'uncertain' : 'unmatched'
}

/** Taken for a typing error of goods that the catalogue does not have either, it may be another word altogether. */
const isUnheardOf = ({ unit, answers }: AskedUnit): boolean =>
  (unit.concepts.length === 0 && unit.kindsOfPart.length === 0) || (unit.mistyped && answers.size === 0)

/**
 * A word that the languages here do not know may name the goods or only describe them: what has it in its name answers,
 * and where nothing in the catalogue has it nothing is told.
 */
function headOfUnheard(
  head: readonly AskedUnit[],
  headRun: readonly AskedUnit[],
  own: readonly OwnUnit[],
): Findings['head'] {
  const answered = (asked: readonly AskedUnit[], units: readonly OwnUnit[]) =>
    asked.some(({ answers }) => units.some(({ id }) => answers.has(id)))
  if (
    answered(
      head,
      own.filter(({ inName }) => inName),
    ) ||
    answered(
      headRun.filter(isUnheardOf),
      own.filter(({ isHead }) => isHead),
    )
  )
    return 'matched'
  return head.every(({ answers }) => answers.size === 0) ? 'unheard' : 'unmatched'
}

function namesItsKind(index: CatalogueIndex, own: readonly OwnUnit[]): boolean {
  return own.some(
    ({ id, isHead }) => isHead && index.units[id]?.concepts.some((concept) => allConcepts[concept]?.isKind),
  )
}

const colourBit = facetBits.get('colour') ?? 0
/** What is not said to be stainless, impregnated or moisture resistant is not. */
const silenceIsNo = ['special', 'treatment', 'moisture', 'fire', 'pitch', 'threadsense'].reduce(
  (bits, facet) => bits | (facetBits.get(facet) ?? 0),
  0,
)

/**
 * Facet by facet: of what the line asks for, one value must be the product's; a product that says nothing of most
 * facets neither agrees nor contradicts.
 */
function compareQualities(
  { units }: LineQuery,
  own: readonly OwnUnit[],
  spoken: number,
): { readonly agree: boolean; readonly conflict: boolean; readonly colourUnsaid: boolean } {
  const asked = units.reduce((bits, { qualities }) => bits | qualities, 0)
  const agreed = units.reduce(
    (bits, unit) => (unit.qualities !== 0 && agreesWith(unit, own) ? bits | unit.qualities : bits),
    0,
  )
  const open = asked & ~agreed
  return {
    agree: asked !== 0 && open === 0,
    conflict: (open & (spoken | silenceIsNo)) !== 0,
    colourUnsaid: (open & colourBit & ~spoken) !== 0,
  }
}

function agreesWith({ answers }: AskedUnit, own: readonly OwnUnit[]): boolean {
  return own.some(({ id }) => answers.has(id))
}
