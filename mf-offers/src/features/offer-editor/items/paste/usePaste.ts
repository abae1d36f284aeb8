import type { Product } from '@staffel/shared-api/contract'
import { isManagement, mayEditPrices, offerLimits } from '@staffel/shared-api/rules'
import { useUser } from '@staffel/shared-auth'
import { toast } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useContext, useEffect, useRef, useState, type ClipboardEvent, type Dispatch } from 'react'
import { findProductsBySku } from '../../../../api/products.calls.ts'
import { OfferPrices } from '../../../../parts/money/OfferPrices.ts'
import { OfferTenant } from '../../../../parts/OfferTenant.ts'
import type { EditorAction, EditorState } from '../../draft/draftReducer.ts'
import { OfferTax } from '../../tax/OfferTax.ts'
import { pastedLines, type PastedLines } from './pastedLines.ts'
import { readRows } from './readRows.ts'
import { headerOf, numberColumns, recognise } from './recognise.ts'

type Rows = readonly (readonly string[])[]

/** Rows of a spreadsheet become lines: by their article numbers, or else of their words. One undo takes them back. */
export function usePaste({ draft }: EditorState, dispatch: Dispatch<EditorAction>) {
  const { t } = useTranslation('offers')
  const user = useUser()
  const tenant = useContext(OfferTenant)
  const customer = useContext(OfferPrices)
  const tax = useContext(OfferTax)
  const [busy, setBusy] = useState(0)
  const [left, setLeft] = useState<readonly string[]>([])
  const count = useRef(draft.lines.length)
  useEffect(() => {
    count.current = draft.lines.length
  })
  const leaving = useRef(new AbortController())
  useEffect(() => {
    const { current } = leaving
    return () => current.abort()
  }, [])

  async function take(rows: Rows): Promise<void> {
    const { signal } = leaving.current
    setBusy((running) => running + 1)
    const header = headerOf(rows)
    const body = Object.keys(header).length > 0 ? rows.slice(1) : rows
    try {
      const products = await findProductsBySku(numbersIn(body, numberColumns(body, header)), tenant, customer, signal)
      if (!signal.aborted) add(body, header, products)
    } catch {
      if (!signal.aborted) toast.failure(t('editor.paste.failed'), () => void take(rows))
    } finally {
      setBusy((running) => running - 1)
    }
  }

  function add(rows: Rows, header: ReturnType<typeof headerOf>, products: ReadonlyMap<string, Product>): void {
    const columns = recognise(rows, header, (cell) => products.has(cell.toLowerCase()))
    const pasted = pastedLines(rows, columns, products, {
      tax,
      mayPrice: user !== null && mayEditPrices(user),
      mayFree: user !== null && isManagement(user),
      room: offerLimits.lines - count.current,
    })
    setLeft(pasted.left)
    if (pasted.lines.length > 0) tell(pasted)
  }

  function tell({ lines, free }: PastedLines): void {
    const ids = new Set(lines.map(({ id }) => id))
    dispatch({ type: 'linesAdded', lines })
    toast.undo(
      t('editor.paste.done', { count: lines.length }),
      () => {
        dispatch({ type: 'linesRemoved', ids })
        setLeft([])
      },
      free > 0 ? { description: t('editor.paste.free', { count: free }) } : {},
    )
  }

  return {
    busy: busy > 0,
    left,
    dismiss: () => setLeft([]),
    onPaste: (event: ClipboardEvent) => {
      const rows = readRows(event.clipboardData.getData('text/plain'))
      if (!rows) return
      event.preventDefault()
      void take(rows)
    },
  }
}

export type Paste = ReturnType<typeof usePaste>

function numbersIn(rows: Rows, columns: readonly number[]): string[] {
  return [...new Set(rows.flatMap((cells) => columns.flatMap((column) => cells[column]?.slice(0, 100) || [])))]
}
