import {
  authorizeExact,
  chooseExactDivision,
  chooseExactEnvironment,
  decideExactConflict,
  disconnectExact,
  findExactAccounts,
  findExactItems,
  exchangeExactToken,
  getExactMapping,
  getExactMappingState,
  getExactPush,
  getExactPushSettings,
  getExactStatus,
  getExactSyncSettings,
  listExactConflicts,
  listExactDivisions,
  listExactJobRows,
  listExactJobs,
  listExactMappedCustomers,
  listExactMappedItems,
  pushToExact,
  readExactData,
  saveExactMappedCustomer,
  saveExactMappedItem,
  saveExactMapping,
  saveExactPushSettings,
  saveExactSyncSettings,
  syncExact,
  type Language,
} from '@staffel/shared-api/contract'
import type { Caller } from '../../http/caller.ts'
import { route, type Route } from '../../http/endpoint-route.ts'
import { tenantOwners } from '../../http/policy.ts'
import type { ExactDataService } from './connection/exact-data.service.ts'
import type { ExactService } from './connection/exact.service.ts'
import type { MappedCustomersService } from './mapping/customers/mapped-customers.service.ts'
import type { MappedItemsService } from './mapping/items/mapped-items.service.ts'
import type { MappingService } from './mapping/mapping.service.ts'
import type { PushService } from './push/push.service.ts'
import type { ExactJobsService } from './sync/jobs/exact-jobs.service.ts'

export interface IntegrationsServices {
  readonly exact: ExactService
  readonly data: ExactDataService
  readonly jobs: ExactJobsService
  readonly push: PushService
  readonly mapping: MappingService
  readonly mappedItems: MappedItemsService
  readonly mappedCustomers: MappedCustomersService
}

/** What is told is told in the language of the page that asks, which need not be the usual one of who asks. */
const inTheirWords = ({ caller, language }: { caller: Caller; language: Language }): Caller => ({ ...caller, language })

export function integrationsRoutes({
  exact,
  data,
  jobs,
  push,
  mapping,
  mappedItems,
  mappedCustomers,
}: IntegrationsServices): Route[] {
  const asksExact = { repeatable: false }
  return [
    route(getExactStatus, tenantOwners, (by) => exact.status(inTheirWords(by))),
    route(authorizeExact, tenantOwners, ({ caller, origin, body }) => exact.authorize(caller, origin, body.env)),
    route(exchangeExactToken, tenantOwners, (by) => exact.exchange(inTheirWords(by), by.origin, by.body)),
    route(disconnectExact, tenantOwners, (by) => exact.disconnect(inTheirWords(by), by.origin, by.body.env)),
    route(chooseExactEnvironment, tenantOwners, (by) => exact.use(inTheirWords(by), by.origin, by.body.env)),
    route(listExactDivisions, tenantOwners, ({ caller, query }) => data.divisions(caller, query.env), asksExact),
    route(chooseExactDivision, tenantOwners, async ({ origin, body, ...by }) => {
      await data.chooseDivision(by.caller, origin, body.env, body.code)
      return exact.status(inTheirWords(by))
    }),
    route(
      syncExact,
      tenantOwners,
      async ({ body: { entities: parts, dry_run: dryRun = false, full = false }, ...by }) => ({
        job: await jobs.start({ parts, dryRun, full }, by),
      }),
      asksExact,
    ),
    route(listExactJobs, tenantOwners, ({ caller, language }) => jobs.list(caller, language)),
    route(listExactJobRows, tenantOwners, ({ caller, params, query, language }) =>
      jobs.rows(caller, params.id, query, language),
    ),
    route(listExactConflicts, tenantOwners, ({ caller, language }) => jobs.conflicts(caller, language)),
    route(decideExactConflict, tenantOwners, ({ body, ...by }) => jobs.decide(body, by)),
    route(getExactSyncSettings, tenantOwners, ({ caller }) => jobs.settings(caller)),
    route(saveExactSyncSettings, tenantOwners, ({ body, ...by }) => jobs.saveSettings(body, by)),
    route(
      readExactData,
      tenantOwners,
      ({ caller, params, query }) => data.read(caller, params.endpoint, query),
      asksExact,
    ),
    route(getExactPush, tenantOwners, (by) => push.state(inTheirWords(by), Number(by.params.id))),
    route(pushToExact, tenantOwners, (by) => push.ask(inTheirWords(by), by.origin, by.body.offer_id)),
    route(getExactPushSettings, tenantOwners, ({ caller }) => push.settings(caller)),
    route(saveExactPushSettings, tenantOwners, ({ caller, origin, body }) => push.saveSettings(caller, origin, body)),
    route(getExactMapping, tenantOwners, (by) => mapping.read(inTheirWords(by)), asksExact),
    route(saveExactMapping, tenantOwners, (by) => mapping.choose(inTheirWords(by), by.origin, by.body), asksExact),
    route(listExactMappedItems, tenantOwners, ({ caller, query }) => mappedItems.list(caller, query)),
    route(
      saveExactMappedItem,
      tenantOwners,
      ({ caller, origin, body }) => mappedItems.choose(caller, origin, body),
      asksExact,
    ),
    route(listExactMappedCustomers, tenantOwners, ({ caller, query }) => mappedCustomers.list(caller, query)),
    route(saveExactMappedCustomer, tenantOwners, ({ caller, origin, body }) =>
      mappedCustomers.choose(caller, origin, body),
    ),
    route(findExactAccounts, tenantOwners, ({ caller, query }) => mappedCustomers.find(caller, query.search)),
    route(getExactMappingState, tenantOwners, (by) => mapping.state(inTheirWords(by))),
    route(findExactItems, tenantOwners, ({ caller, query }) => mapping.items(caller, query.search), asksExact),
  ]
}
