import type { DashboardCharts, DashboardStats, DashboardToday, DashboardTrend } from '@staffel/shared-api/contract'
import {
  addDays,
  conversionRate,
  daysBetween,
  defaultPeriod,
  fromCents,
  monthsUntil,
  percentChange,
  periodBefore,
  periodSteps,
  pointsChange,
  rateOf,
  statsDays,
  type Period,
} from '@staffel/shared-api/rules'
import type { Db } from '../../../db/database.types.ts'
import { tenantDay } from '../../../db/tenant-day.ts'
import { asTenant, type TenantScope, type Tx } from '../../../db/tenant-transaction.ts'
import { invalid } from '../../../errors.ts'
import {
  boundOrganization,
  isSellerStaff,
  reachesOrganization,
  scopeWithin,
  type Caller,
} from '../../../http/caller.ts'
import { text } from '../../../texts/text.ts'
import type { OfferSettingsRepository } from '../store/offer-settings.repository.ts'
import { approvesOffers } from '../transitions/approval/told-approval.ts'
import type { DashboardRepository, Figures, FiguresOf } from './dashboard.repository.ts'
import type { FirstStepsRepository } from './first-steps.repository.ts'
import { openFirstSteps } from './open-first-steps.ts'
import type { TasksRepository } from './tasks.repository.ts'
import { byUrgency, firstOfEachKind, mostOfAKind, offerTask, requestTask, type RequestTask } from './to-task.ts'
import type { TrendRepository } from './trend.repository.ts'

/**
 * What the dashboard asks of the module that keeps requests: how many came in up to and including a day and have no
 * offer, the first of those that wait at all, and whether this environment has requests.
 */
export interface RequestsThatWait {
  readonly count: (
    tx: Tx,
    scope: TenantScope,
    query: { readonly organizationId: number | null; readonly until: string },
  ) => Promise<number>
  readonly waiting: (
    scope: TenantScope,
    query: { readonly organizationId: number | null; readonly limit: number },
  ) => Promise<RequestTask[]>
  readonly areOff: () => Promise<boolean>
}

/** Whether this environment has a catalogue to fill. */
export interface ProductsThere {
  readonly areOff: () => Promise<boolean>
}

export interface DashboardDependencies {
  readonly db: Db
  readonly now: () => Date
  readonly dashboard: DashboardRepository
  readonly settings: OfferSettingsRepository
  readonly tasks: TasksRepository
  readonly trend: TrendRepository
  readonly beginning: FirstStepsRepository
  readonly requests: RequestsThatWait
  readonly products: ProductsThere
}

interface Whose {
  readonly tenant_id?: number
  readonly organization_id?: number
}

const longestPeriod = 366
/** A tenant that nobody has: who asks for another's figures is shown an empty company. */
const nobody = { tenantId: -1 } as const

export function dashboardService({
  db,
  now,
  dashboard,
  tasks,
  trend,
  beginning,
  settings,
  requests,
  products,
}: DashboardDependencies) {
  /** Platform staff look at all tenants at once with the calendar and the currency of their own. */
  const about = async (
    tx: Tx,
    caller: Caller,
    scope: TenantScope,
    whose: Whose,
  ): Promise<FiguresOf & { today: string }> => {
    const home = scope.tenantId === null || scope === nobody ? caller.tenantId : scope.tenantId
    const { currency } = await settings.offerSettings(tx, home)
    const { today } = await tenantDay(tx, home, now())
    return { scope, organizationId: whose.organization_id ?? boundOrganization(caller), currency, now: now(), today }
  }

  const answer = <T>(
    caller: Caller,
    whose: Whose,
    work: (tx: Tx, of: FiguresOf & { today: string }) => Promise<T>,
  ): Promise<T> => {
    const wanted = whose.organization_id
    const scope =
      wanted === undefined || reachesOrganization(caller, wanted) ? scopeWithin(caller, whose.tenant_id) : null
    return asTenant(db, scope ?? caller.scope, async (tx) => work(tx, await about(tx, caller, scope ?? nobody, whose)))
  }

  return {
    async stats(caller: Caller, query: Whose & AskedPeriod): Promise<DashboardStats> {
      const seesRequests = isSellerStaff(caller) && !(await requests.areOff())
      return answer(caller, query, async (tx, of) => {
        const period = periodOf(query, of.today)
        const before = periodBefore(period)
        const waitingUntil = addDays(of.today, -statsDays.requestWaiting - 1)
        const waiting = seesRequests
          ? await requests.count(tx, of.scope, { organizationId: of.organizationId, until: waitingUntil })
          : null
        const [figures, approvals] = await Promise.all([
          dashboard.figures(tx, of, period, before),
          isSellerStaff(caller) ? tasks.askedForApproval(tx, of) : null,
        ])
        return toStats(figures, { of, period, before, waiting, waitingUntil, approvals })
      })
    },

    /**
     * What waits for somebody. What customers asked, looked at and sent is work of the seller's people alone, and so
     * are what a new one begins with and what a colleague asks.
     */
    async today(caller: Caller, query: Whose): Promise<DashboardToday> {
      const ofSeller = isSellerStaff(caller)
      const [requestsAreOff, productsAreOff] = await Promise.all([requests.areOff(), products.areOff()])
      const seesRequests = ofSeller && !requestsAreOff
      const approver = approvesOffers(caller) ? caller : null
      const { of, offers, steps } = await answer(caller, query, async (tx, of) => {
        const isOwn = ofSeller && of.scope.tenantId === caller.tenantId
        const [offers, steps] = await Promise.all([
          tasks.offerTasks(tx, of, { limit: mostOfAKind + 1, ofSeller, approver }),
          isOwn
            ? openFirstSteps(tx, { caller, seesRequests, seesProducts: !productsAreOff, now: of.now }, beginning)
            : null,
        ])
        return { of, offers, steps }
      })
      const { scope, organizationId } = of
      const mails = seesRequests ? await requests.waiting(scope, { organizationId, limit: mostOfAKind + 1 }) : []
      const severalTenants = scope.tenantId === null
      const found = [
        ...offers.map((row) => offerTask(row, severalTenants)),
        ...mails.map((row) => requestTask(row, of.currency, severalTenants)),
      ]
      return { day: of.today, ...firstOfEachKind(byUrgency(found, of.today)), first_steps: steps }
    },

    closeFirstSteps(caller: Caller): Promise<void> {
      return asTenant(db, { tenantId: caller.tenantId }, (tx) => beginning.close(tx, caller, now()))
    },

    trend(caller: Caller, query: Whose & AskedPeriod): Promise<DashboardTrend> {
      return answer(caller, query, async (tx, of) => {
        const period = periodOf(query, of.today)
        const rows = await trend.steps(tx, of, period, periodSteps(period))
        return {
          currency: of.currency,
          steps: rows.map(({ until, offers, customers, cents, ...decided }) => ({
            until,
            offers,
            active_customers: customers,
            pipeline_excl_vat: fromCents(cents),
            conversion_rate: conversionRate(decided).value,
          })),
        }
      })
    },

    charts(caller: Caller, query: Whose & { readonly months?: number }): Promise<DashboardCharts> {
      return answer(caller, query, async (tx, of) => {
        const wanted = monthsUntil(of.today, query.months ?? 12)
        const found = new Map((await dashboard.months(tx, of, wanted)).map((row) => [row.month, row]))
        const rows = [...found.values()]
        const sum = (outcome: 'accepted' | 'declined' | 'expired' | 'pending'): number =>
          rows.reduce((total, row) => total + row[outcome], 0)
        return {
          currency: of.currency,
          months: wanted.map((month) => ({
            month,
            offers: found.get(month)?.offers ?? 0,
            value_excl_vat: fromCents(found.get(month)?.value_cents ?? 0),
          })),
          outcomes: {
            accepted: sum('accepted'),
            declined: sum('declined'),
            expired: sum('expired'),
            pending: sum('pending'),
          },
        }
      })
    },
  }
}
export type DashboardService = ReturnType<typeof dashboardService>

interface AskedPeriod {
  readonly from?: string
  readonly to?: string
}

function periodOf({ from, to }: AskedPeriod, today: string): Period {
  const until = to ?? (from !== undefined && from > today ? from : today)
  const period = { from: from ?? defaultPeriod(until).from, to: until }
  const days = daysBetween(period.from, period.to) + 1
  if (days < 1) throw invalid({ to: text('dashboard.period.reversed') })
  if (days > longestPeriod) throw invalid({ from: text('dashboard.period.tooLong') })
  return period
}

interface StatsContext {
  readonly of: FiguresOf & { readonly today: string }
  readonly period: Period
  readonly before: Period
  /** Null where there are no requests. */
  readonly waiting: number | null
  readonly waitingUntil: string
  /** Null where nobody is asked. */
  readonly approvals: number | null
}

function toStats(row: Figures, { of, period, before, waiting, waitingUntil, approvals }: StatsContext): DashboardStats {
  const rate = conversionRate(row)
  const rateBefore = conversionRate({
    accepted: row.accepted_before,
    declined: row.declined_before,
    expired: row.expired_before,
  })
  const outcome = (count: number, cents: number): DashboardStats['outcomes']['won'] => ({
    count,
    value_excl_vat: fromCents(cents),
    rate: rateOf(count, rate.decided),
  })
  return {
    period,
    previous_period: before,
    currency: of.currency,
    other_currencies: row.other_currencies,
    total_offers: { value: row.issued, delta_pct: percentChange(row.issued, row.issued_before) },
    active_customers: { value: row.customers, delta_pct: percentChange(row.customers, row.customers_before) },
    pipeline_excl_vat: {
      value: fromCents(row.pipeline_cents),
      delta_pct: percentChange(row.pipeline_cents, row.pipeline_before_cents),
    },
    conversion_rate: {
      value: rate.value,
      delta_pct: percentChange(rate.value, rateBefore.value),
      delta_points: pointsChange(rate.value, rateBefore.value),
      decided: rate.decided,
    },
    outcomes: {
      won: outcome(row.accepted, row.accepted_cents),
      lost: outcome(row.declined, row.declined_cents),
      expired: outcome(row.expired, row.expired_cents),
    },
    tiles: {
      expiring: { count: row.expiring, until: addDays(of.today, statsDays.expiringSoon) },
      unanswered_requests: waiting === null ? null : { count: waiting, until: waitingUntil },
      viewed_unanswered: { count: row.viewed },
      awaiting_approval: approvals === null ? null : { count: approvals },
    },
  }
}
