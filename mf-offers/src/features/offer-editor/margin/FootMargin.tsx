import type { DocumentDiscount, OfferItem } from '@staffel/shared-api/contract'
import { offerMargin } from '@staffel/shared-api/rules'
import { Button } from '@staffel/shared-ui/core'
import { formatPercent } from '@staffel/shared-ui/format'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { useContext } from 'react'
import { MarginRemarks } from '../../../parts/money/MarginRemarks.tsx'
import { useMoney } from '../../../parts/money/OfferCurrency.ts'
import { hasAmount } from '../draft/draftLines.ts'
import { OfferMargins } from './OfferMargins.ts'
import styles from './margin.module.css'

export interface FootMarginProps {
  lines: readonly OfferItem[]
  surcharges: readonly OfferItem[]
  discount: DocumentDiscount | null
}

/** What is earned on the offer. Pressed, it says the amount too, and every row says its own. */
export function FootMargin({ lines, surcharges, discount }: FootMarginProps) {
  const { t } = useTranslation('offers')
  const money = useMoney()
  const margins = useContext(OfferMargins)
  if (!margins || !lines.some(hasAmount)) return false
  const { floor, isShown, onShow } = margins
  const margin = offerMargin([...lines, ...surcharges], discount ?? undefined)
  const words = margin ? t('margin.of', { percent: formatPercent(margin.percent) }) : t('margin.unknown')
  return (
    <div className={styles.ofOffer}>
      <Button
        type="text"
        size="small"
        aria-pressed={isShown}
        title={t('margin.perLine')}
        onClick={() => onShow(!isShown)}
      >
        {[words, isShown && margin && money(margin.amount)].filter(Boolean).join(' · ')}
      </Button>
      {margin && <MarginRemarks margin={margin} floor={floor} />}
    </div>
  )
}
