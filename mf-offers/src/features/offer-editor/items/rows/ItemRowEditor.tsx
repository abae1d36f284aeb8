import type { OfferItem } from '@staffel/shared-api/contract'
import { mayEditPrices, offerLimits } from '@staffel/shared-api/rules'
import { useUser } from '@staffel/shared-auth'
import { Button } from '@staffel/shared-ui/core'
import { DecimalInput, Input, MoneyInput, QuantityInput } from '@staffel/shared-ui/form'
import { currencySign, formatPercent, formatPriceUnit } from '@staffel/shared-ui/format'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useContext, type KeyboardEvent } from 'react'
import { OfferCurrency, usePrice } from '../../../../parts/money/OfferCurrency.ts'
import { useLineAmounts } from '../../../../parts/money/useLineAmounts.ts'
import { withDiscount, withOwnPrice, withQuantity, withTierPrice } from '../../draft/draftLines.ts'
import type { LineNote } from '../../draft/lineNotes.ts'
import { LineMargin } from '../../margin/LineMargin.tsx'
import { editButtonId } from './editButtonId.ts'
import { ItemDescription } from './ItemDescription.tsx'
import { OpenRowButtons } from './OpenRowButtons.tsx'
import { OptionalChoice } from './OptionalChoice.tsx'
import { PropertyFields } from './PropertyFields.tsx'
import { QuantityChoice } from '../quantity/QuantityChoice.tsx'
import { TaxRateSelect } from './TaxRateSelect.tsx'
import { TieredPrice } from './TieredPrice.tsx'
import styles from '../items.module.css'

export interface ItemRowEditorProps {
  /** The line as typed so far; nothing of it counts before OK. */
  line: OfferItem
  /** From 1. */
  number: number
  /** Whether it begins with the keyboard in it. */
  focused: boolean
  usualTaxRate: number
  /** What counts for its tier. */
  counted: number
  notes: readonly LineNote[]
  onType: (line: OfferItem) => void
  onApply: () => void
  onCancel: () => void
}

/** A row that is open: the price follows the quantity as it is typed. Enter is OK, Escape is Cancel. */
export function ItemRowEditor(props: ItemRowEditorProps) {
  const { line, number, focused, usualTaxRate, counted, notes, onType, onApply, onCancel } = props
  const { t } = useTranslation('offers')
  const amounts = useLineAmounts(line)
  const price = usePrice()
  const currency = useContext(OfferCurrency)
  const user = useUser()
  const pricesOpen = user !== null && mayEditPrices(user)
  const isFree = line.productId === null
  // What the fields below hold, and what is wrong with it, they say themselves.
  const described = pricesOpen
    ? { line: { ...line, openQuantity: null }, notes: notes.filter(({ kind }) => kind !== 'open-quantity') }
    : { line, notes }

  const close = (how: () => void) => {
    how()
    requestAnimationFrame(() => document.getElementById(editButtonId(line.id))?.focus())
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    close(event.key === 'Enter' ? onApply : onCancel)
  }
  const keys = { onKeyDown: press }

  return (
    <tr className={styles.itemEditor}>
      <td className={styles.itemHandle} />
      <td>
        {isFree ? (
          <Input
            {...keys}
            autoFocus={focused}
            value={line.description}
            maxLength={2000}
            placeholder={t('editor.items.columns.description')}
            aria-label={t('editor.items.descriptionOf', { line: number })}
            onChange={(event) => onType({ ...line, description: event.target.value })}
          />
        ) : (
          <ItemDescription {...described} usualTaxRate={usualTaxRate} />
        )}
        <PropertyFields line={line} number={number} onKeyDown={press} onChange={onType} />
        <div className={styles.itemChoices}>
          {!line.isSurcharge && <OptionalChoice line={line} onChange={onType} />}
          {!line.isSurcharge && pricesOpen && (
            <QuantityChoice {...keys} line={line} number={number} onChange={onType} />
          )}
          {pricesOpen && (
            <TaxRateSelect
              value={line}
              usual={usualTaxRate}
              label={t('editor.items.taxRateOf', { line: number })}
              onChange={(tax) => onType({ ...line, ...tax })}
            />
          )}
        </div>
      </td>
      <td data-label={t('editor.items.columns.quantity')}>
        <QuantityInput
          {...keys}
          autoFocus={focused && !isFree}
          max={offerLimits.quantity}
          value={line.quantity}
          aria-label={t('editor.items.quantityOf', { line: number })}
          onChange={(quantity) => onType(withQuantity(line, quantity))}
        />
      </td>
      <td data-label={t('editor.items.columns.unitPrice')}>
        <TieredPrice line={line} counted={counted}>
          {pricesOpen ? (
            <MoneyInput
              {...keys}
              prefix={currencySign(currency)}
              suffix={formatPriceUnit(line.priceUnit)}
              max={offerLimits.price}
              value={line.unitPrice}
              aria-label={t('editor.items.unitPriceOf', { line: number })}
              onChange={(price) => onType(withOwnPrice(line, price))}
            />
          ) : (
            amounts.price
          )}
        </TieredPrice>
        {pricesOpen && line.product && line.priceSticky && (
          <Button type="link" size="small" className={styles.itemTierPrice} onClick={() => onType(withTierPrice(line))}>
            {t('editor.items.useTierPrice', {
              price: line.listPrice === null ? '–' : price({ ...line, unitPrice: line.listPrice }),
            })}
          </Button>
        )}
      </td>
      <td data-label={t('editor.items.columns.discount')}>
        {pricesOpen ? (
          <DecimalInput
            {...keys}
            value={line.discountPct}
            decimals={2}
            max={100}
            suffix="%"
            aria-label={t('editor.items.discountOf', { line: number })}
            onChange={(percent) => onType(withDiscount(line, percent))}
          />
        ) : (
          formatPercent(line.discountPct, 2)
        )}
      </td>
      <td data-label={t('editor.items.columns.total')}>
        <strong aria-live="polite">{amounts.total}</strong>
        <LineMargin line={line} />
      </td>
      <OpenRowButtons onApply={() => close(onApply)} onCancel={() => close(onCancel)} />
    </tr>
  )
}
