import { words } from '../words/words.ts'
import type { Token } from './tokens/token.types.ts'

/** The end of a quantity with what its packing holds: `4 blikken van 2,5 liter`, `1 emmer van 10`. */
export function afterContent(tokens: readonly Token[], at: number): number {
  const content = tokens[at + 1]
  return words.packContent.has(tokens[at]?.folded ?? '') && (content?.kind === 'measure' || content?.kind === 'number')
    ? at + 2
    : at
}
