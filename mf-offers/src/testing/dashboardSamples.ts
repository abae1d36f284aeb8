import type { DashboardCharts, DashboardStats, PlanUsage } from '@staffel/shared-api/contract'

export function sampleStats(different: Partial<DashboardStats> = {}): DashboardStats {
  return {
    period: { from: '2026-10-22', to: '2026-11-20' },
    previous_period: { from: '2026-09-22', to: '2026-10-21' },
    currency: 'eur',
    other_currencies: 0,
    total_offers: { value: 12, delta_pct: 20 },
    active_customers: { value: 9, delta_pct: -10 },
    pipeline_excl_vat: { value: 48_250.75, delta_pct: null },
    conversion_rate: { value: 62.5, delta_pct: 0, decided: 8 },
    tiles: {
      expiring: { count: 3, until: '2026-11-27' },
      unanswered_requests: { count: 1, until: '2026-11-18' },
      viewed_unanswered: { count: 0 },
    },
    ...different,
  }
}

export function sampleCharts(): DashboardCharts {
  return {
    currency: 'eur',
    months: [
      { month: '2026-10', offers: 4, value_excl_vat: 8000 },
      { month: '2026-11', offers: 6, value_excl_vat: 12_345.6 },
    ],
    outcomes: { accepted: 6, declined: 1, expired: 1, pending: 2 },
  }
}

/** Far from the limit. */
export function samplePlanUsage(different: Partial<PlanUsage> = {}): PlanUsage {
  return { plan: 'Basic', limit: 30, used: 3, resets_on: '2026-04-01', enforced: false, ...different }
}
