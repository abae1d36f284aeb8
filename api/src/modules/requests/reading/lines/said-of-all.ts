import type { DraftLine } from './draft-line.types.ts'
import { evidenceOf } from '../grammar/evidence/goods-evidence.ts'
import { splitSentences } from '../grammar/split-clauses.ts'
import { tokenise } from '../grammar/tokens/tokenise.ts'
import type { Token } from '../grammar/tokens/token.types.ts'
import { limits } from '../limits.ts'
import type { MailLine } from '../body/text/mail-line.types.ts'
import { words } from '../words/words.ts'

/**
 * `Alles RVS A2 graag`, above or below a list: put before its lines as a heading would be, so that what a line says
 * itself holds.
 */
export function withSaidOfAll(drafts: readonly DraftLine[], lines: readonly MailLine[], english: boolean): DraftLine[] {
  const said = lines.flatMap(({ text, cells }) =>
    cells ? [] : splitSentences(tokenise(text.slice(0, limits.lineLength), english)).flatMap(saidOfAll),
  )
  if (said.length === 0) return [...drafts]
  const heading = said.map(({ text }) => text).join(' ')
  return drafts.map((draft) =>
    isMetal(tokenise(draft.searchLine, english)) ? { ...draft, searchLine: `${heading} / ${draft.searchLine}` } : draft,
  )
}

/** The materials and coatings behind `alles`, in a sentence that asks for no quantity itself. */
function saidOfAll(sentence: readonly Token[]): Token[] {
  const at = sentence.findIndex(({ kind, folded }) => kind === 'word' && words.everything.has(folded))
  if (at < 0 || sentence.some(({ kind }) => kind === 'number')) return []
  const rest = sentence.slice(at + 1)
  const from = rest.findIndex((token) => evidenceOf(token) !== 'none')
  const to = rest.findIndex((token, index) => index > from && !isMaterial(token))
  return from < 0 || from > 3 ? [] : rest.slice(from, to < 0 ? rest.length : to).filter(isMaterial)
}

const isMaterial = ({ kind, folded }: Token): boolean =>
  (kind === 'word' && words.passedOn.has(folded)) || (kind === 'size' && /^a[24]/.test(folded))

/** Bolts and the like: nothing else is stainless or zinc plated because a mail says so of all. */
const isMetal = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ kind, folded }) =>
      (kind === 'size' && /^m ?\d/.test(folded)) ||
      (kind === 'word' &&
        /(?:bout|bouten|moer|moeren|ring|ringen|schroef|schroeven|draadeind|draadeinden|bolts?|nuts?|washers?|screws?)$/.test(
          folded,
        )),
  )
