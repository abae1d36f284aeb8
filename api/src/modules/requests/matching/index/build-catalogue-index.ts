import type { MatchableProduct } from '../matching.types.ts'
import { allConcepts, goods } from '../lexicon/lexicon.ts'
import type { Unit, Vocabulary } from '../text/line.types.ts'
import { memo } from '../text/memo.ts'
import { readText } from '../text/read-text.ts'
import { readUnits } from '../text/read-units.ts'
import { typoIndex } from '../text/typos.ts'
import { measures, unitFlags, type CatalogueIndex, type IndexedUnit, type Rows } from './catalogue-index.types.ts'
import { normalCode } from './codes.ts'
import { mergeDimensions, withRole } from './product-dimensions.ts'
import { facetsOf, termsOf } from './terms.ts'

const nothingKnown: Vocabulary = { has: () => false, correct: () => null }

/** Takes products in portions, so that whoever loads them can do other work in between. */
export interface IndexBuilder {
  add(products: readonly MatchableProduct[]): void
  finish(): CatalogueIndex
}

export function buildCatalogueIndex(products: readonly MatchableProduct[]): CatalogueIndex {
  const builder = indexBuilder()
  builder.add(products)
  return builder.finish()
}

export function indexBuilder(): IndexBuilder {
  const units: (Omit<IndexedUnit, 'products'> & { readonly found: number[] })[] = []
  const unitIds = new Map<string, number>()
  const ids: number[] = []
  const priced: number[] = []
  const facets: number[] = []
  const productUnits = rowsBuilder()
  const productDimensions = rowsBuilder()
  const byDimension = new Map<string, number[]>()
  const codes = new Map<string, { written: string; products: number[] }>()

  // Sizes apart, most texts of a catalogue are the same few over and over.
  const unitsOf = memo((rest) => readUnits(rest, nothingKnown), 20_000)
  const read = (text: string) => readText({ text, unitsOf, isLine: false })
  const readValue = memo(read, 20_000)

  const idOf = new WeakMap<Unit, number>()

  function unitId(unit: Unit): number {
    const before = idOf.get(unit)
    if (before !== undefined) return before
    const id = newUnitId(unit)
    idOf.set(unit, id)
    return id
  }

  function newUnitId(unit: Unit): number {
    const key = `${unit.stem}|${unit.concepts.join()}|${unit.kindsOfPart.join()}|${unit.aside}`
    const known = unitIds.get(key)
    if (known !== undefined) return known
    const { stem, concepts, kindsOfPart, mistyped } = unit
    units.push({ stem, concepts, kindsOfPart, mistyped, facets: unit.aside ? 0 : facetsOf(unit), found: [] })
    unitIds.set(key, units.length - 1)
    return units.length - 1
  }

  function addProduct(product: MatchableProduct): void {
    const place = ids.length
    const name = read(product.name)
    const description = read(product.description)
    const properties = product.properties.map((property) => ({ property, text: readValue(property.value) }))
    const flags = new Map<number, number>()
    const mark = (unit: Unit, flag: number) => {
      const id = unitId(unit)
      flags.set(id, (flags.get(id) ?? 0) | flag)
    }
    name.units.forEach((unit, at) => mark(unit, unitFlags.inName | (name.head.includes(at) ? unitFlags.isHead : 0)))
    for (const unit of [...properties.flatMap(({ text }) => text.units), ...description.units]) mark(unit, 0)
    productUnits.add([...flags].map(([id, flag]) => (id << 2) | flag))
    for (const id of flags.keys()) units[id]?.found.push(place)
    facets.push([...flags.keys()].reduce((bits, id) => bits | (units[id]?.facets ?? 0), 0))
    const slots = mergeDimensions([
      ...properties.map(({ property, text }) => withRole(text.dimensions, property)),
      name.dimensions,
      description.dimensions,
    ])
    productDimensions.add(slots.flatMap(({ measure, roles, value, second }) => [measure, roles, value, second]))
    for (const key of new Set(
      slots.flatMap(({ measure, value, second }) =>
        [value, ...(second ? [second] : [])].map((each) => `${measures[measure] ?? ''}:${each}`),
      ),
    ))
      append(byDimension, key, place)
    for (const code of [product.sku, product.externalItemCode]) addCode(codes, code, place)
    ids.push(product.id)
    priced.push(product.priced ? 1 : 0)
  }

  return {
    add: (products) => products.forEach(addProduct),
    finish() {
      const unitsByTerm = new Map<string, number[]>()
      units.forEach((unit, id) => termsOf(unit).forEach((term) => append(unitsByTerm, term, id)))
      return {
        size: ids.length,
        productIds: Float64Array.from(ids),
        priced: Uint8Array.from(priced),
        units: units.map(({ found, ...unit }) => ({ ...unit, products: Int32Array.from(found) })),
        unitsByTerm,
        productUnits: productUnits.finish(),
        facets: Int32Array.from(facets),
        productDimensions: productDimensions.finish(),
        productsByDimension: new Map([...byDimension].map(([key, places]) => [key, Int32Array.from(places)])),
        codes,
        vocabulary: vocabularyOf(units.map(({ stem }) => stem)),
      }
    },
  }
}

function append(lists: Map<string, number[]>, key: string, value: number): void {
  const list = lists.get(key)
  if (list) list.push(value)
  else lists.set(key, [value])
}

function addCode(
  codes: Map<string, { written: string; products: number[] }>,
  code: string | null,
  place: number,
): void {
  const key = normalCode(code ?? '')
  if (key.length < 3 || code === null) return
  const known = codes.get(key)
  if (known === undefined) codes.set(key, { written: code.trim().toLowerCase(), products: [place] })
  else if (!known.products.includes(place)) known.products.push(place)
}

function rowsBuilder(): { add(row: readonly number[]): void; finish(): Rows } {
  const starts = [0]
  const values: number[] = []
  return {
    add(row) {
      values.push(...row)
      starts.push(values.length)
    },
    finish: () => ({ starts: Int32Array.from(starts), values: Int32Array.from(values) }),
  }
}

/** The words of the catalogue with those of the languages: a word of either is no typing error. */
function vocabularyOf(stems: readonly string[]): Vocabulary {
  const words = new Set(stems.filter((stem) => !stem.includes(':')))
  const correctable = [...goods]
    .filter(([, concepts]) => concepts.some((id) => allConcepts[id] !== undefined))
    .map(([name]) => name)
  const typos = typoIndex(new Set([...words, ...correctable]), words)
  return { has: (stem) => words.has(stem), correct: (stem) => typos.nearest(stem) }
}
