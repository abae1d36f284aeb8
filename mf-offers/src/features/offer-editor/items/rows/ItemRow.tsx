import type { OfferItem } from '@staffel/shared-api/contract'
import { Button, Text } from '@staffel/shared-ui/core'
import { formatNumber, formatPercent } from '@staffel/shared-ui/format'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { CheckOutlined } from '@staffel/shared-ui/icons'
import { ToneBadge } from '@staffel/shared-ui/list'
import type { ReactNode } from 'react'
import { isOnRequest } from '../../../../parts/money/isOnRequest.ts'
import { useLineAmounts } from '../../../../parts/money/useLineAmounts.ts'
import { PackAdvice } from '../../../../parts/packs/PackAdvice.tsx'
import type { LineNote } from '../../draft/lineNotes.ts'
import { EditableCell } from '../cells/EditableCell.tsx'
import type { CellField } from '../cells/cell.types.ts'
import type { CellsOfLine } from '../cells/useCells.ts'
import { LineMargin } from '../../margin/LineMargin.tsx'
import type { LineErrors } from '../lineErrors.ts'
import { ItemDescription } from './ItemDescription.tsx'
import { RowButtons } from './RowButtons.tsx'
import { TieredPrice } from './TieredPrice.tsx'
import styles from '../items.module.css'

export interface ItemRowProps {
  line: OfferItem
  /** From 1. */
  number: number
  usualTaxRate: number
  /** What counts for its tier. */
  counted: number
  notes: readonly LineNote[]
  cells: CellsOfLine
  /** What is wrong with a cell, and with what has none. */
  errors: LineErrors
  /** Where the row is taken to be moved. */
  handle: ReactNode
  onEdit: () => void
  /** Takes a quantity that the product is sold in. */
  onQuantity: (quantity: number) => void
  /** Says that a line that asks for it is right. */
  onConfirm: () => void
  onRemove: () => void
}

/** A line, each of whose values is changed where it stands. One with price 0 is orange. */
export function ItemRow(props: ItemRowProps) {
  const { line, number, usualTaxRate, counted, notes, cells, errors, handle, onEdit, onQuantity, onConfirm, onRemove } =
    props
  const { t } = useTranslation('offers')
  const { price, total } = useLineAmounts(line)
  const discount = line.discountPct > 0 && formatPercent(line.discountPct, 2)
  const cell = (field: CellField, shown: ReactNode) => (
    <EditableCell cells={cells} field={field} number={number} errors={errors[field]}>
      {shown}
    </EditableCell>
  )
  return (
    <tr className={line.unitPrice === 0 ? styles.itemWithoutPrice : undefined}>
      <td className={styles.itemHandle}>{handle}</td>
      <td>
        <ItemDescription
          line={line}
          // The price itself says it.
          notes={isOnRequest(line) ? notes.filter(({ kind }) => kind !== 'no-price') : notes}
          usualTaxRate={usualTaxRate}
          name={cell('description', line.description || <Text tone="muted">{t('editor.items.freeLine')}</Text>)}
        />
        {line.toConfirm && (
          <div className={styles.itemQuestion}>
            <ToneBadge tone="yellow">{t(`editor.unconfirmed.${line.toConfirm}`)}</ToneBadge>
            <Button size="small" icon={<CheckOutlined />} onClick={onConfirm}>
              {t('editor.unconfirmed.right')}
              <span className="sf-sr-only">: {line.description}</span>
            </Button>
          </div>
        )}
        {errors.other.map((error) => (
          <Text key={error} as="div" tone="danger" size="small">
            {error}
          </Text>
        ))}
      </td>
      <td data-label={t('editor.items.columns.quantity')}>
        {cell('quantity', formatNumber(line.quantity))}
        <PackAdvice line={line} number={number} onQuantity={onQuantity} />
      </td>
      <td data-label={t('editor.items.columns.unitPrice')}>
        <TieredPrice line={line} counted={counted}>
          {cells.mayPrice ? cell('unitPrice', price) : <span>{price}</span>}
        </TieredPrice>
      </td>
      <td data-label={t('editor.items.columns.discount')}>
        {cells.mayPrice ? cell('discountPct', discount || <Text tone="muted">–</Text>) : discount}
      </td>
      <td data-label={t('editor.items.columns.total')}>
        <strong aria-live={cells.field ? 'polite' : undefined}>{total}</strong>
        <LineMargin line={line} />
      </td>
      <RowButtons
        lineId={line.id}
        number={number}
        invalid={errors.other.length > 0}
        onEdit={onEdit}
        onRemove={onRemove}
      />
    </tr>
  )
}
