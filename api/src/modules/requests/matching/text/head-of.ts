import { allConcepts } from '../lexicon/lexicon.ts'
import type { ReadText, Unit } from './line.types.ts'

/**
 * What the thing is: the last kind of the first run that names one ("hex bolt", "PVC buis wit"). A run behind a heading
 * goes before the heading. Without a kind it is the material, else the first unknown words.
 */
export function headOf(units: readonly Unit[]): Pick<ReadText, 'head' | 'headRun'> {
  const inOrder = units.map((_, place) => place).filter((place) => !units[place]?.aside)
  const places = [
    ...inOrder.filter((place) => !units[place]?.heading),
    ...inOrder.filter((place) => units[place]?.heading),
  ]
  for (const test of [isNothingElse, isKind, isSoft, isUnknown, isMaterial]) {
    const first = places.find((place) => test(units[place]))
    const run = units[first ?? -1]?.run
    if (first === undefined) continue
    const headRun = places.filter((place) => units[place]?.run === run)
    const named = headRun.filter((place) => test(units[place]))
    const last = named.at(-1) ?? first
    return { head: [...named.filter((place) => place !== last && isGoodsByMaterial(units[place])), last], headRun }
  }
  return { head: [], headRun: [] }
}

/** "Lijm" is glue, but behind "mof" it is how that is joined: it is the goods only where nothing else is. */
function isNothingElse(unit: Unit | undefined): boolean {
  return isKind(unit) && conceptsOf(unit).every(({ isKind: kind }) => kind)
}

export function isKind(unit: Unit | undefined): boolean {
  const concepts = conceptsOf(unit)
  return (
    (concepts.some(({ isKind: kind }) => kind) && !concepts.some(({ isSoft: soft }) => soft)) ||
    (unit?.kindsOfPart.length ?? 0) > 0
  )
}

export function isSoft(unit: Unit | undefined): boolean {
  return conceptsOf(unit).some(({ isSoft: soft }) => soft)
}

function isMaterial(unit: Unit | undefined): boolean {
  return conceptsOf(unit).some(({ facets }) => facets.includes('material'))
}

function isUnknown(unit: Unit | undefined): boolean {
  return unit !== undefined && unit.concepts.length === 0 && !unit.stem.includes(':')
}

/** "PIR isolatieplaat" is PIR as much as it is a board. */
function isGoodsByMaterial(unit: Unit | undefined): boolean {
  return conceptsOf(unit).some(({ isKind: kind, facets }) => kind && facets.includes('material'))
}

function conceptsOf(unit: Unit | undefined) {
  return (unit?.concepts ?? []).flatMap((id) => allConcepts[id] ?? [])
}
