import {
  discardWorkingCopy,
  keepLateWorkingCopy,
  keepWorkingCopy,
  listWorkingCopies,
} from '@staffel/shared-api/contract'
import { route, type Route } from '../../http/endpoint-route.ts'
import { signedIn } from '../../http/policy.ts'
import type { WorkingCopiesService } from './working-copies.service.ts'

export function workingCopiesRoutes(service: WorkingCopiesService): Route[] {
  return [
    route(listWorkingCopies, signedIn, ({ query, caller }) => service.list(query.subject, caller)),
    route(keepWorkingCopy, signedIn, ({ body, caller }) => service.keep(body, caller), { repeatable: true }),
    route(keepLateWorkingCopy, signedIn, ({ body, caller }) => service.keep(body, caller), { repeatable: true }),
    route(discardWorkingCopy, signedIn, async ({ body, caller }) => {
      await service.discard(body.id, caller)
      return undefined
    }),
  ]
}
