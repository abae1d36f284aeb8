import type { PlanUsage } from '@staffel/shared-api/contract'
import { nearsPlanLimit } from '@staffel/shared-api/rules'
import { Alert } from '@staffel/shared-ui/core'
import { formatDate, formatNumber } from '@staffel/shared-ui/format'
import { useLanguage, useTranslation } from '@staffel/shared-ui/i18n'
import styles from './account.module.css'

/** Tells that the plan is nearly, or wholly, used; nothing before that. */
export function PlanLimitAlert({ usage }: { usage: PlanUsage }) {
  const { t } = useTranslation('people')
  const { language } = useLanguage()
  const { used, limit, resets_on, enforced } = usage
  if (limit === null || !nearsPlanLimit(usage)) return null
  const isFull = used >= limit
  return (
    <Alert
      className={styles.planLimit}
      type={isFull ? 'warning' : 'info'}
      showIcon
      title={t(isFull ? 'account.usage.full' : 'account.usage.near')}
      description={t(isFull && enforced ? 'account.usage.closed' : 'account.usage.resets', {
        used: formatNumber(used),
        limit: formatNumber(limit),
        date: formatDate(resets_on, language),
      })}
    />
  )
}
