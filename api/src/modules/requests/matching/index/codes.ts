import { gap } from '../text/cursor.ts'
import type { CatalogueIndex } from './catalogue-index.types.ts'

/** A SKU or external code without what people leave out or change when they type it. */
export function normalCode(code: string): string {
  return code.toLowerCase().replace(/[^a-z0-9]/g, '')
}

export interface CodesInLine {
  /** Places of the products whose code the line names. */
  readonly products: readonly number[]
  /** The line without those codes. */
  readonly rest: string
}

/**
 * The codes that a line names. A long code may have lost its separators or have spaces for them; a short one such as
 * `PIR-80` must stand as it is written, because "PIR 80" is also just what the thing is.
 */
export function codesIn(line: string, { codes }: CatalogueIndex): CodesInLine {
  const words = [...line.matchAll(/[\p{L}\p{N}][\p{L}\p{N}._/-]*/gu)]
  const products = new Set<number>()
  let rest = line
  for (let from = 0; from < words.length; from += 1) {
    for (let count = Math.min(5, words.length - from); count > 0; count -= 1) {
      const [first, last] = [words[from], words[from + count - 1]]
      if (!first || !last) continue
      const written = line.slice(first.index, last.index + last[0].length)
      const found = codes.get(normalCode(written))
      const exact = written.toLowerCase().replace(/(?<!\.)\.+$/, '') === found?.written
      if (!found || (!exact && !isTelling(normalCode(written), count))) continue
      found.products.forEach((place) => products.add(place))
      rest = rest.slice(0, first.index) + gap.repeat(written.length) + rest.slice(first.index + written.length)
      from += count - 1
      break
    }
  }
  return { products: [...products], rest }
}

/** That a code with its separators lost is that code, and nothing else. */
export function isTelling(code: string, words: number): boolean {
  const digits = code.replace(/\D/g, '').length
  return digits >= 2 && digits < code.length && code.length >= (words > 1 ? 7 : 6)
}
