import type {
  DashboardCharts,
  DashboardStats,
  DashboardTask,
  DashboardToday,
  DashboardTrend,
  PlanUsage,
} from '@staffel/shared-api/contract'

export function sampleStats(different: Partial<DashboardStats> = {}): DashboardStats {
  return {
    period: { from: '2026-10-22', to: '2026-11-20' },
    previous_period: { from: '2026-09-22', to: '2026-10-21' },
    currency: 'eur',
    other_currencies: 0,
    total_offers: { value: 12, delta_pct: 20 },
    active_customers: { value: 9, delta_pct: -10 },
    pipeline_excl_vat: { value: 48_250.75, delta_pct: null },
    conversion_rate: { value: 62.5, delta_pct: 5.2, delta_points: 3, decided: 8 },
    outcomes: {
      won: { count: 5, value_excl_vat: 20_500, rate: 62.5 },
      lost: { count: 2, value_excl_vat: 3100, rate: 25 },
      expired: { count: 1, value_excl_vat: 480, rate: 12.5 },
    },
    tiles: {
      expiring: { count: 3, until: '2026-11-27' },
      unanswered_requests: { count: 1, until: '2026-11-18' },
      viewed_unanswered: { count: 2 },
      awaiting_approval: { count: 4 },
    },
    ...different,
  }
}

export function sampleTask(different: Partial<DashboardTask> = {}): DashboardTask {
  return {
    kind: 'expiring',
    id: 42,
    number: 'OFF-2026-0042',
    title: 'Dakgoten Jansen',
    party: 'Bouwbedrijf Jansen',
    tenant: null,
    value_excl_vat: 1020.25,
    currency: 'eur',
    since: null,
    valid_until: '2026-11-21',
    ...different,
  }
}

/** Nothing waits, unless the test says so. */
export function sampleToday(...tasks: DashboardTask[]): DashboardToday {
  return { day: '2026-11-20', tasks, capped: false, first_steps: null }
}

export function sampleTrend(): DashboardTrend {
  const step = { offers: 4, active_customers: 8, pipeline_excl_vat: 40_000, conversion_rate: null }
  return {
    currency: 'eur',
    steps: [
      { ...step, until: '2026-11-18' },
      { ...step, until: '2026-11-19', offers: 6, conversion_rate: 50 },
      { until: '2026-11-20', offers: 2, active_customers: 9, pipeline_excl_vat: 48_250.75, conversion_rate: 62.5 },
    ],
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
