import {
  authorizeExact,
  chooseExactDivision,
  chooseExactEnvironment,
  disconnectExact,
  exchangeExactToken,
  getExactStatus,
  listExactDivisions,
  readExactData,
  syncExact,
} from '@staffel/shared-api/contract'
import { route, type Route } from '../../http/endpoint-route.ts'
import { tenantOwners } from '../../http/policy.ts'
import type { ExactDataService } from './connection/exact-data.service.ts'
import type { ExactService } from './connection/exact.service.ts'
import type { ItemSyncService } from './sync/item-sync.service.ts'

export function integrationsRoutes(exact: ExactService, data: ExactDataService, items: ItemSyncService): Route[] {
  const asksExact = { repeatable: false }
  return [
    route(getExactStatus, tenantOwners, ({ caller }) => exact.status(caller)),
    route(authorizeExact, tenantOwners, ({ caller, origin, body }) => exact.authorize(caller, origin, body.env)),
    route(exchangeExactToken, tenantOwners, ({ caller, origin, body }) => exact.exchange(caller, origin, body)),
    route(disconnectExact, tenantOwners, ({ caller, origin, body }) => exact.disconnect(caller, origin, body.env)),
    route(chooseExactEnvironment, tenantOwners, ({ caller, origin, body }) => exact.use(caller, origin, body.env)),
    route(listExactDivisions, tenantOwners, ({ caller, query }) => data.divisions(caller, query.env), asksExact),
    route(chooseExactDivision, tenantOwners, async ({ caller, origin, body }) => {
      await data.chooseDivision(caller, origin, body.env, body.code)
      return exact.status(caller)
    }),
    route(
      syncExact,
      tenantOwners,
      async ({ body, ...by }) => ({ items: await items.start(body.dry_run ?? false, by) }),
      asksExact,
    ),
    route(
      readExactData,
      tenantOwners,
      ({ caller, params, query }) => data.read(caller, params.endpoint, query),
      asksExact,
    ),
  ]
}
