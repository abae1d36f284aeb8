import { requestSubscription } from '@staffel/shared-api/client'
import { plans, roi, roiDefaults, roiProblems } from '@staffel/shared-api/rules'
import { apiClient } from '@staffel/shared-auth'
import type { RequestPlan, RoiRules } from '@staffel/shared-ui/plans'

/** What the plans cost and the calculator follows. */
export const planRules: RoiRules = { plans, defaults: roiDefaults, compute: roi, problems: roiProblems }

export const askForPlan: RequestPlan = (body, idempotencyKey) =>
  requestSubscription(apiClient, { body, idempotencyKey })
