import { Text } from '@staffel/shared-ui/core'
import { useTranslation } from '@staffel/shared-ui/i18n'
import type { ReactNode } from 'react'
import { CellInput } from './CellInput.tsx'
import { cellId, type CellField } from './cell.types.ts'
import type { CellsOfLine } from './useCells.ts'
import styles from '../items.module.css'

export interface EditableCellProps {
  cells: CellsOfLine
  field: CellField
  /** From 1. */
  number: number
  /** What is wrong with it. */
  errors: readonly string[]
  /** What it shows; the words of nothing where it is empty. */
  children: ReactNode
}

/** A value that a click, or Enter on it, makes a field in its own place. */
export function EditableCell({ cells, field, number, errors, children }: EditableCellProps) {
  const { t } = useTranslation('offers')
  const label = t(`editor.items.${names[field]}`, { line: number })
  const id = cellId({ id: cells.line.id, field })
  const errorId = errors.length > 0 ? `${id}-error` : undefined
  return (
    <>
      {cells.field === field ? (
        <CellInput cells={cells} field={field} label={label} describedBy={errorId} />
      ) : (
        <button
          id={id}
          type="button"
          className={styles.cell}
          aria-invalid={errors.length > 0 || undefined}
          aria-describedby={errorId}
          onClick={() => cells.onEdit(field)}
        >
          <span className="sf-sr-only">{label}: </span>
          {children}
        </button>
      )}
      {errors.length > 0 && (
        <Text as="div" id={errorId} tone="danger" size="small" className={styles.cellError}>
          {errors.join(' ')}
        </Text>
      )}
    </>
  )
}

const names: Readonly<Record<CellField, string>> = {
  description: 'descriptionOf',
  quantity: 'quantityOf',
  unitPrice: 'unitPriceOf',
  discountPct: 'discountOf',
}
