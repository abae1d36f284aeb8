import { saveOfferSettings } from '@staffel/shared-api/client'
import type { OfferSettings, OfferSettingsInput } from '@staffel/shared-api/contract'
import { apiClient } from '@staffel/shared-auth'
import { useMutation, useQueryClient } from '@staffel/shared-ui/query'
import { settingsQuery } from './settings.queries.ts'

/** What settings of offers this area changes. */
export type CatalogueSettings = Required<
  Pick<OfferSettingsInput, 'low_stock_threshold' | 'tiers_together' | 'show_pictures'>
> &
  Pick<OfferSettingsInput, 'margin_floor'>

/** Saves them over the settings as they were read, of which everything else stays as it is. */
export function useSaveSettings() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ over, changes }: { over: OfferSettings; changes: CatalogueSettings }) => {
      // The next number has moved on by itself with every offer since; the others are the platform's.
      const { tenant_id, next_sequence: _next, enforce_plan_limit: _limit, public_host: _host, ...settings } = over
      return saveOfferSettings(apiClient, { body: { tenant_id, ...settings, ...changes } })
    },
    onSuccess: async (saved) => {
      queryClient.setQueryData(settingsQuery().queryKey, saved)
      // What counts as low stock is counted by the server.
      await queryClient.invalidateQueries({
        queryKey: ['catalogue'],
        predicate: ({ queryKey }) => queryKey[1] !== 'settings',
      })
    },
  })
}
