import type { QuoteLine } from '@staffel/shared-api/contract'
import { linesToConfirm, matchStatus } from '@staffel/shared-api/rules'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { CheckCircleOutlined, CloseCircleOutlined, ExclamationCircleOutlined } from '@staffel/shared-ui/icons'
import { ToneBadge } from '@staffel/shared-ui/list'
import styles from './match-badge.module.css'

const looks = {
  full: { tone: 'green', icon: <CheckCircleOutlined /> },
  partial: { tone: 'yellow', icon: <ExclamationCircleOutlined /> },
  none: { tone: 'red', icon: <CloseCircleOutlined /> },
} as const

/**
 * Whether all, some or none of the requested lines found a product, and beside it how many of those are guesses that
 * nobody has confirmed.
 */
export function MatchBadge({ lines }: { lines: readonly QuoteLine[] }) {
  const { t } = useTranslation('requests')
  const status = matchStatus(lines)
  const unsure = linesToConfirm(lines)
  return (
    <span className={styles.matchBadges}>
      <ToneBadge {...looks[status]}>{t(`match.${status}`)}</ToneBadge>
      {unsure > 0 && <ToneBadge tone="yellow">{t('match.toConfirm', { count: unsure })}</ToneBadge>}
    </span>
  )
}
