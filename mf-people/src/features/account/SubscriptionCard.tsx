import type { PlanUsage } from '@staffel/shared-api/contract'
import { mayReadPlanUsage, userFeatures } from '@staffel/shared-api/rules'
import type { SessionUser } from '@staffel/shared-auth'
import { Card, Facts, Text } from '@staffel/shared-ui/core'
import { formatDate, formatNumber } from '@staffel/shared-ui/format'
import { useLanguage, useTranslation } from '@staffel/shared-ui/i18n'
import { useQuery } from '@staffel/shared-ui/query'
import { Link } from '@staffel/shared-ui/router'
import { planUsageQuery } from '../../api/tenancy/plan.queries.ts'
import { paths } from '../../paths.ts'
import { PlanLimitAlert } from './PlanLimitAlert.tsx'
import styles from './account.module.css'

const own = new Set<string>(userFeatures)

/** The company's subscription; its own staff see how much of it is used. */
export function SubscriptionCard({ user }: { user: SessionUser }) {
  const { t } = useTranslation('people')
  const { language } = useLanguage()
  // What the person may besides is no part of the subscription.
  const bought = user.features.filter((name) => !own.has(name))
  const seesUsage = mayReadPlanUsage(user)
  const { data: usage } = useQuery({ ...planUsageQuery(), enabled: seesUsage })
  return (
    <Card title={t('account.subscription')} extra={<Link to={paths.pricing()}>{t('account.plans')}</Link>}>
      {usage && <PlanLimitAlert usage={usage} />}
      <Facts
        rows={[
          {
            name: t('account.status'),
            value:
              user.subscription_status &&
              t(`account.statuses.${user.subscription_status}`, { defaultValue: user.subscription_status }),
          },
          { name: t('account.plan'), value: user.subscription_plan_name },
          ...(seesUsage ? [{ name: t('account.usage.label'), value: usage && words(usage) }] : []),
          { name: t('account.start'), value: formatDate(user.subscription_start_date, language) },
          { name: t('account.end'), value: formatDate(user.subscription_end_date, language) },
          {
            name: t('account.features'),
            value: bought.length === 0 ? null : <Features names={bought} />,
          },
        ]}
      />
    </Card>
  )

  function words({ used, limit }: PlanUsage): string {
    if (limit === null) return t('account.usage.unlimited', { used: formatNumber(used) })
    return t('account.usage.of', { used: formatNumber(used), limit: formatNumber(limit) })
  }
}

function Features({ names }: { names: readonly string[] }) {
  const { t } = useTranslation('people')
  return (
    <ul className={styles.features}>
      {names.map((name) => (
        <li key={name}>
          <Text>{t(`account.feature.${name}`, { defaultValue: name })}</Text>
        </li>
      ))}
    </ul>
  )
}
