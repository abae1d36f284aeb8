import {
  authorizeExact,
  chooseExactDivision,
  chooseExactEnvironment,
  decideExactAccount,
  disconnectExact,
  findExactItems,
  exchangeExactToken,
  getExactMapping,
  getExactPush,
  getExactPushSettings,
  getExactStatus,
  getExactSyncSettings,
  listExactConflicts,
  listExactDivisions,
  listExactJobRows,
  listExactJobs,
  pushToExact,
  readExactData,
  saveExactMapping,
  saveExactPushSettings,
  saveExactSyncSettings,
  syncExact,
} from '@staffel/shared-api/contract'
import { route, type Route } from '../../http/endpoint-route.ts'
import { tenantOwners } from '../../http/policy.ts'
import type { ExactDataService } from './connection/exact-data.service.ts'
import type { ExactService } from './connection/exact.service.ts'
import type { MappingService } from './mapping/mapping.service.ts'
import type { PushService } from './push/push.service.ts'
import type { ExactJobsService } from './sync/jobs/exact-jobs.service.ts'
import type { ItemSyncService } from './sync/item-sync.service.ts'

export interface IntegrationsServices {
  readonly exact: ExactService
  readonly data: ExactDataService
  readonly items: ItemSyncService
  readonly jobs: ExactJobsService
  readonly push: PushService
  readonly mapping: MappingService
}

export function integrationsRoutes({ exact, data, items, jobs, push, mapping }: IntegrationsServices): Route[] {
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
      async ({ body: { entities, dry_run: dryRun = false, full = false }, ...by }) => {
        const parts = entities.filter((entity) => entity !== 'items')
        return {
          ...(entities.includes('items') && { items: await items.start(dryRun, by) }),
          ...(parts.length > 0 && { job: await jobs.start({ parts, dryRun, full }, by) }),
        }
      },
      asksExact,
    ),
    route(listExactJobs, tenantOwners, ({ caller, language }) => jobs.list(caller, language)),
    route(listExactJobRows, tenantOwners, ({ caller, params, query, language }) =>
      jobs.rows(caller, params.id, query, language),
    ),
    route(listExactConflicts, tenantOwners, ({ caller, language }) => jobs.conflicts(caller, language)),
    route(decideExactAccount, tenantOwners, ({ body, ...by }) => jobs.decide(body, by)),
    route(getExactSyncSettings, tenantOwners, ({ caller }) => jobs.settings(caller)),
    route(saveExactSyncSettings, tenantOwners, ({ body, ...by }) => jobs.saveSettings(body, by)),
    route(
      readExactData,
      tenantOwners,
      ({ caller, params, query }) => data.read(caller, params.endpoint, query),
      asksExact,
    ),
    route(getExactPush, tenantOwners, ({ caller, params }) => push.state(caller, Number(params.id))),
    route(pushToExact, tenantOwners, ({ caller, origin, body }) => push.ask(caller, origin, body.offer_id)),
    route(getExactPushSettings, tenantOwners, ({ caller }) => push.settings(caller)),
    route(saveExactPushSettings, tenantOwners, ({ caller, origin, body }) => push.saveSettings(caller, origin, body)),
    route(getExactMapping, tenantOwners, ({ caller }) => mapping.read(caller), asksExact),
    route(
      saveExactMapping,
      tenantOwners,
      ({ caller, origin, body }) => mapping.choose(caller, origin, body),
      asksExact,
    ),
    route(findExactItems, tenantOwners, ({ caller, query }) => mapping.items(caller, query.search), asksExact),
  ]
}
