import { checkLadder, type LadderFinding, type LadderWarning } from '@staffel/shared-api/rules'
import { useState } from 'react'
import type { TypedTier } from './tierDrafts.ts'

interface Asked {
  readonly warnings: readonly LadderFinding<LadderWarning>[]
  readonly onYes: () => void
}

/** Goes on at once with a sound ladder, asks first where something about it is odd, and not at all with a wrong one. */
export function useLadderQuestion() {
  const [asked, setAsked] = useState<Asked | null>(null)
  return {
    asked,
    close: () => setAsked(null),
    /** Whether the ladder can be saved at all. */
    check(tiers: readonly TypedTier[], onYes: () => void): boolean {
      const { errors, warnings } = checkLadder(tiers)
      if (errors.length > 0) return false
      if (warnings.length === 0) onYes()
      else setAsked({ warnings, onYes })
      return true
    },
  }
}

export type LadderQuestionState = ReturnType<typeof useLadderQuestion>
