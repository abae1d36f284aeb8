import type { OfferItem } from '@staffel/shared-api/contract'
import { standardSalesUnit } from '@staffel/shared-api/rules'
import { useWorkingCopy, type WorkingCopyState } from '@staffel/shared-auth'
import { useMemo, type Dispatch } from 'react'
import type { EditorAction, EditorState, KeptForm } from './draftReducer.ts'
import { emptyFacts, type DraftFacts, type OfferDraft, type StoredOffer } from './offerDraft.ts'

export interface OfferCopyParts {
  readonly subject: string
  readonly state: EditorState
  /** What the server has, as far as the form knows. */
  readonly kept: { readonly stored: StoredOffer | undefined; readonly draft: OfferDraft }
  readonly dispatch: Dispatch<EditorAction>
}

/** The form as it is kept while nobody saved it: rows that are open for editing included. */
export function useOfferCopy({
  subject,
  state: { draft, open, saveKey },
  kept,
  dispatch,
}: OfferCopyParts): WorkingCopyState {
  const stored = useMemo<KeptForm>(() => ({ draft: kept.draft, open: {}, saveKey }), [kept.draft, saveKey])
  const typed = useMemo<KeptForm>(() => ({ draft, open, saveKey }), [draft, open, saveKey])
  return useWorkingCopy({
    subject,
    rev: kept.stored?.rev,
    stored,
    typed,
    onTake: ({ open, ...form }) =>
      dispatch({ type: 'taken', form: { ...form, draft: whole(form.draft), open: wholeLines(open) } }),
  })
}

/**
 * A form can be kept for longer than the program that kept it: that one called its only fact the reference, and no
 * document showed pictures or said within how many days to pay.
 */
function whole(
  draft: Omit<OfferDraft, 'facts' | 'showPictures' | 'paymentTerm'> & {
    readonly facts?: Partial<DraftFacts>
    readonly reference?: string
    readonly showPictures?: boolean
    readonly paymentTerm?: string
  },
) {
  const { reference = '', ...rest } = draft
  const lines = draft.lines.map(wholeLine)
  const surchargeChanges = draft.surchargeChanges.map(wholeLine)
  const facts = { ...emptyFacts, customer_reference: reference, ...draft.facts }
  // In the order in which the form has them: it is compared by its text.
  const { showPictures = false, paymentTerm = '' } = draft
  return { ...rest, lines, surchargeChanges, showPictures, paymentTerm, facts }
}

/** Every price was for one, and nothing counted together. */
function wholeLine({ product, ...line }: OfferItem): OfferItem {
  return {
    ...line,
    priceUnit: line.priceUnit ?? 1,
    ...(product && { product: { ...unsaid, ...product } }),
  }
}

const unsaid = {
  price_unit: 1,
  sales_unit: standardSalesUnit.unit,
  pack_content: null,
  order_multiple: null,
  min_order_quantity: null,
  tier_group: null,
  vat_rate: null,
} as const

function wholeLines(open: KeptForm['open']): KeptForm['open'] {
  return Object.fromEntries(Object.entries(open).map(([id, line]) => [id, wholeLine(line)]))
}
