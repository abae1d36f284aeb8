import { useUser } from '@staffel/shared-auth'
import { Screen } from '@staffel/shared-ui/core'
import { Plans, usePlanTexts } from '@staffel/shared-ui/plans'
import { askForPlan, planRules } from '../../api/plans.ts'

/** The plans and the calculator, for whoever is signed in. */
export function PricingPage() {
  const { t } = usePlanTexts()
  const user = useUser()
  return (
    <Screen title={t('title')} subtitle={t('subtitle')}>
      {user && (
        <Plans
          rules={planRules}
          current={planNamed(user.subscription_plan_name)}
          email={user.email}
          onRequest={askForPlan}
        />
      )}
    </Screen>
  )
}

function planNamed(name: string | null) {
  const known = name?.trim().toLowerCase()
  return known === 'basic' || known === 'pro' || known === 'enterprise' ? known : null
}
