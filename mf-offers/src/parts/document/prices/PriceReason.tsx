import { isSamePrice } from '@staffel/shared-api/rules'
import { Text } from '@staffel/shared-ui/core'
import { formatNumber } from '@staffel/shared-ui/format'
import { useLanguage, useTranslation } from '@staffel/shared-ui/i18n'
import { usePrice } from '../../money/OfferCurrency.ts'
import type { SheetItem } from '../SheetOffer.ts'
import type { LineReason } from './lineReasons.ts'
import styles from '../document.module.css'

/** What staff read of a price below its line: in their own language, and never on paper. */
export function PriceReason({ item, reason }: { item: SheetItem; reason: LineReason | undefined }) {
  const { t } = useTranslation('offers')
  const { language } = useLanguage()
  const written = usePrice()
  const { priceListName: list } = item
  const words = [...(list ? [t('editor.items.priceList', { name: list })] : []), ...(reason ? why(reason) : [])]
  if (words.length === 0) return null
  return (
    <div className={styles.onScreen} lang={language}>
      <Text as="div" tone="muted" size="small">
        {words.join(' · ')}
      </Text>
    </div>
  )

  function why({ price: { source, listPrice, priceUnit, counted }, unit }: LineReason): string[] {
    if (source === 'manual') {
      const listed = listPrice === null ? null : { unitPrice: listPrice, priceUnit }
      return listed && !isSamePrice(listed, item) ? [t('preview.priceByHand', { price: written(listed) })] : []
    }
    if (counted.lines < 2) return []
    return [t('editor.items.countedTogether', { lines: counted.lines, quantity: formatNumber(counted.quantity), unit })]
  }
}
