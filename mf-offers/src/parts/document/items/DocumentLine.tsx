import { propertyWords, shownRange } from '@staffel/shared-api/rules'
import { Text } from '@staffel/shared-ui/core'
import { formatNumber } from '@staffel/shared-ui/format'
import { isOnRequest } from '../../money/isOnRequest.ts'
import { useMoney, usePrice } from '../../money/OfferCurrency.ts'
import { useDocumentTexts } from '../DocumentLanguage.ts'
import type { LineReason } from '../prices/lineReasons.ts'
import { PriceReason } from '../prices/PriceReason.tsx'
import { PriceSteps } from '../prices/PriceSteps.tsx'
import { hasAmount, type SheetItem } from '../SheetOffer.ts'
import { useTaxName } from '../useTaxName.ts'
import type { ReactNode } from 'react'
import styles from '../document.module.css'

export interface DocumentLineProps {
  item: SheetItem
  /** What the reader can do with it, in a row of its own. */
  below?: ReactNode
  /** The lines do not all bear the same tax, so each says which. */
  namesTax?: boolean
  reason?: LineReason
}

/** A line with its amounts, or a heading or a remark between lines. */
export function DocumentLine({ item, below, namesTax, reason }: DocumentLineProps) {
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
  const leftOut = item.optional && !item.selected
  const onRequest = isOnRequest(item)
  return (
    <>
      <tr className={leftOut ? styles.leftOut : undefined}>
        <td>
          <LinePicture item={item} />
          <Description item={item} />
          <Details item={item} saysRange={!below} namesTax={namesTax} />
          <PriceReason item={item} reason={reason} />
        </td>
        <td data-label={t('columns.quantity')}>{formatNumber(item.quantity)}</td>
        <td data-label={t('columns.unitPrice')}>
          <PriceSteps name={item.description} reason={reason}>
            {onRequest ? t('onRequest') : price(item)}
          </PriceSteps>
        </td>
        <td data-label={t('columns.total')}>{onRequest ? '–' : money(item.total)}</td>
      </tr>
      {below && (
        <tr className={styles.below}>
          <td colSpan={4}>{below}</td>
        </tr>
      )}
    </>
  )
}

function LinePicture({ item: { picture } }: Pick<DocumentLineProps, 'item'>) {
  return (
    picture && (
      <img
        className={styles.picture}
        src={picture.url}
        alt={picture.alt}
        width={56}
        height={56}
        loading="lazy"
        decoding="async"
      />
    )
  )
}

function Description({ item }: Pick<DocumentLineProps, 'item'>) {
  const { t } = useDocumentTexts()
  if (!item.optional) return item.description
  return (
    <>
      {item.description}
      <Text as="div" tone="muted" size="small">
        {item.selected ? `☑ ${t('optionalTaken')}` : `☐ ${t('optionalLeft')}`}
      </Text>
    </>
  )
}

interface DetailsProps extends Pick<DocumentLineProps, 'item' | 'namesTax'> {
  readonly saysRange: boolean
}

function Details({ item, saysRange, namesTax }: DetailsProps) {
  const { t } = useDocumentTexts()
  const taxName = useTaxName()
  const { offeredQuantity: offered } = item
  const range = shownRange(item)
  const details = [
    ...propertyWords(item.propertyValues),
    ...(range && saysRange
      ? [t('openQuantity', { least: formatNumber(range.least), most: formatNumber(range.most) })]
      : []),
    ...(offered === undefined ? [] : [t('offeredQuantity', { quantity: formatNumber(offered) })]),
    ...(item.discountPct > 0 ? [t('lineDiscount', { percent: formatNumber(item.discountPct) })] : []),
    ...(namesTax ? [taxName(item.taxRate, item.taxLabel)] : []),
  ]
  if (details.length === 0) return false
  return (
    <Text as="div" tone="muted" size="small">
      {details.join(' · ')}
    </Text>
  )
}
