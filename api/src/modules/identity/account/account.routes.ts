import { giveConsent, listUserSignIns, moveSignIn, saveProfile } from '@staffel/shared-api/contract'
import { isAdmin } from '../../../http/caller.ts'
import { route, type Route } from '../../../http/endpoint-route.ts'
import { policy, signedIn } from '../../../http/policy.ts'
import type { OwnAccountService } from './own-account.service.ts'
import type { SignInsService } from './sign-ins.service.ts'

const admins = policy('admins', isAdmin)

export function accountRoutes(own: OwnAccountService, signIns: SignInsService): Route[] {
  return [
    route(saveProfile, signedIn, ({ caller, identity, origin, body }) => own.save({ caller, identity, origin }, body)),
    route(giveConsent, signedIn, ({ caller, identity, origin, body }) =>
      own.consent({ caller, identity, origin }, body),
    ),
    route(listUserSignIns, admins, ({ caller, params }) => signIns.list(caller, params.id)),
    route(moveSignIn, admins, ({ caller, origin, params, body }) => signIns.move(caller, origin, params.id, body.uid)),
  ]
}
