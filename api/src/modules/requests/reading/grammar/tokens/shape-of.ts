import type { Token } from './token.types.ts'

/**
 * Two sizes of one shape say the same thing of goods: `12 mm` and `15 mm`, `44x69` and `44x94`, `3 m` and `lang 3600`.
 */
export function shapeOf({ folded }: Token): string {
  const shape = folded.replace(/[\d.,]+/g, '#').replace(/\s/g, '')
  return /^#(?:m|mtrs?|meters?|metres?|lang|long)$|^(?:lengte|lang|length|l)[:=]?#/.test(shape) ? 'length' : shape
}

/** The shapes of the sizes in a text. */
export const shapesOf = (tokens: readonly Token[]): ReadonlySet<string> =>
  new Set(tokens.filter(({ kind }) => kind === 'size' || kind === 'measure').map(shapeOf))
