import type { OfferItem } from '@staffel/shared-api/contract'
import { isManagement, mayEditPrices } from '@staffel/shared-api/rules'
import { useUser } from '@staffel/shared-auth'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useContext, useId, useState, type Dispatch } from 'react'
import { freeLine, hasAmount, lineOfProduct, withoutCharge, withQuantity } from '../draft/draftLines.ts'
import type { EditorAction, EditorState } from '../draft/draftReducer.ts'
import type { FieldErrors } from '../draft/fieldErrors.ts'
import { countedTogether } from '../draft/pricedTogether.ts'
import { lineNotes } from '../draft/lineNotes.ts'
import { standingLines } from '../products/prices/besideLines.ts'
import { OfferTax } from '../tax/OfferTax.ts'
import { cellsOf } from './cells/nextCell.ts'
import { useCells } from './cells/useCells.ts'
import { lineErrors } from './lineErrors.ts'
import { OpenRow } from './open-row/OpenRow.tsx'
import { PasteNotice } from './paste/PasteNotice.tsx'
import { usePaste } from './paste/usePaste.ts'
import { ItemRow } from './rows/ItemRow.tsx'
import { ItemRowEditor } from './rows/ItemRowEditor.tsx'
import { MoveHandle } from './rows/MoveHandle.tsx'
import { SurchargeRow } from './rows/SurchargeRow.tsx'
import { useLineDrag } from './useLineDrag.ts'
import { WordsRow } from './rows/WordsRow.tsx'
import { WordsRowEditor } from './rows/WordsRowEditor.tsx'
import styles from './items.module.css'

export interface ItemTableProps {
  state: EditorState
  dispatch: Dispatch<EditorAction>
  surcharges: readonly OfferItem[]
  errors: FieldErrors
  onRemove: (id: string) => void
}

/** The rows: each shows a line or is open for editing; surcharges stand below and are the server's. */
export function ItemTable({ state, dispatch, surcharges, errors, onRemove }: ItemTableProps) {
  const {
    draft,
    open,
    asked,
    usual: { default_tax_rate: usualTaxRate },
  } = state
  const { t } = useTranslation('offers')
  const user = useUser()
  const tax = useContext(OfferTax)
  const mayPrice = user !== null && mayEditPrices(user)
  const openRowId = useId()
  const cells = useCells({
    lines: draft.lines,
    open,
    mayPrice,
    dispatch,
    onPast: () => document.getElementById(openRowId)?.focus(),
  })
  const counts = countedTogether(state)
  const countedFor = (line: OfferItem) => {
    const count = counts.get(line.id)
    return { counted: count?.quantity ?? line.quantity, notes: lineNotes(line, draft.lines, count) }
  }
  const paste = usePaste(state, dispatch)
  const [moved, setMoved] = useState('')
  const grip = useLineDrag({
    lines: draft.lines,
    onMove: (id, to) => {
      dispatch({ type: 'lineMoved', id, to })
      setMoved(t('editor.items.moved', { position: to + 1, count: draft.lines.length }))
    },
  })

  return (
    <>
      <table className={styles.items} aria-label={t('editor.items.heading')}>
        <thead>
          <tr>
            <th scope="col">
              <span className="sf-sr-only">{t('editor.items.columns.order')}</span>
            </th>
            <th scope="col">{t('editor.items.columns.description')}</th>
            <th scope="col">{t('editor.items.columns.quantity')}</th>
            <th scope="col">{t('editor.items.columns.unitPrice')}</th>
            <th scope="col">{t('editor.items.columns.discount')}</th>
            <th scope="col">{t('editor.items.columns.total')}</th>
            <th scope="col">
              <span className="sf-sr-only">{t('editor.items.columns.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>{draft.lines.map(row)}</tbody>
        <tbody>
          <OpenRow
            id={openRowId}
            standing={standingLines(state)}
            onProduct={(product) => add(lineOfProduct(product, tax))}
            onFree={user && isManagement(user) ? addFree : undefined}
            onPaste={paste.onPaste}
          />
        </tbody>
        <tbody>{surcharges.map(surchargeRow)}</tbody>
      </table>
      <PasteNotice paste={paste} />
      <div role="status" className="sf-sr-only">
        {moved}
      </div>
    </>
  )

  function add(line: OfferItem) {
    dispatch({ type: 'linesAdded', lines: [line] })
    cells.edit(line, 'quantity')
  }

  function addFree(words: string) {
    add({ ...freeLine(tax), description: words })
  }

  function row(line: OfferItem, index: number) {
    const typed = cells.isAt(line) ? undefined : open[line.id]
    return typed ? openRow(typed, index + 1) : closedRow(line, index)
  }

  function surchargeRow(surcharge: OfferItem, index: number) {
    const typed = open[surcharge.id]
    if (typed) return openRow(typed, draft.lines.length + index + 1)
    const change = (next: OfferItem) => dispatch({ type: 'surchargeChanged', surcharge: next })
    const manage = {
      onEdit: () => dispatch({ type: 'rowOpened', line: surcharge }),
      onRemove: () => change(withoutCharge(surcharge)),
      onGiveBack: () => change({ ...surcharge, overridden: false }),
    }
    return <SurchargeRow key={surcharge.id} surcharge={surcharge} manage={mayPrice ? manage : undefined} />
  }

  function openRow(line: OfferItem, number: number) {
    const parts = {
      line,
      number,
      focused: line.id === asked,
      onType: (next: OfferItem) => dispatch({ type: 'rowTyped', line: next }),
      onApply: () => dispatch({ type: 'rowApplied', id: line.id }),
      onCancel: () => dispatch({ type: 'rowCancelled', id: line.id }),
    }
    return hasAmount(line) ? (
      <ItemRowEditor key={line.id} {...parts} usualTaxRate={usualTaxRate} {...countedFor(line)} />
    ) : (
      <WordsRowEditor key={line.id} {...parts} />
    )
  }

  function closedRow(line: OfferItem, index: number) {
    const parts = {
      number: index + 1,
      handle: <MoveHandle number={index + 1} {...grip(line.id, index)} />,
      onEdit: () => dispatch({ type: 'rowOpened', line }),
      onRemove: () => onRemove(line.id),
    }
    const cellsOfLine = cells.of(line)
    return hasAmount(line) ? (
      <ItemRow
        key={line.id}
        {...parts}
        line={cellsOfLine.line}
        cells={cellsOfLine}
        errors={lineErrors(errors, index, cellsOf(line, mayPrice))}
        onQuantity={(quantity) => {
          dispatch({ type: 'rowTyped', line: withQuantity(cellsOfLine.line, quantity) })
          dispatch({ type: 'rowApplied', id: line.id })
        }}
        onConfirm={() => dispatch({ type: 'lineConfirmed', id: line.id })}
        usualTaxRate={usualTaxRate}
        {...countedFor(cellsOfLine.line)}
      />
    ) : (
      <WordsRow key={line.id} {...parts} line={line} errors={errors.within(`offer.items.${index}`)} />
    )
  }
}
