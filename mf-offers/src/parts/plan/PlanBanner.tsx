import { isManagement, mayReadPlanUsage, nearsPlanLimit } from '@staffel/shared-api/rules'
import { useUser } from '@staffel/shared-auth'
import { Alert } from '@staffel/shared-ui/core'
import { formatDate, formatNumber } from '@staffel/shared-ui/format'
import { useLanguage, useTranslation } from '@staffel/shared-ui/i18n'
import { useQuery } from '@staffel/shared-ui/query'
import { Link } from '@staffel/shared-ui/router'
import { useContext } from 'react'
import { planUsageQuery } from '../../api/plan.queries.ts'
import { paths } from '../../paths.ts'
import { OfferTenant } from '../OfferTenant.ts'

/** Tells who issues offers for the seller that its plan is nearly, or wholly, used this month. */
export function PlanBanner() {
  const { t } = useTranslation('offers')
  const { language } = useLanguage()
  const user = useUser()
  const asks = user !== null && isManagement(user) && mayReadPlanUsage(user)
  const { data: usage } = useQuery({ ...planUsageQuery(useContext(OfferTenant)), enabled: asks })
  if (!usage || usage.limit === null || !nearsPlanLimit(usage)) return null
  const { used, limit, resets_on, enforced } = usage
  const isFull = used >= limit
  return (
    <Alert
      type={isFull ? 'warning' : 'info'}
      showIcon
      title={t('plan.used', { used: formatNumber(used), limit: formatNumber(limit) })}
      description={t(isFull && enforced ? 'plan.closed' : 'plan.resets', { date: formatDate(resets_on, language) })}
      action={<Link to={paths.pricing()}>{t('plan.plans')}</Link>}
    />
  )
}
