import {
  getAreaVersion,
  getEnvironmentHealth,
  listDeployTokens,
  listEnvironmentHistory,
  listEnvironments,
  listFailures,
  makeDeployToken,
  revokeDeployToken,
  rollBackArea,
  setAreaFlag,
  setCanary,
  setCanaryLimits,
  setFourEyes,
  setLiveVersion,
  stopCanary,
  switchArea,
  undoEnvironmentChange,
} from '@staffel/shared-api/client'
import type { Canary, CanaryLimits, DeployRights, EnvironmentState } from '@staffel/shared-api/contract'
import { apiClient } from '@staffel/shared-auth'
import { every, keepPreviousData, queryOptions, useMutation, useQueryClient } from '@staffel/shared-ui/query'
import { useEffect } from 'react'
import { lookAtEnvironment } from '../../boot/followEnvironment.ts'

export type EnvironmentArea = EnvironmentState['areas'][number]
/** With versions, of which one is live or none. */
export type PublishedArea = Pick<EnvironmentArea, 'id' | 'name' | 'owner' | 'versions'>

const key = ['environments'] as const
const listKey = [...key, 'list'] as const
const historyKey = (name: string) => [...key, 'history', name] as const
const healthKey = (name: string) => [...key, 'health', name] as const
const tokensKey = (name: string) => [...key, 'tokens', name] as const

export const environmentsQuery = () =>
  queryOptions({
    queryKey: listKey,
    queryFn: ({ signal }) => listEnvironments(apiClient, { signal }),
    staleTime: 0,
  })

/** Where something was changed meanwhile, as a canary that stopped by itself, the list is asked for anew. */
export function useListAnew(isOld: boolean): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (isOld) void queryClient.invalidateQueries({ queryKey: listKey })
  }, [isOld, queryClient])
}

export const historyQuery = (name: string) =>
  queryOptions({
    queryKey: historyKey(name),
    queryFn: ({ signal }) => listEnvironmentHistory(apiClient, { params: { name }, signal }),
    staleTime: 0,
  })

export const tokensQuery = (name: string) =>
  queryOptions({
    queryKey: tokensKey(name),
    queryFn: ({ signal }) => listDeployTokens(apiClient, { params: { name }, signal }),
    staleTime: 0,
  })

/** Measured all the time; somebody who looks at it sees it change. */
export const healthQuery = (name: string) =>
  queryOptions({
    queryKey: healthKey(name),
    queryFn: ({ signal }) => getEnvironmentHealth(apiClient, { params: { name }, signal }),
    staleTime: 0,
    refetchInterval: every(getEnvironmentHealth, 15_000),
  })

export const failuresQuery = (name: string, { area, id }: { area: string | null; id: string }) =>
  queryOptions({
    queryKey: [...key, 'failures', name, area, id],
    queryFn: ({ signal }) =>
      listFailures(apiClient, {
        params: { name },
        query: { ...(area !== null && { area }), ...(id !== '' && { id }) },
        signal,
      }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })

/** What people see of a version; verified anew each time, as the shell may have changed. */
export const versionQuery = (name: string, area: string, version: string) =>
  queryOptions({
    queryKey: [...key, 'version', name, area, version],
    queryFn: ({ signal }) => getAreaVersion(apiClient, { params: { name, area, version }, signal }),
  })

/** One thing that is done to an area, or to the environment itself. */
export type EnvironmentAct =
  | { readonly kind: 'live'; readonly version: string }
  | { readonly kind: 'rollback' }
  | { readonly kind: 'switch'; readonly enabled: boolean; readonly refuses_calls: boolean }
  | ({ readonly kind: 'canary' } & Canary)
  | { readonly kind: 'stopCanary' }
  | { readonly kind: 'flag'; readonly flag: string; readonly value: boolean | null }
  | { readonly kind: 'undo'; readonly change: number }
  | { readonly kind: 'fourEyes'; readonly on: boolean }
  | { readonly kind: 'limits'; readonly limits: CanaryLimits }

export interface ActInput {
  readonly environment: Pick<EnvironmentState, 'name' | 'revision'>
  /** Empty where the act is about the environment itself. */
  readonly area: string
  readonly act: EnvironmentAct
  readonly reason: string
}

function send({ environment: { name, revision }, area, act, reason }: ActInput): Promise<EnvironmentState> {
  const params = { name, area }
  const by = { revision, reason }
  switch (act.kind) {
    case 'live':
      return setLiveVersion(apiClient, { params, body: { version: act.version, ...by } })
    case 'rollback':
      return rollBackArea(apiClient, { params, body: by })
    case 'switch':
      return switchArea(apiClient, { params, body: { enabled: act.enabled, refuses_calls: act.refuses_calls, ...by } })
    case 'canary': {
      const { kind: _, ...canary } = act
      return setCanary(apiClient, { params, body: { ...canary, ...by } })
    }
    case 'stopCanary':
      return stopCanary(apiClient, { params, body: by })
    case 'flag':
      return setAreaFlag(apiClient, { params, body: { flag: act.flag, value: act.value, ...by } })
    case 'undo':
      return undoEnvironmentChange(apiClient, { params: { name, change: act.change }, body: by })
    case 'fourEyes':
      return setFourEyes(apiClient, { params: { name }, body: { on: act.on, ...by } })
    case 'limits':
      return setCanaryLimits(apiClient, { params: { name }, body: { limits: act.limits, ...by } })
  }
}

/** Changes an environment; whoever saw an older one sees the present one after it was refused. */
export function useEnvironmentAct() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: (changed) => {
      void lookAtEnvironment()
      queryClient.setQueryData(environmentsQuery().queryKey, (all) =>
        all?.map((one) => (one.name === changed.name ? changed : one)),
      )
    },
    onSettled: (_changed, _error, { environment: { name } }) =>
      Promise.all(
        [listKey, historyKey(name), healthKey(name)].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      ),
  })
}

export function useMakeToken(name: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: { area: string; label: string; rights: DeployRights }) =>
      makeDeployToken(apiClient, { params: { name }, body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: tokensKey(name) }),
  })
}

export function useRevokeToken(name: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => revokeDeployToken(apiClient, { params: { name, id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: tokensKey(name) }),
  })
}
