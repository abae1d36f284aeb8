import { useTranslation } from 'react-i18next'
import { formatRange } from '../format/formatRange.ts'
import './tiers.css'
import { TierSentence } from './TierSentence.tsx'
import type { TierSteps } from './TierSteps.ts'

/** The ladder itself: every step with its price, the one that counts marked. */
export function TierLadder({ ladder }: { ladder: TierSteps }) {
  const { t } = useTranslation('ui')
  const { steps, current } = ladder
  const isLast = current !== null && current === steps.length - 1
  return (
    <div className="sf-tier-ladder">
      <strong>{t('tiers.title')}</strong>
      <dl>
        {steps.map(({ minimum, maximum, price }, index) => (
          <div key={`${minimum}-${index}`} aria-current={index === current || undefined}>
            <dt>{formatRange(minimum, maximum)}</dt>
            <dd>{price}</dd>
          </div>
        ))}
      </dl>
      {isLast ? <span className="sf-tier-sentence">{t('tiers.last')}</span> : <TierSentence ladder={ladder} />}
    </div>
  )
}
