import {
  closeFirstSteps,
  getDashboardCharts,
  getDashboardStats,
  getDashboardToday,
  getDashboardTrend,
} from '@staffel/shared-api/contract'
import { route } from '../../../http/endpoint-route.ts'
import type { Module, ModuleContext } from '../../../http/module.ts'
import { managers } from '../../../http/policy.ts'
import { offerSettingsRepository as settings } from '../store/offer-settings.repository.ts'
import { dashboardRepository as dashboard } from './dashboard.repository.ts'
import { dashboardService, type ProductsThere, type RequestsThatWait } from './dashboard.service.ts'
import { firstStepsRepository as beginning } from './first-steps.repository.ts'
import { tasksRepository as tasks } from './tasks.repository.ts'
import { trendRepository as trend } from './trend.repository.ts'

/** Figures about offers, for the page that Managers and Admins start on. */
export function createDashboardModule(
  { db, now }: Pick<ModuleContext, 'db' | 'now'>,
  neighbours: { readonly requests: RequestsThatWait; readonly products: ProductsThere },
): Module {
  const service = dashboardService({ db, now, dashboard, tasks, trend, beginning, settings, ...neighbours })
  return {
    routes: [
      route(getDashboardStats, managers, ({ caller, query }) => service.stats(caller, query)),
      route(getDashboardCharts, managers, ({ caller, query }) => service.charts(caller, query)),
      route(getDashboardTrend, managers, ({ caller, query }) => service.trend(caller, query)),
      route(getDashboardToday, managers, ({ caller, query }) => service.today(caller, query)),
      route(closeFirstSteps, managers, async ({ caller }) => {
        await service.closeFirstSteps(caller)
        return undefined
      }),
    ],
  }
}
