import {
  getAreaVersion,
  listEnvironmentHistory,
  setAreaFlag,
  undoEnvironmentChange,
} from '@staffel/shared-api/contract'
import { route, type Route } from '../../../../http/endpoint-route.ts'
import { productOwners } from '../../../../http/policy.ts'
import type { EnvironmentControlService } from './environment-control.service.ts'

export function environmentControlRoutes(control: EnvironmentControlService): Route[] {
  return [
    route(listEnvironmentHistory, productOwners, ({ params, language }) => control.history(params.name, language)),
    route(getAreaVersion, productOwners, ({ params: { version, ...at }, language }) =>
      control.version(at, version, language),
    ),
    route(setAreaFlag, productOwners, ({ params, body: { flag, value, ...by }, caller }) =>
      control.setFlag(params, { flag, value }, { ...by, author: caller.email }),
    ),
    route(undoEnvironmentChange, productOwners, ({ params: { name, change }, body, caller }) =>
      control.undo(name, change, { ...body, author: caller.email }),
    ),
  ]
}
