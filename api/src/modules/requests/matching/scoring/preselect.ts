import { measures, type CatalogueIndex } from '../index/catalogue-index.types.ts'
import type { Dimension } from '../text/measures/dimension.types.ts'
import type { LineQuery } from './line-query.ts'

/** How many are compared in full: the best by words, and the best by dimensions and words together. */
const byWords = 50
const byDimensions = 120

/** Bare numbers are looked up as what they mostly are. */
const factorOfBare = 100

/**
 * The products worth comparing: those whose code is named, the best by weighed words, and those with the line's
 * dimensions, of which the ones with most of them and of its words come first. One pass over the products of each word
 * and dimension.
 */
export function preselect(index: CatalogueIndex, query: LineQuery): number[] {
  const words = new Float32Array(index.size)
  const sizes = new Uint8Array(index.size)
  const touched: number[] = []
  const touch = (place: number) => {
    if (words[place] === 0 && sizes[place] === 0) touched.push(place)
  }
  for (const { answers, weight } of query.units) {
    for (const [id, { credit }] of answers) {
      for (const place of index.units[id]?.products ?? []) {
        touch(place)
        words[place] = (words[place] ?? 0) + weight * credit
      }
    }
  }
  for (const dimension of query.dimensions) {
    for (const place of placesWith(index, dimension)) {
      touch(place)
      sizes[place] = (sizes[place] ?? 0) + 1
    }
  }
  const wordPart = (place: number) => (words[place] ?? 0) / (query.weight || 1)
  const both = (place: number) => wordPart(place) + (sizes[place] ?? 0) / (query.dimensions.length || 1)
  return [...new Set([...query.codes, ...best(touched, wordPart, byWords), ...best(touched, both, byDimensions)])]
}

function* placesWith(
  { productsByDimension }: CatalogueIndex,
  { measure, values, grouped }: Dimension,
): Iterable<number> {
  const keys =
    measure === 'any'
      ? values.flatMap((value) =>
          measures.map(
            (each) =>
              `${each}:${each === 'length' || each === 'thread' || each === 'any' ? value * factorOfBare : each === 'volume' ? value * 1000 : value}`,
          ),
        )
      : values.flatMap((value) => [
          `${measure}:${value}`,
          ...(grouped ? [`thread:${value}`] : []),
          `any:${measure === 'angle' ? value * factorOfBare : value}`,
        ])
  for (const key of keys) yield* productsByDimension.get(key) ?? []
}

/** The `most` highest, of equals the first in the catalogue. */
function best(places: readonly number[], value: (place: number) => number, most: number): number[] {
  const higher = (a: number, b: number) => value(b) - value(a) || a - b
  let kept: number[] = []
  let floor = -Infinity
  for (const place of places) {
    if (value(place) <= floor) continue
    kept.push(place)
    if (kept.length < most * 4) continue
    kept = kept.sort(higher).slice(0, most)
    floor = Math.max(floor, value(kept.at(-1) ?? place) - 1e-9)
  }
  return kept.sort(higher).slice(0, most)
}
