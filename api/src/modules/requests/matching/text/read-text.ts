import { Cursor, gap } from './cursor.ts'
import { headOf } from './head-of.ts'
import type { Dimension } from './measures/dimension.types.ts'
import type { ReadText, Unit } from './line.types.ts'
import { takeDimensions } from './measures/take-dimensions.ts'
import { takeCodes, takeGrades, takeNames } from './read-names.ts'
import { takeContents, takeQuantity } from './read-quantity.ts'
import { withDigits } from './measures/with-digits.ts'
import { allConcepts, conceptOf, ralColour, type Concept } from '../lexicon/lexicon.ts'
import { norms } from '../lexicon/norms.ts'
import { known } from './read-units.ts'

export interface TextToRead {
  readonly text: string
  readonly quantity?: number | undefined
  /** The words of what is left when names, numbers and sizes are taken out. */
  readonly unitsOf: (rest: string) => readonly Unit[]
  /** A line of a mail has a quantity in it, a product has none. */
  readonly isLine: boolean
}

const paints = new Set((['paint', 'stain', 'primer'] as const).map((name) => conceptOf(name).id))
const gaps = new RegExp(`${gap}+`, 'gu')
const kindOfNorm = new Map(norms.map(({ names, kind }) => [names[0] ?? '', kind]))

/** Words, names and dimensions of a line or of a product's name: both are read alike, so that they compare. */
export function readText({ text, quantity, unitsOf, isLine }: TextToRead): ReadText {
  const cursor = new Cursor(
    (isLine ? withDigits(text.normalize('NFC')) : text.normalize('NFC')).replaceAll('½', ',5').replace(/\s+/g, ' '),
  )
  takeNames(cursor)
  if (isLine) takeQuantity(cursor, quantity)
  else takeContents(cursor)
  const threaded = /(?<![\p{L}\d])[mM]\s?\d/u.test(cursor.text) || cursor.names.some((name) => name.startsWith('norm:'))
  takeGrades(cursor, { threaded })
  if (isLine) takeCodes(cursor)
  takeDimensions(cursor)
  const words = [
    ...withBareSteel(unitsOf(cursor.text.trim().replace(gaps, gap))),
    ...cursor.codes.map((code) => ({ ...known(code, []), aside: false, heading: false, run: -2 })),
  ]
  const { dimensions, rals } = coloursByNumber(cursor.dimensions, words)
  const units = [...words, ...namedUnits([...cursor.names, ...rals], words)]
  return { units, dimensions, ...headOf(units) }
}

const profile = conceptOf('profile').id
const blackCoating = conceptOf('black-coating').id
const bare = conceptOf('bare').id

/** Steel in lengths that is called black has no coating at all. */
function withBareSteel(words: readonly Unit[]): readonly Unit[] {
  const isSteel = words.some(({ concepts }) => concepts.some((id) => allConcepts[id]?.ancestors.includes(profile)))
  return isSteel
    ? words.map((unit) => (unit.concepts.includes(blackCoating) ? { ...unit, concepts: [bare] } : unit))
    : words
}

/**
 * "Lakverf 9010", "wit 9010": a bare number of the RAL range beside a paint is the colour's number, and so is one of
 * the very colour that is named; the 4000 of a grey pipe is not.
 */
function coloursByNumber(
  dimensions: readonly Dimension[],
  words: readonly Unit[],
): { readonly dimensions: readonly Dimension[]; readonly rals: readonly string[] } {
  const said = new Set(words.flatMap(({ concepts }) => concepts))
  const isPaint = [...said].some(
    (id) => paints.has(id) || allConcepts[id]?.ancestors.some((above) => paints.has(above)),
  )
  const isNamed = (number: string) => {
    const colour = ralColour(number)
    return colour !== null && said.has(conceptOf(colour).id)
  }
  const isColour = ({ measure, values: [value = 0] }: Dimension) =>
    measure === 'any' &&
    Number.isInteger(value) &&
    value >= 1000 &&
    value <= 9023 &&
    value % 1000 <= 48 &&
    (isPaint || isNamed(String(value)))
  return {
    dimensions: dimensions.filter((dimension) => !isColour(dimension)),
    rals: dimensions.filter(isColour).map(({ values: [value] }) => `ral:${value}`),
  }
}

/**
 * What a name implies where no word says it: a norm the kind of goods, a RAL number the colour, A2 that it is
 * stainless.
 */
function namedUnits(names: readonly string[], words: readonly Unit[]): Unit[] {
  const said = new Set(words.flatMap(({ concepts }) => concepts.flatMap((id) => allConcepts[id]?.facets ?? [])))
  return [...new Set(names)].flatMap((name) => {
    const concept = impliedBy(name)
    const implied =
      concept?.facets.some((facet) => said.has(facet)) === false ? [known(concept.name, [concept.id])] : []
    return [known(name, []), ...implied].map((unit) => ({ ...unit, aside: false, heading: false, run: -1 }))
  })
}

function impliedBy(name: string): Concept | null {
  const [prefix = '', value = ''] = name.split(':')
  if (prefix === 'grade') return /^a[1245]$/.test(value) ? conceptOf('stainless') : null
  const implied = prefix === 'norm' ? kindOfNorm.get(value) : ralColour(value)
  return implied ? conceptOf(implied) : null
}
