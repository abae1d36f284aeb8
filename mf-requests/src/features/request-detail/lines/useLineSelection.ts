import type { QuoteLine } from '@staffel/shared-api/contract'
import { useEffect, useState } from 'react'
import { lineHeadId } from './LineItem.tsx'
import { nextToLookAt } from './lineState.ts'

/** The line that is worked on. `startsAtFirst`: one is open from the beginning, and the keyboard is on it. */
export function useLineSelection(lines: readonly QuoteLine[], startsAtFirst: boolean) {
  const [selected, setSelected] = useState<number | null>(startsAtFirst ? (lines[0]?.position ?? null) : null)
  // Where the keyboard goes once the line is drawn; a line that was just added is not there before.
  const [focused, setFocused] = useState(selected)

  useEffect(() => {
    const head = focused === null ? null : document.getElementById(lineHeadId(focused))
    if (!head) return
    head.focus()
    setFocused(null)
  }, [focused, lines])

  const select = (position: number | null) => {
    setSelected(position)
    setFocused(position)
  }

  return {
    selected,
    /** By the mouse: the keyboard stays where it is. */
    choose: setSelected,
    select,
    step: (by: 1 | -1) => {
      const index = lines.findIndex(({ position }) => position === selected)
      const next = index === -1 ? lines[0] : lines[index + by]
      if (next) select(next.position)
    },
    next: () => select(nextToLookAt(lines, selected) ?? selected),
  }
}

export type LineSelection = ReturnType<typeof useLineSelection>
