import type { Language, OfferItem, SavedOffer } from '@staffel/shared-api/contract'
import { useEffect, useEffectEvent, useMemo, useReducer, useState } from 'react'
import { draftReducer, type EditorState } from '../draft/draftReducer.ts'
import { entered } from '../draft/entered.ts'
import { fieldErrors } from '../draft/fieldErrors.ts'
import type { UsualSettings } from '../draft/followed.ts'
import type { OfferDraft, StoredOffer } from '../draft/offerDraft.ts'
import { useAutosave } from '../draft/useAutosave.ts'
import { useOfferCopy } from '../draft/useOfferCopy.ts'
import { usePricesOfCustomer } from './usePricesOfCustomer.ts'
import { useStoring } from '../draft/useStoring.ts'
import { useSurcharges } from '../draft/useSurcharges.ts'
import { useConflict } from './useConflict.ts'
import { useSubmitOffer } from './useSubmitOffer.ts'

export interface OfferFormParts {
  /** What the form starts with. Later values are ignored: nothing that was typed is ever replaced. */
  readonly initial: OfferDraft
  readonly usual: UsualSettings
  /** Of an offer whose customer has none; left out: as the form starts. */
  readonly language?: Language
  readonly surcharges?: readonly OfferItem[]
  /** Absent for a new offer. */
  readonly stored?: StoredOffer
  /** By what name unsaved work on it is kept. */
  readonly subject: string
  /** A new offer is stored. */
  readonly onStored?: (externalId: string) => void
  /** Focuses the first field that is marked as wrong. */
  readonly showFirstProblem: () => void
  /** Somebody is asked what becomes of the draft: it is not saved meanwhile. */
  readonly isHeld: boolean
  /** Of the seller, for who sees several. */
  readonly seesAll: boolean
}

const none: readonly OfferItem[] = []

/** The form over an offer: what is entered, what of it is kept and saved, and what stands in the way. */
export function useOfferForm(parts: OfferFormParts) {
  const { onStored, showFirstProblem, isHeld } = parts
  const [opened] = useState(parts)
  const [state, dispatch] = useReducer(draftReducer, opened, begin)
  // Set once the new offer is stored.
  const [made, setMade] = useState<SavedOffer | null>(null)
  const pricesFor = usePricesOfCustomer(
    state.draft,
    opened.initial,
    parts.seesAll ? state.draft.tenantId : undefined,
    dispatch,
  )
  const surcharges = useSurcharges(state.draft, opened.surcharges ?? none, opened.stored)
  const storing = useStoring({
    begun: { stored: opened.stored, draft: opened.initial },
    saveKey: state.saveKey,
    onFirst: (saved) => {
      copy.done()
      setMade(saved)
    },
  })
  const { kept } = storing
  const draft = useMemo(() => entered(state), [state])
  const isDirty = useIsDifferent(draft, kept.draft)
  const subject = made ? `offer:${made.offer_id}` : opened.subject
  const copy = useOfferCopy({ subject, state, kept, dispatch })
  const saving = useSubmitOffer({
    state,
    surcharges: surcharges.surcharges,
    storing,
    showFirstProblem,
    onSaved: copy.done,
  })
  const isSubmitting = saving.saving !== null || saving.savedId !== null
  const autosave = useAutosave({
    draft,
    begun: opened.initial,
    surcharges: surcharges.surcharges,
    storing,
    isDirty,
    paused: isSubmitting || saving.stale || isHeld,
  })
  const conflict = useConflict({ isStale: saving.stale || autosave.isStale, stored: kept.stored, onKeep: overwrite })

  // Who submits the form leaves for the document instead.
  const isToldOf = made !== null && !isSubmitting
  const tellStored = useEffectEvent(() => made && onStored?.(made.externalId))
  useEffect(() => {
    if (isToldOf) tellStored()
  }, [isToldOf])

  function overwrite(rev: number): void {
    storing.goOnFrom(rev)
    autosave.forget()
    saving.overwrite()
  }

  return {
    state,
    dispatch,
    pricesFor,
    draft,
    isNew: opened.stored === undefined,
    isDirty,
    /** The draft that a new offer became. */
    made,
    copy,
    surcharges,
    saving,
    autosave,
    conflict,
    errors: fieldErrors({ ...autosave.messages, ...saving.messages }),
  }
}

export type OfferForm = ReturnType<typeof useOfferForm>

function begin({ initial, language, usual }: OfferFormParts): EditorState {
  return {
    draft: initial,
    open: {},
    asked: null,
    usual: { ...usual, language: language ?? initial.language },
    saveKey: crypto.randomUUID(),
  }
}

/** By what it says: what was typed and taken back again is no change. */
function useIsDifferent(one: OfferDraft, other: OfferDraft): boolean {
  const text = useMemo(() => JSON.stringify(one), [one])
  const otherText = useMemo(() => JSON.stringify(other), [other])
  return text !== otherText
}
