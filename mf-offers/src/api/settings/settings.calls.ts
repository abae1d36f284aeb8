import { getOfferMailTexts, saveOfferMailTexts, saveOfferSettings } from '@staffel/shared-api/client'
import type { OfferMailText, OfferMailTexts, OfferSettings, OfferSettingsInput } from '@staffel/shared-api/contract'
import { apiClient } from '@staffel/shared-auth'
import { queryClient, queryOptions } from '@staffel/shared-ui/query'
import { offerSettingsQuery } from '../new-offer.queries.ts'

/** Over the settings as they were read, of which everything else stays as it is. */
export async function saveSettings(changes: Partial<OfferSettingsInput>, over: OfferSettings): Promise<OfferSettings> {
  // The next number has moved on by itself with every offer since; the others are the platform's.
  const { tenant_id, next_sequence: _next, enforce_plan_limit: _limit, public_host: _host, ...settings } = over
  const saved = await saveOfferSettings(apiClient, { body: { tenant_id, ...settings, ...changes } })
  const { queryKey } = offerSettingsQuery(tenant_id)
  queryClient.setQueryData(queryKey, saved)
  await queryClient.invalidateQueries({
    queryKey: ['offer-settings'],
    predicate: (query) => query.queryKey[1] !== tenant_id,
  })
  return saved
}

export const latestSettings = (tenantId: number): Promise<OfferSettings> =>
  queryClient.fetchQuery({ ...offerSettingsQuery(tenantId), staleTime: 0 })

/** How the seller words its mails. */
export const mailTextsQuery = () =>
  queryOptions({
    queryKey: ['offer-mail-texts'],
    queryFn: ({ signal }) => getOfferMailTexts(apiClient, { query: {}, signal }),
  })

export interface MailTextChanges {
  readonly texts: OfferMailText[]
  /** Back to the standard wording. */
  readonly reset: Pick<OfferMailText, 'kind' | 'language'>[]
}

export async function saveMailTexts({ texts, reset }: MailTextChanges, rev: number): Promise<OfferMailTexts> {
  const saved = await saveOfferMailTexts(apiClient, { body: { texts, reset, rev } })
  queryClient.setQueryData(mailTextsQuery().queryKey, saved)
  return saved
}

export const latestMailTexts = (): Promise<OfferMailTexts> =>
  queryClient.fetchQuery({ ...mailTextsQuery(), staleTime: 0 })
