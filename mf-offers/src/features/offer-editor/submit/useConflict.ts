import { toast } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useState } from 'react'
import { revisionOf } from '../../../api/offers/offers.queries.ts'
import type { StoredOffer } from '../draft/offerDraft.ts'

export interface ConflictParts {
  readonly isStale: boolean
  readonly stored: StoredOffer | undefined
  /** Goes on from the revision that is stored now. */
  readonly onKeep: (rev: number) => void
}

/** The question what to do when somebody else saved first. It can be put off, and asked again. */
export function useConflict({ isStale, stored, onKeep }: ConflictParts) {
  const { t } = useTranslation('offers')
  const [putOff, setPutOff] = useState(false)
  const [pending, setPending] = useState(false)
  if (putOff && !isStale) setPutOff(false)

  const keep = () => {
    if (!stored) return
    setPending(true)
    revisionOf(stored.offer_id)
      .then(onKeep, () => void toast.failure(t('editor.saveFailed'), keep))
      .finally(() => setPending(false))
  }
  return { open: isStale && !putOff, isStale, pending, keep, close: () => setPutOff(true), ask: () => setPutOff(false) }
}

export type Conflict = ReturnType<typeof useConflict>
