import { Type } from 'typebox'
import { DashboardCharts, DashboardStats, DashboardToday, DashboardTrend } from './schemas.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { Day, Id, Strict } from '../../kit/schemaKit.ts'

const scope = { tenant_id: Type.Optional(Id), organization_id: Type.Optional(Id) }
const period = Strict({ ...scope, from: Type.Optional(Day), to: Type.Optional(Day) })
const shared = { method: 'GET', base: 'webhook', tag: 'offers', access: 'signed-in', status: 200, errors: [] } as const

export const getDashboardStats = endpoint({
  id: 'getDashboardStats',
  ...shared,
  path: '/stats/dashboard',
  summary:
    'Figures of the dashboard for a period, the last 30 days unless told otherwise, with the change against the one before',
  query: period,
  response: DashboardStats,
})

export const getDashboardCharts = endpoint({
  id: 'getDashboardCharts',
  ...shared,
  path: '/stats/dashboard/charts',
  summary: 'Offers and their value by month, and what became of them; the last twelve months unless told otherwise',
  query: Strict({ ...scope, months: Type.Optional(Type.Integer({ minimum: 1, maximum: 36, default: 12 })) }),
  response: DashboardCharts,
})

export const getDashboardTrend = endpoint({
  id: 'getDashboardTrend',
  ...shared,
  path: '/stats/dashboard/trend',
  summary: 'How the figures of the dashboard came to be: at most sixteen steps of a period, oldest first',
  query: period,
  response: DashboardTrend,
})

export const getDashboardToday = endpoint({
  id: 'getDashboardToday',
  ...shared,
  path: '/stats/dashboard/today',
  summary:
    'What waits for somebody, the most urgent first: questions, expiring and viewed offers, open requests; and what a new tenant begins with',
  query: Strict(scope),
  response: DashboardToday,
})

export const closeFirstSteps = endpoint({
  ...shared,
  id: 'closeFirstSteps',
  method: 'POST',
  path: '/stats/dashboard/first-steps/close',
  summary: 'Puts the first steps of a new tenant away, for the caller alone and for good',
  status: 204,
})
