import { deleteView, listViews, saveView } from '@staffel/shared-api/contract'
import { route, type Route } from '../../../../http/endpoint-route.ts'
import { signedIn } from '../../../../http/policy.ts'
import type { ViewsService } from './views.service.ts'

export function viewsRoutes(service: ViewsService): Route[] {
  return [
    route(listViews, signedIn, ({ query, caller }) => service.list(query.entity, caller)),
    route(saveView, signedIn, ({ body, ...by }) => service.save(body, by)),
    route(deleteView, signedIn, async ({ params, ...by }) => {
      await service.remove(params.id, by)
      return undefined
    }),
  ]
}
