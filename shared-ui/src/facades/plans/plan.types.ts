export const planNames = ['basic', 'pro', 'enterprise'] as const
export type PlanName = (typeof planNames)[number]

export interface PlanFacts {
  /** Euros per month; null is on request. */
  readonly price: number | null
  /** Offers per month; null is without limit. */
  readonly quotes: number | null
}

/** What sales is asked. */
export interface AskedPlan {
  readonly plan: PlanName
  readonly phone: string
  readonly message: string
}

/** `idempotencyKey`: the same one when the same is asked again. */
export type RequestPlan = (asked: AskedPlan, idempotencyKey: string) => Promise<unknown>

export const roiFields = ['offers', 'minutesPerOffer', 'hourlyRate', 'efficiency'] as const
export type RoiField = (typeof roiFields)[number]
export type RoiPeriod = 'week' | 'month'

type RoiInput = Readonly<Record<RoiField, number>> & { readonly period: RoiPeriod }

export interface RoiFigures {
  readonly monthlyOffers: number
  readonly hoursSaved: number
  readonly monthlySavings: number
  readonly paybackMonths: number | null
  readonly plan: PlanName
  readonly exceedsPlan: boolean
}

/** The rules that the figures follow; they are not the kit's to know. */
export interface RoiRules {
  readonly plans: Readonly<Record<PlanName, PlanFacts>>
  readonly defaults: RoiInput
  readonly compute: (input: RoiInput) => RoiFigures
  readonly problems: (input: Record<RoiField, number | null>) => Partial<Record<RoiField, string>>
}
