import type { FoundProduct, QuoteLine } from '@staffel/shared-api/contract'
import { useState } from 'react'
import type { RequestDesk } from '../desk/useRequestDesk.ts'
import { lineHeadId } from './LineItem.tsx'
import { isDecided } from './lineState.ts'
import { quantityFieldId } from './QuantityField.tsx'

/** What can be done with the selected line, by the mouse and by the keyboard alike. Without a line nothing happens. */
export function useLineActions(line: QuoteLine | undefined, desk: RequestDesk) {
  // Of the line that it was opened for; another one starts without.
  const [searching, setSearching] = useState<number | null>(null)
  const position = line?.position ?? null

  const focusLine = () => position !== null && document.getElementById(lineHeadId(position))?.focus()
  const onLine = (change: (line: QuoteLine) => void) => () => {
    if (line) change(line)
  }

  return {
    isSearching: searching !== null && searching === position,
    focusLine,
    pick: (product: FoundProduct | null) => {
      if (!line || line.is_ignored) return
      setSearching(null)
      desk.make(desk.lines.pick(line.position, product))
      focusLine()
    },
    setQuantity: (quantity: number) => line && desk.make(desk.lines.quantity(line.position, quantity)),
    takeConversion: onLine(
      ({ position: at, conversion }) => conversion && desk.make(desk.lines.quantity(at, conversion.quantity)),
    ),
    toggleIgnored: onLine(({ position: at, is_ignored }) => desk.make(desk.lines.ignore(at, !is_ignored))),
    reset: onLine((decided) => isDecided(decided) && desk.make(desk.lines.reset(decided.position))),
    editQuantity: () => document.getElementById(quantityFieldId)?.focus(),
    openSearch: onLine(({ position: at, is_ignored }) => !is_ignored && setSearching(at)),
    closeSearch: () => {
      setSearching(null)
      focusLine()
    },
  }
}

export type LineActions = ReturnType<typeof useLineActions>
