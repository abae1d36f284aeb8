import {
  endAllSessions,
  endSession,
  listLoginProviders,
  listSessions,
  loadProfile,
  saveLoginProvider,
  syncToken,
} from '@staffel/shared-api/contract'
import { route, type Route } from '../../http/endpoint-route.ts'
import { signedIn, tokenHolder } from '../../http/policy.ts'
import type { IdentityService } from './identity.service.ts'
import type { SessionService } from './session.service.ts'

export function identityRoutes(service: IdentityService, sessions: SessionService): Route[] {
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
    route(listSessions, signedIn, ({ identity }) => sessions.list(identity)),
    route(listLoginProviders, signedIn, ({ identity }) => sessions.providers(identity)),
    route(endSession, tokenHolder, async ({ identity, body, origin }) => {
      await sessions.end(identity, body.session_id, origin)
      return undefined
    }),
    route(endAllSessions, tokenHolder, async ({ identity, origin }) => {
      await sessions.endAll(identity, origin)
      return undefined
    }),
  ]
}
