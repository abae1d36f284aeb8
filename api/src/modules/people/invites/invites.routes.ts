import {
  acceptInvite,
  cancelInvites,
  createInvite,
  listInvites,
  requestInvite,
  resendInvites,
  validateInvite,
} from '@staffel/shared-api/contract'
import { route, type Route } from '../../../http/endpoint-route.ts'
import { anyone, managers } from '../../../http/policy.ts'
import type { InviteAcceptanceService } from './invite-acceptance.service.ts'
import type { InviteRequestService } from './invite-request.service.ts'
import type { InvitesService } from './invites.service.ts'

export function invitesRoutes(
  invites: InvitesService,
  acceptance: InviteAcceptanceService,
  requests: InviteRequestService,
): Route[] {
  return [
    route(listInvites, managers, ({ caller, query }) => invites.list(caller, query)),
    route(createInvite, managers, ({ caller, origin, idempotency, body }) =>
      invites.create(caller, origin, idempotency, body),
    ),
    route(resendInvites, managers, ({ caller, origin, language, body }) =>
      invites.resend({ ...caller, language }, origin, body.ids),
    ),
    route(cancelInvites, managers, ({ caller, origin, body }) => invites.cancel(caller, origin, body.ids)),
    route(validateInvite, anyone, ({ language, body }) => acceptance.validate(language, body.token)),
    route(acceptInvite, anyone, ({ identity, origin, language, body }) =>
      acceptance.accept(identity, origin, language, body),
    ),
    route(requestInvite, anyone, ({ origin, language, body }) => requests.request(origin, language, body.token)),
  ]
}
