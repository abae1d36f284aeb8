import { authorizeExact, exchangeExactToken, getExactStatus } from '@staffel/shared-api/contract'
import { route, type Route } from '../../http/endpoint-route.ts'
import { tenantOwners } from '../../http/policy.ts'
import type { ExactService } from './exact.service.ts'

export function integrationsRoutes(exact: ExactService): Route[] {
  return [
    route(getExactStatus, tenantOwners, ({ caller }) => exact.status(caller)),
    route(authorizeExact, tenantOwners, ({ caller, origin, body }) => exact.authorize(caller, origin, body.env)),
    route(exchangeExactToken, tenantOwners, ({ caller, origin, body }) => exact.exchange(caller, origin, body)),
  ]
}
