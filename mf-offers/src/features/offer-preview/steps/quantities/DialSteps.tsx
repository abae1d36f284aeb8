import type { OfferItem } from '@staffel/shared-api/contract'
import { ladderAt } from '@staffel/shared-api/rules'
import { Text } from '@staffel/shared-ui/core'
import { formatNumber, formatRange } from '@staffel/shared-ui/format'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { TierGlyph, TierSentence } from '@staffel/shared-ui/tiers'
import { useTierSteps } from '../../../../parts/money/useTierSteps.ts'
import styles from './dial.module.css'

export interface DialStepsProps {
  readonly line: OfferItem
  /** How much counts for its tier. */
  readonly counted: number
}

/** The ladder of the day of issue, with the step that the quantity is on and how far the next one is. */
export function DialSteps({ line: { frozen }, counted }: DialStepsProps) {
  const { t } = useTranslation('offers')
  const stepsOf = useTierSteps()
  const ladder = frozen?.ladder && stepsOf(ladderAt(frozen.ladder, counted))
  if (!frozen?.ladder || !ladder) return false
  const { countedLines: lines, ladder: product } = frozen
  return (
    <>
      <div className={styles.next}>
        <TierGlyph ladder={ladder} named />
        {lines > 1 && (
          <Text tone="muted" size="small">
            {t('editor.items.countedTogether', { lines, quantity: formatNumber(counted), unit: product.sales_unit })}
            {ladder.next && ' ·'}
          </Text>
        )}
        <TierSentence ladder={ladder} />
      </div>
      <ol className={styles.ladder} aria-label={t('dial.ladder')}>
        {ladder.steps.map(({ minimum, maximum, price }, index) => (
          <li key={`${minimum}-${index}`} aria-current={index === ladder.current || undefined}>
            <span>{formatRange(minimum, maximum)}</span> <strong>{price}</strong>
          </li>
        ))}
      </ol>
    </>
  )
}
