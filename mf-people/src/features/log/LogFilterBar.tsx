import type { LogEntry } from '@staffel/shared-api/contract'
import { logKindWords } from '@staffel/shared-api/rules'
import { hasRole, useUser } from '@staffel/shared-auth'
import { useTranslation } from '@staffel/shared-ui/i18n'
import { FilterBar, type SelectFilter } from '@staffel/shared-ui/list'
import { useQuery } from '@staffel/shared-ui/query'
import { tenantsQuery, usersQuery } from '../../api/users.queries.ts'
import { dateChoice, logKindChoice, type LogFilterState } from './useLogFilters.ts'

export interface LogFilterBarProps {
  readonly state: LogFilterState
  /** Whose log it is. */
  readonly tenant: string
  /** Names of who and what is filtered by are read from the rows. */
  readonly entries: readonly LogEntry[]
}

export function LogFilterBar({ state, tenant, entries }: LogFilterBarProps) {
  const { t } = useTranslation('people')
  const { search, date, from, till } = state.filters
  return (
    <FilterBar
      search={{ value: search, onChange: (next) => state.type({ search: next }), placeholder: t('log.search') }}
      filters={useSelects(state, tenant, entries)}
      dates={{
        field: date,
        fields: [
          { value: 'none', label: t('log.noDate') },
          { value: 'at', label: t('log.columns.at') },
        ],
        from,
        till,
        onChange: (next) => state.set({ date: dateChoice.read(next.field), from: next.from, till: next.till }),
      }}
      onReset={state.reset}
    />
  )
}

function useSelects({ filters, set }: LogFilterState, tenant: string, entries: readonly LogEntry[]): SelectFilter[] {
  const { t } = useTranslation('people')
  const { kind, person, thing } = filters
  const people = usePeople(tenant)
  const byTenant = useTenantSelect(tenant, (next) => set({ tenant: next, person: 'all', thing: 'all' }))
  const named = entries.find(({ user_id }) => String(user_id) === person)?.actor
  const isListed = person === 'all' || people.rows.some(({ value }) => value === person)
  const about = entries.find(({ entity, entity_id }) => `${entity}:${entity_id}` === thing)?.subject

  const byThing: SelectFilter = {
    id: 'thing',
    label: t('log.thing'),
    value: thing,
    options: [
      { value: 'all', label: t('log.anything') },
      { value: thing, label: about ?? thing },
    ],
    onChange: (next) => set({ thing: next }),
  }
  return [
    ...byTenant,
    {
      id: 'kind',
      label: t('log.kind'),
      value: kind,
      options: ['all' as const, ...logKindWords].map((value) => ({ value, label: t(`log.kinds.${value}`) })),
      onChange: (next) => set({ kind: logKindChoice.read(next) }),
    },
    {
      id: 'person',
      label: t('log.columns.actor'),
      value: person,
      options: [
        { value: 'all', label: t('log.anybody') },
        ...people.rows,
        ...(isListed ? [] : [{ value: person, label: named ?? t('log.somebody') }]),
      ],
      onChange: (next) => set({ person: next }),
      search: { placeholder: t('log.searchPerson'), empty: t('log.noPerson') },
      loading: people.isPending,
    },
    ...(thing === 'all' ? [] : [byThing]),
  ]
}

/** An Admin chooses whose log it is. */
function useTenantSelect(tenant: string, onChange: (tenant: string) => void): SelectFilter[] {
  const { t } = useTranslation('people')
  const user = useUser()
  const { data: tenants = [] } = useQuery({ ...tenantsQuery(), enabled: hasRole(user, ['Admin']) })
  if (tenants.length < 2) return []
  return [
    {
      id: 'tenant',
      label: t('users.columns.tenant'),
      value: tenant,
      neutral: String(user?.tenant_id),
      options: tenants.map(({ id, name }) => ({ value: String(id), label: name })),
      onChange,
    },
  ]
}

/** As many as one call answers; who is not among them is found by a row's menu, or by the words. */
const mostPeople = 100

function usePeople(tenant: string) {
  const { data, isPending } = useQuery(
    usersQuery({
      ...{ search: '', tenant, organization: 'all', role: 'all', status: 'all' },
      ...{ page: 1, size: mostPeople, sortColumn: 'email', sortOrder: 'asc' },
    }),
  )
  const rows = (data?.users ?? [])
    .filter(({ status }) => status !== 'invited')
    .map(({ user_id, first_name, last_name, email }) => ({
      value: String(user_id),
      label: `${first_name} ${last_name}`.trim() || email,
    }))
  return { rows, isPending }
}
