import type { AppliedTemplate, OfferSettings, Organization } from '@staffel/shared-api/contract'
import { applyTemplate, getOfferSettings, listOrganizations, listTemplates } from '@staffel/shared-api/client'
import { apiClient } from '@staffel/shared-auth'
import { queryOptions } from '@staffel/shared-ui/query'
import type { NamedInAddress } from '../paths.ts'

/** What a new offer begins with. */
export interface NewOfferStart {
  readonly settings: OfferSettings
  /** The tenant's default template as it is today; null when there is none. */
  readonly template: AppliedTemplate | null
  /** The customer that was named in the address. */
  readonly customer: Organization | null
}

const settingsKey = ['offer-settings'] as const

/** What the tenant decided about its offers. An Admin names the tenant. */
export const offerSettingsQuery = (tenantId: number) =>
  queryOptions({
    queryKey: [...settingsKey, tenantId],
    queryFn: ({ signal }) => getOfferSettings(apiClient, { query: { tenant_id: tenantId }, signal }),
  })

export const newOfferQuery = ({ organizationId, tenantId }: NamedInAddress) =>
  queryOptions({
    queryKey: [...settingsKey, 'new', tenantId ?? 'own', organizationId ?? null],
    queryFn: async ({ signal }): Promise<NewOfferStart> => {
      const query = tenantId ? { tenant_id: tenantId } : {}
      const [settings, template, customer] = await Promise.all([
        getOfferSettings(apiClient, { query, signal }),
        defaultTemplate(query, signal),
        organization(organizationId, signal),
      ])
      return { settings, template, customer }
    },
  })

async function defaultTemplate(query: { tenant_id?: number }, signal: AbortSignal): Promise<AppliedTemplate | null> {
  const chosen = (await listTemplates(apiClient, { query, signal })).find(({ isDefault }) => isDefault)
  return chosen ? applyTemplate(apiClient, { params: { id: chosen.id }, signal }) : null
}

async function organization(id: number | undefined, signal: AbortSignal) {
  if (id === undefined) return null
  const [found] = await listOrganizations(apiClient, { query: { ids: String(id) }, signal })
  return found ?? null
}
