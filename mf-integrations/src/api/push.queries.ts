import { apiClient } from '@staffel/shared-auth'
import { getExactPush, getExactPushSettings, pushToExact, saveExactPushSettings } from '@staffel/shared-api/client'
import type { ExactPush, ExactPushSettings } from '@staffel/shared-api/contract'
import { every, queryOptions, useMutation, useQueryClient } from '@staffel/shared-ui/query'

const pollMs = 2_000

const isUnderWay = ({ state }: ExactPush): boolean => state === 'waiting' || state === 'sending'

/** Asked again as long as it is on its way. */
export const pushQuery = (offerId: number) =>
  queryOptions({
    queryKey: ['integrations', 'exact', 'push', offerId],
    queryFn: ({ signal }) => getExactPush(apiClient, { params: { id: String(offerId) }, signal }),
    refetchInterval: every(getExactPush, (now) => (now && isUnderWay(now) ? pollMs : false)),
  })

export const pushSettingsQuery = () =>
  queryOptions({
    queryKey: ['integrations', 'exact', 'push-settings'],
    queryFn: ({ signal }) => getExactPushSettings(apiClient, { signal }),
  })

export function usePushToExact(offerId: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => pushToExact(apiClient, { body: { offer_id: offerId } }),
    onSuccess: (push) => queryClient.setQueryData(pushQuery(offerId).queryKey, push),
  })
}

export function useSavePushSettings() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: ExactPushSettings) => saveExactPushSettings(apiClient, { body }),
    onSuccess: (settings) => queryClient.setQueryData(pushSettingsQuery().queryKey, settings),
  })
}
