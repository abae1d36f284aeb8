import { words } from '../../words/words.ts'
import { evidenceOf } from './goods-evidence.ts'
import type { Token } from '../tokens/token.types.ts'

const longest = 8

/**
 * `in de hal`, `voor het toilet`, `boven`, or nothing at all: what stands here, up to the end of the phrase, tells of
 * no goods.
 */
export function isPlace(tokens: readonly Token[], at: number): boolean {
  const following = tokens.slice(at, at + longest)
  const stop = following.findIndex(
    ({ kind, text, folded }) =>
      (kind === 'mark' && /^[,.;:)?!]$/.test(text)) || (kind === 'word' && words.joiners.has(folded)),
  )
  const said = stop < 0 ? following : following.slice(0, stop)
  const told = said.filter(({ folded }) => !words.places.has(folded)).map(evidenceOf)
  return (
    !told.some((evidence) => ['goods', 'size', 'attribute', 'unknown'].includes(evidence)) ||
    (words.places.has(said[0]?.folded ?? '') && !told.includes('size') && !told.includes('attribute'))
  )
}
