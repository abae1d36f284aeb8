import {
  listDeployTokens,
  listEnvironments,
  makeDeployToken,
  revokeDeployToken,
  rollBackArea,
  setCanary,
  setFourEyes,
  setLiveVersion,
  stopCanary,
  switchArea,
} from '@staffel/shared-api/contract'
import { isAdmin } from '../../../http/caller.ts'
import { route, type Route } from '../../../http/endpoint-route.ts'
import { policy, productOwners } from '../../../http/policy.ts'
import type { EnvironmentsService } from './environments.service.ts'

/** Whom four eyes bind does not close one of the two pairs. */
const admins = policy('operators', isAdmin)

export function environmentsRoutes(environments: EnvironmentsService): Route[] {
  return [
    route(listEnvironments, productOwners, () => environments.list()),
    route(setLiveVersion, productOwners, ({ params, body: { version, ...by }, caller }) =>
      environments.setLive(params, version, { ...by, author: caller.email }),
    ),
    route(rollBackArea, productOwners, ({ params, body, caller }) =>
      environments.rollBack(params, { ...body, author: caller.email }),
    ),
    route(switchArea, productOwners, ({ params, body: { enabled, refuses_calls: refusesCalls, ...by }, caller }) =>
      environments.switchArea(params, { enabled, refusesCalls }, { ...by, author: caller.email }),
    ),
    route(setCanary, productOwners, ({ params, body: { version, percent, roles, ...by }, caller }) =>
      environments.setCanary(params, { version, percent, roles }, { ...by, author: caller.email }),
    ),
    route(setFourEyes, admins, ({ params, body: { on, ...by }, caller }) =>
      environments.setFourEyes(params.name, on, { ...by, author: caller.email }),
    ),
    route(stopCanary, productOwners, ({ params, body, caller }) =>
      environments.stopCanary(params, { ...body, author: caller.email }),
    ),
    route(listDeployTokens, productOwners, ({ params }) => environments.tokens(params.name)),
    route(makeDeployToken, productOwners, ({ params, body, caller }) =>
      environments.makeToken(params.name, body, caller.email),
    ),
    route(revokeDeployToken, productOwners, async ({ params }) => {
      await environments.revokeToken(params.name, params.id)
      return undefined
    }),
  ]
}
