import { logKindWords } from '@staffel/shared-api/rules'
import { useUser } from '@staffel/shared-auth'
import { choice, dateText, text, useUrlFilters, wholeNumber } from '@staffel/shared-ui/list'
import type { LogFilters } from '../../api/tenancy/log.queries.ts'

export const logKindChoice = choice(['all', ...logKindWords])
export const dateChoice = choice(['none', 'at'])
export const logPageSizes = [25, 50, 100]

/** Filters of the log, in the URL. An Admin begins with the own tenant as well: a log is that of one. */
export function useLogFilters() {
  const user = useUser()
  return useUrlFilters({
    filters: {
      search: text(),
      kind: logKindChoice,
      tenant: text(String(user?.tenant_id ?? '')),
      person: text('all'),
      thing: text('all'),
      date: dateChoice,
      from: dateText(),
      till: dateText(),
      size: wholeNumber(25, logPageSizes),
    },
  })
}

export type LogFilterState = ReturnType<typeof useLogFilters>

/** What is asked of the server: days count only while they are filtered by, and a number has to be one. */
export function askedOf(
  { filters: { date, from, till, size: _, ...rest } }: LogFilterState,
  ownTenant: number,
): LogFilters {
  const isId = (value: string) => /^[1-9]\d{0,14}$/.test(value)
  return {
    ...rest,
    tenant: isId(rest.tenant) ? rest.tenant : String(ownTenant),
    person: isId(rest.person) ? rest.person : 'all',
    from: date === 'none' ? '' : from,
    till: date === 'none' ? '' : till,
  }
}
