import { apiClient } from '@staffel/shared-auth'
import {
  decideExactConflict,
  getExactSyncSettings,
  listExactConflicts,
  listExactJobRows,
  listExactJobs,
  saveExactSyncSettings,
  syncExact,
} from '@staffel/shared-api/client'
import type { ExactDecision, ExactJob, ExactOutcome, ExactPart, ExactSyncSettings } from '@staffel/shared-api/contract'
import { useEffect, useRef } from 'react'
import { exactStatusQuery } from './exact.queries.ts'
import { every, keepPreviousData, queryOptions, useMutation, useQueryClient } from '@staffel/shared-ui/query'

const busyMs = 2_000
const waitingMs = 30_000
export const rowsAPage = 50

/** In the order in which they are brought in: what is a customer's needs the customer. */
export const syncKinds = ['accounts', 'products', 'customer_prices', 'customer_numbers'] as const satisfies ExactPart[]
export type SyncKind = (typeof syncKinds)[number]

export const isOpen = ({ state }: ExactJob): boolean => state !== 'done' && state !== 'failed'

function pollMs(jobs: readonly ExactJob[] = []): number | false {
  const open = jobs.filter(isOpen)
  if (open.length === 0) return false
  return open.every(({ next_at: next }) => next !== null) ? waitingMs : busyMs
}

/** Asked again as long as something is under way; seldom where that waits for another hour. */
export const jobsQuery = () =>
  queryOptions({
    queryKey: ['integrations', 'exact', 'jobs'],
    queryFn: ({ signal }) => listExactJobs(apiClient, { signal }),
    refetchInterval: every(listExactJobs, pollMs),
  })

/** What was done line by line; asked again once the job is over. */
export const jobRowsQuery = ({ id, ended_at: ended }: ExactJob, outcome: ExactOutcome | undefined, page: number) =>
  queryOptions({
    queryKey: ['integrations', 'exact', 'job-rows', id, { outcome, page, ended }],
    queryFn: ({ signal }) =>
      listExactJobRows(apiClient, { params: { id }, query: { outcome, page, limit: rowsAPage }, signal }),
    placeholderData: keepPreviousData,
  })

const conflictsKey = ['integrations', 'exact', 'conflicts'] as const

/** The job that ended last: what it brought in may show anywhere. */
export const lastOver = (jobs: readonly ExactJob[]): number | null => jobs.find((job) => !isOpen(job))?.id ?? null

/** Asked again after each job that has ended. */
export const conflictsQuery = (jobs: readonly ExactJob[]) =>
  queryOptions({
    queryKey: [...conflictsKey, lastOver(jobs)],
    queryFn: ({ signal }) => listExactConflicts(apiClient, { signal }),
    placeholderData: keepPreviousData,
  })

/** When each kind was brought in the last time is another moment once a job is over. */
export function useStatusAfter(jobs: readonly ExactJob[]): void {
  const queryClient = useQueryClient()
  const over = lastOver(jobs)
  const known = useRef(over)
  useEffect(() => {
    if (known.current === over) return
    known.current = over
    void queryClient.invalidateQueries({ queryKey: exactStatusQuery().queryKey })
  }, [over, queryClient])
}

export const syncSettingsQuery = () =>
  queryOptions({
    queryKey: ['integrations', 'exact', 'sync-settings'],
    queryFn: ({ signal }) => getExactSyncSettings(apiClient, { signal }),
  })

export interface Wanted {
  readonly entities: SyncKind[]
  readonly dry_run: boolean
  readonly full: boolean
}

export function useBringIn() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: Wanted) => syncExact(apiClient, { body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: jobsQuery().queryKey }),
  })
}

export function useDecide() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: ExactDecision) => decideExactConflict(apiClient, { body }),
    onSuccess: (left) => queryClient.setQueriesData({ queryKey: conflictsKey }, left),
    // Somebody else may have decided first.
    onError: () => queryClient.invalidateQueries({ queryKey: conflictsKey }),
  })
}

export function useSaveSyncSettings() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: ExactSyncSettings) => saveExactSyncSettings(apiClient, { body }),
    onSuccess: (settings) => queryClient.setQueryData(syncSettingsQuery().queryKey, settings),
    // Somebody else may have saved first.
    onError: () => queryClient.invalidateQueries({ queryKey: syncSettingsQuery().queryKey }),
  })
}
