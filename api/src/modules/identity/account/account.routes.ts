import {
  deleteOwnPicture,
  giveConsent,
  listUserSignIns,
  moveSignIn,
  saveProfile,
  uploadOwnPicture,
} from '@staffel/shared-api/contract'
import { readPictureForm } from '../../../files/uploads/picture-form.ts'
import { route, type Route } from '../../../http/endpoint-route.ts'
import { admins, signedIn } from '../../../http/policy.ts'
import type { OwnAccountService } from './own-account.service.ts'
import type { OwnPictureService } from './own-picture.service.ts'
import type { SignInsService } from './sign-ins.service.ts'

export interface AccountServices {
  readonly own: OwnAccountService
  readonly pictures: OwnPictureService
  readonly signIns: SignInsService
}

export function accountRoutes({ own, pictures, signIns }: AccountServices): Route[] {
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
    route(moveSignIn, admins, ({ caller, origin, params, body }) => signIns.move(caller, origin, params.id, body.uid)),
  ]
}
