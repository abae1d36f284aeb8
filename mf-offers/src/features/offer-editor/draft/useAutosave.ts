import type { OfferItem } from '@staffel/shared-api/contract'
import { isApiError } from '@staffel/shared-api/client'
import { useEffect, useRef, useState } from 'react'
import { useSaveOffer } from '../../../api/offers/offers.mutations.ts'
import { draftProblems } from './draftProblems.ts'
import { refusedFields } from './fieldErrors.ts'
import { toOfferInput, type OfferDraft, type StoredOffer } from './offerDraft.ts'

const interval = 20_000

export interface AutosaveParts {
  readonly draft: OfferDraft
  readonly surcharges: readonly OfferItem[]
  /** What the server has; nothing is saved by itself before the first save. */
  readonly stored: StoredOffer | undefined
  readonly storedDraft: OfferDraft
  /** While something else is being saved, or asked. */
  readonly paused: boolean
  readonly onSaved: (stored: StoredOffer, draft: OfferDraft) => void
}

/**
 * Saves a stored draft every 20 seconds when it was changed. What cannot be saved yet waits: a line without words, or a
 * new customer, which is made by whoever presses Save. What the server refused is not tried again until it was changed.
 * Rows that are open do not count, as always.
 */
export function useAutosave(parts: AutosaveParts) {
  const { mutate, isPending, error, reset } = useSaveOffer()
  const [savedAt, setSavedAt] = useState<string | null>(null)
  const [refused, setRefused] = useState<OfferDraft | null>(null)
  const isStale = isApiError(error) && error.code === 'STALE'

  function save(): void {
    const { draft, surcharges, stored, storedDraft, paused, onSaved } = parts
    if (!stored || paused || isPending || isStale || draft === storedDraft || draft === refused) return
    if (draft.newCustomer || draftProblems(draft, 'draft', false).length > 0) return
    const offer = toOfferInput(draft, surcharges, 'draft', stored)
    mutate(
      { offer, idempotencyKey: crypto.randomUUID() },
      {
        onSuccess: (saved) => {
          if (!saved) return
          setSavedAt(new Date().toISOString())
          onSaved({ offer_id: saved.offer_id, rev: saved.rev, internalNotes: draft.internalNotes }, draft)
        },
        onError: (failed) => {
          if (Object.keys(refusedFields(failed)).length > 0) setRefused(draft)
        },
      },
    )
  }

  const latest = useRef(save)
  useEffect(() => {
    latest.current = save
  })
  useEffect(() => {
    const timer = setInterval(() => latest.current(), interval)
    return () => clearInterval(timer)
  }, [])

  return {
    isSaving: isPending,
    isStale,
    hasFailed: error !== null && !isStale,
    messages: refusedFields(error),
    savedAt,
    forget: reset,
  }
}

export type Autosave = ReturnType<typeof useAutosave>
