import type { OfferItem } from '@staffel/shared-api/contract'
import { useEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react'

export interface LineDragParts {
  readonly lines: readonly OfferItem[]
  readonly onMove: (id: string, to: number) => void
}

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

/**
 * Moves lines by their handles: with the pointer, row by row as it passes the middle of one, and with the arrow keys.
 * The rows are those of the body that the handle is in.
 */
export function useLineDrag({ lines, onMove }: LineDragParts) {
  const latest = useRef({ lines, onMove })
  useEffect(() => {
    latest.current = { lines, onMove }
  })
  // Ends a drag that is under way when the table is left.
  const ending = useRef(new AbortController())
  useEffect(() => () => ending.current.abort(), [])

  const grab = (id: string) => (event: PointerEvent<HTMLElement>) => {
    const body = event.currentTarget.closest('tbody')
    if (event.button !== 0 || !body) return
    event.preventDefault()
    event.currentTarget.focus()
    ending.current.abort()
    ending.current = new AbortController()
    const { signal } = ending.current
    const stop = () => ending.current.abort()
    // On the window: a handle that moves with its row would lose the pointer.
    window.addEventListener('pointermove', ({ clientY }) => follow(id, body, clientY), { signal })
    window.addEventListener('pointerup', stop, { signal })
    window.addEventListener('pointercancel', stop, { signal })
  }

  function follow(id: string, body: HTMLElement, y: number): void {
    const from = latest.current.lines.findIndex((line) => line.id === id)
    const middles = Array.from(body.querySelectorAll('tr'), middleOf)
    const to = from < 0 ? from : target(middles, from, y)
    if (to !== from) move(id, to)
  }

  function move(id: string, to: number): void {
    latest.current.onMove(id, to)
    // A row that is put elsewhere in the document loses the focus.
    requestAnimationFrame(() => document.getElementById(handleId(id))?.focus())
  }

  const press = (id: string, index: number) => (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const to = index + step
    if (to >= 0 && to < lines.length) move(id, to)
  }

  return (id: string, index: number) => ({ id: handleId(id), onPointerDown: grab(id), onKeyDown: press(id, index) })
}

function handleId(lineId: string): string {
  return `move-${lineId}`
}

function middleOf(row: HTMLElement): number {
  const { top, height } = row.getBoundingClientRect()
  return top + height / 2
}

/** The furthest row whose middle was passed on the way from `from` to `y`. */
function target(middles: readonly number[], from: number, y: number): number {
  const passedAbove = middles.findIndex((middle, index) => index < from && y < middle)
  if (passedAbove >= 0) return passedAbove
  const passedBelow = middles.findLastIndex((middle, index) => index > from && y > middle)
  return passedBelow >= 0 ? passedBelow : from
}
