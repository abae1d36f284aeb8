import { getRequestScores, getRequestSettings, saveRequestSettings } from '@staffel/shared-api/contract'
import { route, type Route } from '../../../http/endpoint-route.ts'
import { tenantOwners } from '../../../http/policy.ts'
import type { RequestSettingsService } from './request-settings.service.ts'

export const requestSettingsRoutes = (settings: RequestSettingsService): Route[] => [
  route(getRequestSettings, tenantOwners, ({ caller, query }) => settings.get(caller, query.tenant_id)),
  route(getRequestScores, tenantOwners, ({ caller, query }) => settings.scores(caller, query.tenant_id)),
  route(saveRequestSettings, tenantOwners, ({ body, ...by }) => settings.save(by, body)),
]
