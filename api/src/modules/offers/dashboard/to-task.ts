import type { Currency, DashboardTask, DashboardToday } from '@staffel/shared-api/contract'
import { addDays, fromCents } from '@staffel/shared-api/rules'
import type { OfferTask } from './tasks.repository.ts'

/** A request that waits, as the module that keeps requests tells of it. */
export interface RequestTask {
  readonly id: number
  readonly title: string
  readonly party: string | null
  readonly tenant: string
  readonly value: number
  readonly since: Date
}

export function offerTask({ value_cents, since, tenant, ...row }: OfferTask, severalTenants: boolean): DashboardTask {
  return {
    ...row,
    tenant: severalTenants ? tenant : null,
    value_excl_vat: fromCents(value_cents),
    since: since?.toISOString() ?? null,
  }
}

export function requestTask(row: RequestTask, currency: Currency, severalTenants: boolean): DashboardTask {
  return {
    kind: 'request',
    id: row.id,
    number: null,
    title: row.title,
    party: row.party === null ? null : nameOf(row.party),
    tenant: severalTenants ? row.tenant : null,
    value_excl_vat: row.value,
    currency,
    since: row.since.toISOString(),
    valid_until: null,
  }
}

/** `Ans Jansen <ans@jansen.example>` is Ans Jansen; an address alone is its own name. */
function nameOf(sender: string): string {
  const [name = ''] = sender.split('<', 1)
  return name.trim() || sender
}

const ranks = { question: 1, approval: 2, request: 3, expiring: 4, viewed: 5 } as const

/**
 * What is gone tomorrow comes first, then who waits for an answer, a colleague after a customer, the requests, what is
 * gone this week, and last those who looked and said nothing. Within each, what has waited longest or is gone soonest.
 */
export function byUrgency(tasks: readonly DashboardTask[], today: string): DashboardTask[] {
  const tomorrow = addDays(today, 1)
  const rank = ({ kind, valid_until }: DashboardTask): number =>
    kind === 'expiring' && (valid_until ?? '') <= tomorrow ? 0 : ranks[kind]
  const moment = ({ since, valid_until }: DashboardTask): string => since ?? valid_until ?? ''
  return tasks.toSorted((a, b) => rank(a) - rank(b) || compare(moment(a), moment(b)))
}

const compare = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1)

/** Of each kind of thing that waits; the lists have the rest. */
export const mostOfAKind = 8

export function firstOfEachKind(tasks: readonly DashboardTask[]): Pick<DashboardToday, 'tasks' | 'capped'> {
  const kinds = Map.groupBy(tasks, ({ kind }) => kind)
  const first = tasks.filter((task) => (kinds.get(task.kind) ?? []).indexOf(task) < mostOfAKind)
  return { tasks: first, capped: first.length < tasks.length }
}
