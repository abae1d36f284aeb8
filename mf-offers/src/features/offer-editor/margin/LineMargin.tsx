import type { OfferItem } from '@staffel/shared-api/contract'
import { isBelowFloor, lineMargin } from '@staffel/shared-api/rules'
import { Text } from '@staffel/shared-ui/core'
import { formatPercent } from '@staffel/shared-ui/format'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { ToneBadge } from '@staffel/shared-ui/list'
import { useContext } from 'react'
import { useMoney } from '../../../parts/money/OfferCurrency.ts'
import { OfferMargins } from './OfferMargins.ts'
import styles from './margin.module.css'

/** What is earned on a line, below its amount, while margins are shown. */
export function LineMargin({ line }: { line: OfferItem }) {
  const { t } = useTranslation('offers')
  const money = useMoney()
  const margins = useContext(OfferMargins)
  if (!margins?.isShown || line.isSurcharge || line.quantity === 0) return false
  const margin = lineMargin(line)
  if (!margin)
    return (
      <Text as="div" tone="muted" size="small" className={styles.ofLine}>
        {t('margin.unknown')}
      </Text>
    )
  const percent = formatPercent(margin.percent)
  const below = isBelowFloor(margin, margins.floor) && t('margin.below', { floor: formatPercent(margins.floor, 2) })
  return (
    <Text as="div" tone="muted" size="small" className={styles.ofLine}>
      <span className="sf-sr-only">{t('margin.name')} </span>
      {money(margin.amount)}
      {' · '}
      {below ? (
        <span title={below}>
          <ToneBadge tone="yellow">
            {percent}
            <span className="sf-sr-only">, {below}</span>
          </ToneBadge>
        </span>
      ) : (
        percent
      )}
    </Text>
  )
}
