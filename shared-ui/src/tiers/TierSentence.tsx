import { useTranslation } from 'react-i18next'
import { formatNumber } from '../format/formatNumber.ts'
import './tiers.css'
import type { TierSteps } from './TierSteps.ts'

/** How far the next step is; nothing on the last one. */
export function TierSentence({ ladder: { next } }: { ladder: TierSteps }) {
  const { t } = useTranslation('ui')
  if (!next) return null
  return (
    <span className="sf-tier-sentence">
      {t('tiers.next', { missing: formatNumber(next.missing), price: next.price, count: next.missing })}
    </span>
  )
}
