import type { EditorState } from './draftReducer.ts'
import type { OfferDraft } from './offerDraft.ts'

/** The offer with what is typed in the rows that are open. */
export function entered({ draft, open }: Pick<EditorState, 'draft' | 'open'>): OfferDraft {
  if (Object.keys(open).length === 0) return draft
  return { ...draft, lines: draft.lines.map((line) => open[line.id] ?? line) }
}
