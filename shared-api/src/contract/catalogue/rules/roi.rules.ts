import { decimal } from '../../../rules/decimal.ts'

export type Plan = 'basic' | 'pro' | 'enterprise'

/** Euros per month and quotes per month; null is on request, or without limit. */
export const plans = {
  basic: { price: 250, quotes: 30 },
  pro: { price: 299, quotes: 1_000 },
  enterprise: { price: null, quotes: null },
} as const satisfies Record<Plan, { price: number | null; quotes: number | null }>

export interface RoiInput {
  readonly offers: number
  readonly period: 'week' | 'month'
  readonly minutesPerOffer: number
  readonly hourlyRate: number
  /** Percent, 0 to 100. */
  readonly efficiency: number
}

export const roiDefaults: RoiInput = { offers: 0, period: 'week', minutesPerOffer: 30, hourlyRate: 40, efficiency: 80 }

export interface RoiResult {
  readonly monthlyOffers: number
  readonly hoursSaved: number
  readonly monthlySavings: number
  /** Null when nothing is saved. */
  readonly paybackMonths: number | null
  readonly plan: Plan
  /** More offers than the recommended plan allows in a month. */
  readonly exceedsPlan: boolean
}

export function roi(input: RoiInput): RoiResult {
  const monthly = decimal(input.offers).times(input.period === 'week' ? 4 : 1)
  const hours = monthly.times(decimal(input.minutesPerOffer)).times(decimal(input.efficiency)).div(100).div(60)
  // Multiplied before dividing, so that a third of an hour costs no cent.
  const savings = monthly
    .times(decimal(input.minutesPerOffer))
    .times(decimal(input.efficiency))
    .times(decimal(input.hourlyRate))
    .div(6_000)
  const monthlyOffers = Number(monthly)
  const plan = recommendedPlan(monthlyOffers)
  const { quotes } = plans[plan]
  return {
    monthlyOffers,
    hoursSaved: Number(hours),
    monthlySavings: Number(savings),
    paybackMonths: savings.gt(0) ? Number(decimal(plans.basic.price).div(savings)) : null,
    plan,
    exceedsPlan: quotes !== null && monthlyOffers > quotes,
  }
}

export function recommendedPlan(monthlyOffers: number): Plan {
  if (monthlyOffers < 50) return 'basic'
  return monthlyOffers < 150 ? 'pro' : 'enterprise'
}

export type RoiField = Exclude<keyof RoiInput, 'period'>
export type RoiProblem = 'required' | 'negative' | 'range'

/** What is wrong with the inputs (null or NaN is an empty one), by field. */
export function roiProblems(input: Record<RoiField, number | null>): Partial<Record<RoiField, RoiProblem>> {
  const problems: Partial<Record<RoiField, RoiProblem>> = {}
  for (const field of ['offers', 'minutesPerOffer', 'hourlyRate', 'efficiency'] as const) {
    const value = input[field] ?? Number.NaN
    if (!Number.isFinite(value)) problems[field] = 'required'
    else if (value < 0) problems[field] = field === 'efficiency' ? 'range' : 'negative'
    else if (field === 'efficiency' && value > 100) problems[field] = 'range'
  }
  return problems
}
