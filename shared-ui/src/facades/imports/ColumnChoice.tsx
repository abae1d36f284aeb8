import Button from 'antd/es/button'
import { useImportTexts } from './useImportTexts.ts'
import { useState } from 'react'
import { Text } from '../core/Text.tsx'
import { ColumnTable, type ColumnTableProps } from './ColumnTable.tsx'
import './imports.css'

export interface ColumnChoiceProps<Field extends string> extends ColumnTableProps<Field> {
  /** How they are read, or what is still to be chosen. */
  readonly text: string
  /** Enough of them are read for the file to say something. */
  readonly isKnown: boolean
  /** They are in sight from the start. */
  readonly startsOpen: boolean
}

/** How the columns of a file are read, in a sentence; each with its choice behind a button, or where nobody knows. */
export function ColumnChoice<Field extends string>({ text, isKnown, startsOpen, ...table }: ColumnChoiceProps<Field>) {
  const { t } = useImportTexts()
  const [isOpen, setOpen] = useState(startsOpen || !isKnown)
  return (
    <>
      <div className="sf-import-columns-said">
        <Text as="p" tone="muted" size="small">
          {text}
        </Text>
        {isKnown && (
          <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t(isOpen ? 'hideColumns' : 'otherColumns')}
          </Button>
        )}
      </div>
      {(isOpen || !isKnown) && (
        <div className="sf-import-columns-table">
          <ColumnTable {...table} />
        </div>
      )}
    </>
  )
}
