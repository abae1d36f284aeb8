import { propertyWords } from '@staffel/shared-api/rules'
import { Text } from '@staffel/shared-ui/core'
import { Checkbox } from '@staffel/shared-ui/form'
import { formatNumber } from '@staffel/shared-ui/format'
import { isOnRequest } from '../../money/isOnRequest.ts'
import { useMoney, usePrice } from '../../money/OfferCurrency.ts'
import { useDocumentTexts } from '../DocumentLanguage.ts'
import { hasAmount, type SheetItem } from '../SheetOffer.ts'
import { useTaxName } from '../useTaxName.ts'
import styles from '../document.module.css'

/** Which optional lines are taken, and what happens when one is ticked. */
export interface OptionalChoice {
  readonly chosen: readonly string[]
  readonly onChoose: (chosen: string[]) => void
}

export interface DocumentLineProps {
  item: SheetItem
  choice?: OptionalChoice
  /** The lines do not all bear the same tax, so each says which. */
  namesTax?: boolean
}

/** A line with its amounts, or a heading or a remark between lines. */
export function DocumentLine({ item, choice, namesTax }: DocumentLineProps) {
  const { t } = useDocumentTexts()
  const money = useMoney()
  const price = usePrice()
  if (!hasAmount(item)) {
    return (
      <tr className={item.kind === 'section' ? styles.section : undefined}>
        <td colSpan={4}>{item.description}</td>
      </tr>
    )
  }
  const leftOut = item.optional && !(choice ? choice.chosen.includes(item.id) : item.selected)
  const onRequest = isOnRequest(item)
  return (
    <tr className={leftOut ? styles.leftOut : undefined}>
      <td>
        <Description item={item} choice={choice} />
        <Details item={item} namesTax={namesTax} />
      </td>
      <td data-label={t('columns.quantity')}>{formatNumber(item.quantity)}</td>
      <td data-label={t('columns.unitPrice')}>{onRequest ? t('onRequest') : price(item)}</td>
      <td data-label={t('columns.total')}>{onRequest ? '–' : money(item.total)}</td>
    </tr>
  )
}

function Description({ item, choice }: DocumentLineProps) {
  const { t } = useDocumentTexts()
  if (!item.optional) return item.description
  if (!choice) {
    return (
      <>
        {item.description}
        <Text as="div" tone="muted" size="small">
          {item.selected ? `☑ ${t('optionalTaken')}` : `☐ ${t('optionalLeft')}`}
        </Text>
      </>
    )
  }
  const others = choice.chosen.filter((id) => id !== item.id)
  return (
    <Checkbox
      checked={choice.chosen.includes(item.id)}
      onChange={({ target }) => choice.onChoose(target.checked ? [...others, item.id] : others)}
    >
      {item.description}{' '}
      <Text tone="muted" size="small">
        ({t('optional')})
      </Text>
    </Checkbox>
  )
}

function Details({ item, namesTax }: DocumentLineProps) {
  const { t } = useDocumentTexts()
  const taxName = useTaxName()
  const { openQuantity: range, offeredQuantity: offered } = item
  const details = [
    ...propertyWords(item.propertyValues),
    ...(range ? [t('openQuantity', { least: formatNumber(range.least), most: formatNumber(range.most) })] : []),
    ...(offered === undefined ? [] : [t('offeredQuantity', { quantity: formatNumber(offered) })]),
    ...(item.discountPct > 0 ? [t('lineDiscount', { percent: formatNumber(item.discountPct) })] : []),
    ...(item.priceListName ? [t('priceList', { name: item.priceListName })] : []),
    ...(namesTax ? [taxName(item.taxRate, item.taxLabel)] : []),
  ]
  if (details.length === 0) return false
  return (
    <Text as="div" tone="muted" size="small">
      {details.join(' · ')}
    </Text>
  )
}
