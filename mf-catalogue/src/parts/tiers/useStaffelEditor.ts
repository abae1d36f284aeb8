import { isApiError } from '@staffel/shared-api/client'
import type { Staffel } from '@staffel/shared-api/contract'
import { useMemo, useState } from 'react'
import { readDrafts, tierDrafts, withNewTier, type TierDraft, type TypedTier } from './tierDrafts.ts'
import { useLadderQuestion } from './useLadderQuestion.ts'

interface StaffelEditorParts {
  readonly stored: readonly Staffel[]
  readonly onSave: ((tiers: readonly TypedTier[]) => Promise<void>) | undefined
  readonly onEditing: (isEditing: boolean) => void
}

/** View, edit, and back to view: by saving the whole ladder, or by Cancel, which discards what was changed. */
export function useStaffelEditor({ stored, onSave, onEditing }: StaffelEditorParts) {
  const [begun, setBegun] = useState<readonly TierDraft[]>([])
  const [drafts, setDrafts] = useState<readonly TierDraft[] | null>(null)
  const [asksVariants, setAsksVariants] = useState(false)
  const [isSaving, setIsSaving] = useState(false)
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  const question = useLadderQuestion()
  const typed = useMemo(() => readDrafts(drafts ?? []), [drafts])

  function close(): void {
    setDrafts(null)
    onEditing(false)
  }

  async function store(): Promise<void> {
    setIsSaving(true)
    try {
      await onSave?.(typed.toSorted((a, b) => a.minQuantity - b.minQuantity))
      close()
    } catch (error) {
      // Whoever saves has said what went wrong; here stands at which row.
      setRefused(isApiError(error) ? error.fields : {})
    } finally {
      setIsSaving(false)
    }
  }

  return {
    /** Null while the ladder is only read. */
    drafts,
    typed,
    isSaving,
    question,
    isChanged: drafts !== null && JSON.stringify(drafts) !== JSON.stringify(begun),
    hasVariants: asksVariants || (drafts ?? []).some(({ variantCode }) => variantCode.trim() !== ''),
    showVariants: () => setAsksVariants(true),
    messageOf: (row: number) =>
      Object.entries(refused).find(([name]) => name.startsWith(`staffels.${row}.`) || name === `staffels.${row}`)?.[1],
    begin() {
      onEditing(true)
      const first = tierDrafts(stored)
      setBegun(first)
      setRefused({})
      setAsksVariants(false)
      setDrafts(first.length > 0 ? first : withNewTier(first))
    },
    change(next: readonly TierDraft[]) {
      setRefused({})
      setDrafts(next)
    },
    cancel: close,
    save(): void {
      if (isSaving || typed.length === 0) return
      question.check(typed, () => void store())
    },
  }
}
