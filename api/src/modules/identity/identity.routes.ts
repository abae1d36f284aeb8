import { loadProfile, saveLoginProvider, syncToken } from '@staffel/shared-api/contract'
import { route, type Route } from '../../http/endpoint-route.ts'
import { tokenHolder } from '../../http/policy.ts'
import type { IdentityService } from './identity.service.ts'

export function identityRoutes(service: IdentityService): Route[] {
  return [
    route(loadProfile, tokenHolder, ({ identity }) => service.loadProfile(identity)),
    route(syncToken, tokenHolder, async ({ identity }) => {
      await service.syncToken(identity)
      return undefined
    }),
    route(saveLoginProvider, tokenHolder, async ({ identity, params, body }) => {
      await service.saveLoginProvider(identity, params.id, body)
      return undefined
    }),
  ]
}
