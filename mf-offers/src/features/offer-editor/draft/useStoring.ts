import { isApiError } from '@staffel/shared-api/client'
import type { OfferInput, SavedOffer } from '@staffel/shared-api/contract'
import { useRef, useState } from 'react'
import { useSaveOffer } from '../../../api/offers/offers.mutations.ts'
import { savedBefore } from './fieldErrors.ts'
import type { OfferDraft, StoredOffer } from './offerDraft.ts'

/** What the server has, as far as the form knows. */
export interface Kept {
  readonly stored: StoredOffer | undefined
  readonly draft: OfferDraft
}

export interface Save {
  readonly draft: OfferDraft
  /** The body of the save, once it is known what is stored by then. */
  readonly compose: (stored: StoredOffer | undefined) => OfferInput
  /** By the form itself, after a failure: nobody did that. */
  readonly triedAgain?: boolean
}

export interface StoringParts {
  readonly begun: Kept
  /** The first save goes under it: repeated, also after a crash, it makes one offer. */
  readonly saveKey: string
  /** There is an offer now. */
  readonly onFirst: (saved: SavedOffer) => void
}

/** The offer was saved and its number did not come back. */
export class UnnumberedSave extends Error {}

/**
 * Saves the form, one save after the other. The key of a save that got no answer is used again by the next one, which
 * so learns what became of it: what was typed in between is saved over that, and never as a second offer.
 */
export function useStoring({ begun, saveKey, onFirst }: StoringParts) {
  const { mutateAsync } = useSaveOffer()
  const [kept, setKept] = useState(begun)
  const now = useRef<{ kept: Kept; unanswered: string | null; last: Promise<unknown> }>({
    kept: begun,
    unanswered: null,
    last: Promise.resolve(),
  })

  function keep(next: Kept): void {
    now.current.kept = next
    setKept(next)
  }

  function arrived(saved: SavedOffer, draft: OfferDraft, internalNotes: string): SavedOffer {
    const isFirst = !now.current.kept.stored
    now.current.unanswered = null
    keep({ stored: { offer_id: saved.offer_id, rev: saved.rev, internalNotes }, draft })
    if (isFirst) onFirst(saved)
    return saved
  }

  async function send(save: Save): Promise<SavedOffer> {
    const { stored, draft: before } = now.current.kept
    const key = now.current.unanswered ?? (stored ? crypto.randomUUID() : saveKey)
    now.current.unanswered = key
    try {
      const saved = await mutateAsync({ offer: save.compose(stored), idempotencyKey: key, triedAgain: save.triedAgain })
      if (!saved || !Number.isSafeInteger(saved.offer_id) || saved.offer_id <= 0) throw new UnnumberedSave()
      return arrived(saved, save.draft, save.draft.internalNotes)
    } catch (error) {
      if (isApiError(error) && !error.isTransient && error.status > 0) now.current.unanswered = null
      const earlier = savedBefore(error)
      if (!earlier) throw error
      arrived(earlier, before, stored?.internalNotes ?? '')
      return earlier.status === 'draft' ? send(save) : earlier
    }
  }

  return {
    kept,
    save(save: Save): Promise<SavedOffer> {
      const sent = now.current.last.then(() => send(save))
      now.current.last = sent.catch(() => {})
      return sent
    },
    /** Goes on from what somebody else saved. */
    goOnFrom(rev: number): void {
      const { stored, draft } = now.current.kept
      if (stored) keep({ stored: { ...stored, rev }, draft })
    },
  }
}

export type Storing = ReturnType<typeof useStoring>
