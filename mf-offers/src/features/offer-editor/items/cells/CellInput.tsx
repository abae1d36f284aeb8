import type { OfferItem } from '@staffel/shared-api/contract'
import { offerLimits } from '@staffel/shared-api/rules'
import { DecimalInput, Input, MoneyInput, QuantityInput } from '@staffel/shared-ui/form'
import { currencySign, formatPriceUnit } from '@staffel/shared-ui/format'
import { useContext } from 'react'
import { OfferCurrency } from '../../../../parts/money/OfferCurrency.ts'
import { withDiscount, withOwnPrice, withQuantity } from '../../draft/draftLines.ts'
import type { CellField } from './cell.types.ts'
import type { CellsOfLine } from './useCells.ts'

export interface CellInputProps {
  cells: CellsOfLine
  field: CellField
  label: string
  describedBy: string | undefined
}

/** The field of a cell while it is typed in. */
export function CellInput({ cells, field, label, describedBy }: CellInputProps) {
  const sign = currencySign(useContext(OfferCurrency))
  const { line, onType } = cells
  const type = (next: OfferItem) => onType(next)
  const common = {
    autoFocus: true,
    'aria-label': label,
    'aria-describedby': describedBy,
    onBlur: () => cells.onLeave(field),
    onKeyDown: cells.onKeyDown(field),
  }
  switch (field) {
    case 'description':
      return (
        <Input
          {...common}
          value={line.description}
          maxLength={2000}
          onChange={(event) => type({ ...line, description: event.target.value })}
        />
      )
    case 'quantity':
      return (
        <QuantityInput
          {...common}
          max={offerLimits.quantity}
          value={line.quantity}
          onChange={(quantity) => type(withQuantity(line, quantity))}
        />
      )
    case 'unitPrice':
      return (
        <MoneyInput
          {...common}
          prefix={sign}
          suffix={formatPriceUnit(line.priceUnit)}
          max={offerLimits.price}
          value={line.unitPrice}
          onChange={(price) => type(withOwnPrice(line, price))}
        />
      )
    case 'discountPct':
      return (
        <DecimalInput
          {...common}
          suffix="%"
          decimals={2}
          max={100}
          value={line.discountPct}
          onChange={(percent) => type(withDiscount(line, percent))}
        />
      )
  }
}
