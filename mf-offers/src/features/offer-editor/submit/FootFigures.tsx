import type { DocumentDiscount, OfferItem } from '@staffel/shared-api/contract'
import { offerTotals } from '@staffel/shared-api/rules'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useMoney } from '../../../parts/money/OfferCurrency.ts'
import { hasAmount } from '../draft/draftLines.ts'
import styles from './foot.module.css'

export interface FootFiguresProps {
  lines: readonly OfferItem[]
  surcharges: readonly OfferItem[]
  discount: DocumentDiscount | null
}

/** What the offer comes to, as the server will store it. */
export function FootFigures({ lines, surcharges, discount }: FootFiguresProps) {
  const { t } = useTranslation('offers')
  const money = useMoney()
  const { subtotal, total } = offerTotals([...lines, ...surcharges], discount ?? undefined)
  return (
    <div className={styles.figures}>
      <span>{t('editor.foot.lines', { count: lines.filter(hasAmount).length })}</span>
      <span>{t('editor.foot.subtotal', { amount: money(subtotal) })}</span>
      <span className={styles.total}>{t('editor.foot.total', { amount: money(total) })}</span>
    </div>
  )
}
