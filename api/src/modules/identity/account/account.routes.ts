import {
  deleteOwnPicture,
  giveConsent,
  listUserSecondFactors,
  listUserSignIns,
  moveSignIn,
  removeUserSecondFactors,
  saveProfile,
  uploadOwnPicture,
} from '@staffel/shared-api/contract'
import { notFound } from '../../../errors.ts'
import { readPictureForm } from '../../../files/uploads/picture-form.ts'
import { route, type Route } from '../../../http/endpoint-route.ts'
import { admins, signedIn } from '../../../http/policy.ts'
import type { OwnAccountService } from './own-account.service.ts'
import type { OwnPictureService } from './own-picture.service.ts'
import type { SecondFactorsService } from '../second-factors/second-factors.service.ts'
import type { SignInsService } from './sign-ins.service.ts'

export interface AccountServices {
  readonly own: OwnAccountService
  readonly pictures: OwnPictureService
  readonly signIns: SignInsService
  /** Null where the project has none. */
  readonly secondFactors: SecondFactorsService | null
}

export function accountRoutes({ own, pictures, signIns, secondFactors }: AccountServices): Route[] {
  return [
    route(saveProfile, signedIn, ({ caller, identity, origin, body }) => own.save({ caller, identity, origin }, body)),
    route(uploadOwnPicture, signedIn, async ({ caller, identity, origin, request }) =>
      pictures.replace(
        { caller, identity, origin },
        await readPictureForm(request, uploadOwnPicture.multipart.maxBytes),
      ),
    ),
    route(deleteOwnPicture, signedIn, ({ caller, identity, origin }) => pictures.remove({ caller, identity, origin })),
    route(giveConsent, signedIn, ({ caller, identity, origin, body }) =>
      own.consent({ caller, identity, origin }, body),
    ),
    route(listUserSignIns, admins, ({ caller, params }) => signIns.list(caller, params.id)),
    route(listUserSecondFactors, admins, ({ caller, params }) => offered(secondFactors).list(caller, params.id)),
    route(removeUserSecondFactors, admins, ({ caller, origin, params }) =>
      offered(secondFactors).remove(caller, origin, params.id),
    ),
    route(moveSignIn, admins, ({ caller, origin, params, body }) => signIns.move(caller, origin, params.id, body.uid)),
  ]
}

function offered(secondFactors: SecondFactorsService | null): SecondFactorsService {
  if (!secondFactors) throw notFound()
  return secondFactors
}
