import { capped } from './capped-count.ts'

export interface StatusCount<Status extends string> {
  readonly status: Status | 'all'
  readonly count: number
  readonly capped: boolean
}

/** What was counted of each status, all of them together first. `isPart`: there are more of any than were counted. */
export function statusCounts<Status extends string>(
  statuses: readonly Status[],
  counted: Readonly<Record<Status, number>> | undefined,
  isPart = false,
): StatusCount<Status>[] {
  const each = statuses.map((status) => ({ status, ...capped(counted?.[status] ?? 0) }))
  const all = capped(each.reduce((sum, { total }) => sum + total, 0))
  const isAllPart = all.capped || each.some((one) => one.capped)
  return [{ status: 'all' as const, ...all, capped: isAllPart }, ...each].map(
    ({ status, total, capped: isCapped }) => ({
      status,
      count: total,
      capped: isCapped || isPart,
    }),
  )
}
