import type { AppliedTemplate, OfferItem, Product } from '@staffel/shared-api/contract'
import { withProduct } from './draftLines.ts'
import { pricedTogether } from './pricedTogether.ts'
import { followed, type Usual } from './followed.ts'
import type { OfferDraft } from './offerDraft.ts'

/** The form: what has been entered, and the rows that are open for editing with what was typed there so far. */
export interface EditorState {
  readonly draft: OfferDraft
  /** By line id; OK moves it into the draft, Cancel drops it. */
  readonly open: Readonly<Record<string, OfferItem>>
  /** The row that somebody opened last, which takes the keyboard; those that a copy brings back open do not. */
  readonly asked: string | null
  readonly usual: Usual
  /** Saving the same form twice makes one offer, also when the second time is after a crash. */
  readonly saveKey: string
}

/** What is kept of the form while it is not saved. */
export type KeptForm = Pick<EditorState, 'draft' | 'open' | 'saveKey'>

export type EditorAction =
  | { readonly type: 'changed'; readonly change: Partial<Omit<OfferDraft, 'lines'>> }
  | { readonly type: 'taken'; readonly form: KeptForm }
  | { readonly type: 'linesAdded'; readonly lines: readonly OfferItem[] }
  | { readonly type: 'pricesKnown'; readonly products: readonly Product[] }
  | { readonly type: 'freeLineAdded'; readonly line: OfferItem }
  | { readonly type: 'lineMoved'; readonly id: string; readonly to: number }
  | { readonly type: 'surchargeChanged'; readonly surcharge: OfferItem }
  | { readonly type: 'lineConfirmed'; readonly id: string }
  | { readonly type: 'linesTaxed'; readonly follow: Follow }
  | { readonly type: 'linesRemoved'; readonly ids: ReadonlySet<string> }
  | { readonly type: 'lineRestored'; readonly line: OfferItem; readonly at: number }
  | { readonly type: 'templateApplied'; readonly applied: AppliedTemplate; readonly replace: boolean }
  | { readonly type: 'templateTakenBack'; readonly applied: AppliedTemplate; readonly before: EditorState }
  | RowAction

/** Rows with the tax of another customer, where they had the usual one of the customer before. */
export type Follow = (rows: readonly OfferItem[]) => readonly OfferItem[]

type RowAction =
  | { readonly type: 'rowOpened'; readonly line: OfferItem }
  | { readonly type: 'rowTyped'; readonly line: OfferItem }
  | { readonly type: 'rowApplied'; readonly id: string }
  | { readonly type: 'rowCancelled'; readonly id: string }

export function draftReducer(state: EditorState, action: EditorAction): EditorState {
  return pricedTogether(reduced(state, action))
}

function reduced(state: EditorState, action: EditorAction): EditorState {
  switch (action.type) {
    case 'changed':
      return { ...state, draft: followed(state.draft, { ...state.draft, ...action.change }, state.usual) }
    case 'taken':
      return { ...state, ...action.form, asked: null }
    case 'linesAdded':
      return withLines(state, [...state.draft.lines, ...action.lines])
    case 'pricesKnown':
      return pricesKnown(state, action.products)
    case 'freeLineAdded':
      return opened(withLines(state, [...state.draft.lines, action.line]), action.line)
    case 'lineMoved':
      return moved(state, action.id, action.to)
    case 'surchargeChanged':
      return surchargeChanged(state, action.surcharge)
    case 'lineConfirmed':
      return withLines(
        state,
        state.draft.lines.map((line) => (line.id === action.id ? { ...line, toConfirm: null } : line)),
      )
    case 'linesTaxed':
      return taxed(state, action.follow)
    case 'linesRemoved':
      return [...action.ids].reduce(removed, state)
    case 'lineRestored':
      return withLines(state, state.draft.lines.toSpliced(action.at, 0, action.line))
    case 'templateApplied':
      return templateApplied(state, action.applied, action.replace)
    case 'templateTakenBack':
      return templateTakenBack(state, action.applied, action.before)
    default:
      return rowChanged(state, action)
  }
}

/** The very same form where every ladder is as it was. */
function pricesKnown(state: EditorState, products: readonly Product[]): EditorState {
  const known = new Map(products.map((product) => [product.product_id, product]))
  const repriced = (line: OfferItem): OfferItem => {
    const product = known.get(line.productId ?? 0)
    return product ? withProduct(line, product) : line
  }
  const lines = state.draft.lines.map(repriced)
  const open = Object.fromEntries(Object.entries(state.open).map(([id, line]) => [id, repriced(line)]))
  const isSame =
    lines.every((line, index) => line === state.draft.lines[index]) &&
    Object.entries(open).every(([id, line]) => line === state.open[id])
  return isSame ? state : { ...withLines(state, lines), open }
}

/** Surcharges that somebody changed go along; all others are taxed by the server. */
function taxed(state: EditorState, follow: Follow): EditorState {
  const { lines, surchargeChanges } = state.draft
  return { ...state, draft: { ...state.draft, lines: follow(lines), surchargeChanges: follow(surchargeChanges) } }
}

/** What becomes of a row that is open for editing. */
function rowChanged(state: EditorState, action: RowAction): EditorState {
  switch (action.type) {
    case 'rowOpened':
    case 'rowTyped':
      return opened(state, action.line)
    case 'rowApplied':
      return applied(state, action.id)
    case 'rowCancelled':
      return cancelled(state, action.id)
  }
}

/** What was written stays; a template fills what is empty, and takes the place of the lines only when that is said. */
function templateApplied(
  { draft, open, asked, usual, saveKey }: EditorState,
  applied: AppliedTemplate,
  replace: boolean,
): EditorState {
  const { template_id: templateId, title, notes, terms, show_pictures, items } = applied
  const lines = [...(replace ? [] : draft.lines), ...items.filter((item) => !item.isSurcharge)]
  const ownTerms = draft.terms.trim() && draft.terms !== usual[`terms_${draft.language}`]
  const texts = {
    title: draft.title.trim() ? draft.title : title,
    notes: draft.notes.trim() ? draft.notes : notes,
    terms: ownTerms || !terms ? draft.terms : terms,
  }
  const showPictures = show_pictures ?? draft.showPictures
  return {
    ...{ usual, saveKey, asked },
    draft: { ...draft, ...texts, showPictures, lines, templateId },
    open: replace ? {} : open,
  }
}

/** As it was before the template; what was written and added since stays. */
function templateTakenBack(state: EditorState, applied: AppliedTemplate, before: EditorState): EditorState {
  const { draft } = state
  const brought = new Set(applied.items.map(({ id }) => id))
  const added = draft.lines.filter(({ id }) => !brought.has(id))
  const text = (name: 'title' | 'notes' | 'terms') => (draft[name] === applied[name] ? before.draft[name] : draft[name])
  return {
    ...state,
    draft: {
      ...draft,
      title: text('title'),
      notes: text('notes'),
      terms: text('terms'),
      showPictures: draft.showPictures === applied.show_pictures ? before.draft.showPictures : draft.showPictures,
      lines: [...before.draft.lines, ...added],
      templateId: before.draft.templateId,
    },
    open: { ...before.open, ...state.open },
  }
}

function applied(state: EditorState, id: string): EditorState {
  const typed = state.open[id]
  if (!typed) return state
  // Looked at only: the draft stays what it is.
  if (state.draft.lines.includes(typed)) return closed(state, id)
  if (typed.isSurcharge) return surchargeChanged(closed(state, id), { ...typed, overridden: true })
  return closed(
    withLines(
      state,
      state.draft.lines.map((line) => (line.id === id ? typed : line)),
    ),
    id,
  )
}

function surchargeChanged(state: EditorState, surcharge: OfferItem): EditorState {
  const others = state.draft.surchargeChanges.filter(({ id }) => id !== surcharge.id)
  return { ...state, draft: { ...state.draft, surchargeChanges: [...others, surcharge] } }
}

/** Cancelling a free line that was never filled in takes it away again. */
function cancelled(state: EditorState, id: string): EditorState {
  const line = state.draft.lines.find((candidate) => candidate.id === id)
  return line?.productId === null && !line.description ? removed(state, id) : closed(state, id)
}

function moved(state: EditorState, id: string, to: number): EditorState {
  const { lines } = state.draft
  const line = lines.find((candidate) => candidate.id === id)
  if (!line || to < 0 || to >= lines.length || lines[to] === line) return state
  return withLines(state, lines.filter((other) => other !== line).toSpliced(to, 0, line))
}

function removed(state: EditorState, id: string): EditorState {
  return closed(
    withLines(
      state,
      state.draft.lines.filter((line) => line.id !== id),
    ),
    id,
  )
}

function withLines(state: EditorState, lines: readonly OfferItem[]): EditorState {
  return { ...state, draft: { ...state.draft, lines } }
}

function opened(state: EditorState, line: OfferItem): EditorState {
  return { ...state, open: { ...state.open, [line.id]: line }, asked: line.id }
}

function closed(state: EditorState, id: string): EditorState {
  const { [id]: _, ...open } = state.open
  return { ...state, open }
}
