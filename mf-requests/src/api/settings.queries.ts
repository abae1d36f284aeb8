import { apiClient } from '@staffel/shared-auth'
import { getRequestScores, getRequestSettings, saveRequestSettings } from '@staffel/shared-api/client'
import type { RequestSettings, RequestSettingsInput } from '@staffel/shared-api/contract'
import { queryOptions, useMutation, useQueryClient } from '@staffel/shared-ui/query'
import { requestKeys } from './requests.queries.ts'

const settingsKey = ['request-settings'] as const

/** What is decided about requests; others change it too, so it is asked anew. */
export const settingsQuery = () =>
  queryOptions({
    queryKey: settingsKey,
    queryFn: ({ signal }) => getRequestSettings(apiClient, { query: {}, signal }),
    staleTime: 0,
  })

/** How often what was proposed was changed, by score. */
export const scoresQuery = () =>
  queryOptions({
    queryKey: [...settingsKey, 'scores'],
    queryFn: ({ signal }) => getRequestScores(apiClient, { query: {}, signal }),
  })

export function useSaveSettings() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (settings: RequestSettingsInput): Promise<RequestSettings> =>
      saveRequestSettings(apiClient, { body: settings }),
    onSuccess: async (saved) => {
      queryClient.setQueryData(settingsKey, saved)
      // Which lines ask to be confirmed is the server's answer.
      await queryClient.invalidateQueries({ queryKey: requestKeys.all })
    },
  })
}
