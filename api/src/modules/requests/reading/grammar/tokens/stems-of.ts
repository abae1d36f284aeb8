import type { Token } from './token.types.ts'

/** Words as they are compared: `balken` and `balk`, `schroeven` and `schroef`, `platen` and `plaat` are the same. */
export const stemsOf = (tokens: readonly Token[]): string[] =>
  tokens.filter(({ kind }) => kind === 'word').map(({ folded }) => stemOf(folded))

function stemOf(folded: string): string {
  const stem = folded.length > 5 ? folded.replace(/(?:etje|tje|pje|je)s?$/, '') : folded
  const single = stem.length > 4 ? stem.replace(/(?:en|es|(?<!ui|oo|aa|eu|la)s|n)$/, '') : stem
  return single
    .replace(/v$/, 'f')
    .replace(/z$/, 's')
    .replace(/(\p{L})\1/gu, '$1')
}

/** One word is the other, or a compound of it: `spaanplaatschroef` is a `schroef`. */
export const isSameGoods = (one: string, other: string): boolean =>
  one.length > 2 && other.length > 2 && (one.endsWith(other) || other.endsWith(one))
