import {
  listDeployTokens,
  listEnvironmentHistory,
  listEnvironments,
  makeDeployToken,
  revokeDeployToken,
  rollBackArea,
  setCanary,
  setLiveVersion,
  stopCanary,
  switchArea,
} from '@staffel/shared-api/contract'
import { isProductOwner } from '@staffel/shared-api/rules'
import { route, type Route } from '../../../http/endpoint-route.ts'
import { policy } from '../../../http/policy.ts'
import type { EnvironmentsService } from './environments.service.ts'

/** Environments are of the whole installation, and so of those who operate it and whom they trust with it. */
const owners = policy('productOwners', isProductOwner)

export function environmentsRoutes(environments: EnvironmentsService): Route[] {
  return [
    route(listEnvironments, owners, () => environments.list()),
    route(listEnvironmentHistory, owners, ({ params }) => environments.history(params.name)),
    route(setLiveVersion, owners, ({ params, body: { version, ...by }, caller }) =>
      environments.setLive(params, version, { ...by, author: caller.email }),
    ),
    route(rollBackArea, owners, ({ params, body, caller }) =>
      environments.rollBack(params, { ...body, author: caller.email }),
    ),
    route(switchArea, owners, ({ params, body: { enabled, refuses_calls: refusesCalls, ...by }, caller }) =>
      environments.switchArea(params, { enabled, refusesCalls }, { ...by, author: caller.email }),
    ),
    route(setCanary, owners, ({ params, body: { version, percent, roles, ...by }, caller }) =>
      environments.setCanary(params, { version, percent, roles }, { ...by, author: caller.email }),
    ),
    route(stopCanary, owners, ({ params, body, caller }) =>
      environments.stopCanary(params, { ...body, author: caller.email }),
    ),
    route(listDeployTokens, owners, ({ params }) => environments.tokens(params.name)),
    route(makeDeployToken, owners, ({ params, body, caller }) =>
      environments.makeToken(params.name, body, caller.email),
    ),
    route(revokeDeployToken, owners, async ({ params }) => {
      await environments.revokeToken(params.name, params.id)
      return undefined
    }),
  ]
}
