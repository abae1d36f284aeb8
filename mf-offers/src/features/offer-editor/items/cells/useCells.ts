import type { OfferItem } from '@staffel/shared-api/contract'
import { useRef, useState, type Dispatch, type KeyboardEvent } from 'react'
import type { EditorAction, EditorState } from '../../draft/draftReducer.ts'
import { cellId, type CellField, type CellPlace } from './cell.types.ts'
import { cellBelow, cellBeside } from './nextCell.ts'

export interface CellsParts {
  readonly lines: readonly OfferItem[]
  readonly open: EditorState['open']
  readonly mayPrice: boolean
  readonly dispatch: Dispatch<EditorAction>
  /** The last cell is left downwards. */
  readonly onPast: () => void
}

/**
 * One cell at a time is typed in where it stands. Enter keeps it and goes down, Tab goes on, Escape puts back what
 * stood there; leaving it in any other way keeps it. What is typed waits in the row's own place until then, as in a row
 * that is open as a whole.
 */
export function useCells({ lines, open, mayPrice, dispatch, onPast }: CellsParts) {
  const [place, setPlace] = useState<CellPlace | null>(null)
  // A field that goes away because another cell is edited leaves too, after that was decided.
  const latest = useRef<CellPlace | null>(null)

  const go = (next: CellPlace | null) => {
    latest.current = next
    setPlace(next)
  }
  const isAt = (line: OfferItem) => place?.id === line.id && open[line.id] !== undefined

  function edit(line: OfferItem, field: CellField): void {
    const before = latest.current
    if (before) dispatch({ type: 'rowApplied', id: before.id })
    dispatch({ type: 'rowOpened', line: (before?.id === line.id && open[line.id]) || line })
    go({ id: line.id, field })
  }

  function leave(from: CellPlace): void {
    if (latest.current?.id !== from.id || latest.current.field !== from.field) return
    dispatch({ type: 'rowApplied', id: from.id })
    go(null)
  }

  function cancel(from: CellPlace): void {
    dispatch({ type: 'rowCancelled', id: from.id })
    go(null)
    requestAnimationFrame(() => document.getElementById(cellId(from))?.focus())
  }

  /** To another cell; past the last one where there is none. */
  function move(from: CellPlace, to: CellPlace | null): void {
    const line = lines.find(({ id }) => id === to?.id)
    if (line && to) return edit(line, to.field)
    leave(from)
    onPast()
  }

  /** A line that nobody has a price for asks for it after its quantity. */
  function confirm(line: OfferItem, from: CellPlace): void {
    const asksPrice = from.field === 'quantity' && line.productId === null && line.unitPrice === 0 && mayPrice
    move(from, asksPrice ? { id: from.id, field: 'unitPrice' } : cellBelow(walked(from), from, mayPrice))
  }

  /** Rows that are open as a whole are passed by. */
  function walked(from: CellPlace): readonly OfferItem[] {
    return lines.filter(({ id }) => id === from.id || open[id] === undefined)
  }

  const press = (line: OfferItem, field: CellField) => (event: KeyboardEvent) => {
    const from = { id: line.id, field }
    if (event.key === 'Enter') {
      event.preventDefault()
      confirm(line, from)
    }
    if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      cancel(from)
    }
    if (event.key === 'Tab') {
      const next = cellBeside(walked(from), from, event.shiftKey ? -1 : 1, mayPrice)
      // Before the first cell there is nothing of ours.
      if (!next && event.shiftKey) return
      event.preventDefault()
      move(from, next)
    }
  }

  return {
    /** Which cell of a line is being typed in, and the line as it is typed. */
    of: (line: OfferItem) => ({
      line: isAt(line) ? (open[line.id] ?? line) : line,
      field: isAt(line) ? (place?.field ?? null) : null,
      mayPrice,
      onEdit: (field: CellField) => edit(line, field),
      onType: (next: OfferItem) => dispatch({ type: 'rowTyped', line: next }),
      onLeave: (field: CellField) => leave({ id: line.id, field }),
      onKeyDown: (field: CellField) => press(open[line.id] ?? line, field),
    }),
    isAt,
    edit,
  }
}

export type CellsOfLine = ReturnType<ReturnType<typeof useCells>['of']>
