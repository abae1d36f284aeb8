import {
  listDeployTokens,
  listEnvironmentHistory,
  listEnvironments,
  makeDeployToken,
  revokeDeployToken,
  rollBackArea,
  setLiveVersion,
  switchArea,
} from '@staffel/shared-api/contract'
import { isAdmin } from '../../../http/caller.ts'
import { route, type Route } from '../../../http/endpoint-route.ts'
import { policy } from '../../../http/policy.ts'
import type { EnvironmentsService } from './environments.service.ts'

/** Environments are of the whole installation, and so of those who operate it. */
const operators = policy('operators', isAdmin)

export function environmentsRoutes(environments: EnvironmentsService): Route[] {
  return [
    route(listEnvironments, operators, () => environments.list()),
    route(listEnvironmentHistory, operators, ({ params }) => environments.history(params.name)),
    route(setLiveVersion, operators, ({ params, body: { version, ...by }, caller }) =>
      environments.setLive(params, version, { ...by, author: caller.email }),
    ),
    route(rollBackArea, operators, ({ params, body, caller }) =>
      environments.rollBack(params, { ...body, author: caller.email }),
    ),
    route(switchArea, operators, ({ params, body: { enabled, ...by }, caller }) =>
      environments.switchArea(params, enabled, { ...by, author: caller.email }),
    ),
    route(listDeployTokens, operators, ({ params }) => environments.tokens(params.name)),
    route(makeDeployToken, operators, ({ params, body, caller }) =>
      environments.makeToken(params.name, body, caller.email),
    ),
    route(revokeDeployToken, operators, async ({ params }) => {
      await environments.revokeToken(params.name, params.id)
      return undefined
    }),
  ]
}
