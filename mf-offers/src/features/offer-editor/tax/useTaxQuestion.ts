import { isRemovedSurcharge, type TaxRegime } from '@staffel/shared-api/rules'
import { useState, type Dispatch } from 'react'
import type { EditorAction, EditorState, Follow } from '../draft/draftReducer.ts'
import { customerName } from '../draft/offerDraft.ts'
import { retaxedLines } from './retaxedLines.ts'

export interface TaxQuestionParts {
  readonly state: EditorState
  readonly dispatch: Dispatch<EditorAction>
  /** The customer's; null while it is not known. */
  readonly regime: TaxRegime | null
  readonly isNew: boolean
}

/**
 * Another customer may be taxed otherwise: whether the lines follow is asked, and surcharges that somebody changed with
 * them; of those whose tax nobody set by hand.
 */
export function useTaxQuestion({ state, dispatch, regime, isNew }: TaxQuestionParts) {
  const { draft, usual } = state
  // By which the lines are taxed. What is stored was settled when it was.
  const [settled, setSettled] = useState<TaxRegime | null>(isNew ? 'domestic' : null)
  const of = (regime: TaxRegime) => ({ regime, rate: usual.default_tax_rate })
  const follow: Follow = (rows) => (settled && regime ? retaxedLines(rows, of(settled), of(regime)) : rows)
  const charges = draft.surchargeChanges.filter((item) => item.overridden && !isRemovedSurcharge(item))
  const rows = [...draft.lines, ...charges]
  const changed = follow(rows).filter((row, index) => row !== rows[index]).length

  // Nothing is taxed otherwise, so there is nothing to ask.
  if (regime !== null && regime !== settled && changed === 0) setSettled(regime)
  return {
    tax: of(regime ?? 'domestic'),
    question: changed > 0 && regime ? { regime, lines: changed, customer: customerName(draft) } : null,
    accept: () => {
      dispatch({ type: 'linesTaxed', follow })
      setSettled(regime)
    },
    leave: () => setSettled(regime),
  }
}

export type TaxQuestion = ReturnType<typeof useTaxQuestion>
