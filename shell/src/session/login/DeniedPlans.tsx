import { requestSubscription } from '@staffel/shared-api/client'
import { plans, roi, roiDefaults, roiProblems } from '@staffel/shared-api/rules'
import { apiClient } from '@staffel/shared-auth'
import { Plans } from '@staffel/shared-ui/plans'

const rules = { plans, defaults: roiDefaults, compute: roi, problems: roiProblems }

/** The plans, for whom only the subscription is missing: they cannot reach the page that has them. */
export function DeniedPlans() {
  return (
    <Plans
      narrow
      rules={rules}
      onRequest={(body, idempotencyKey) => requestSubscription(apiClient, { body, idempotencyKey })}
    />
  )
}
