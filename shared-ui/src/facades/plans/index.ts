/// <reference path="../../css.d.ts" />
/** What a subscription costs, and what it saves: the same on the pricing page and for whom there is none. */
export { Plans, type PlansProps } from './Plans.tsx'
export { RoiCalculator, type RoiCalculatorProps } from './RoiCalculator.tsx'
export type { RequestPlan, RoiRules } from './plan.types.ts'
export { usePlanTexts } from './usePlanTexts.ts'
