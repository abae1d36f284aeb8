import { endpoint } from '../../kit/endpoint.ts'
import { Id, Strict } from '../../kit/schemaKit.ts'
import { portraitMaxBytes } from '../rules/portrait.rules.ts'
import { Profile } from '../schemas.ts'
import { Consent, ProfileInput, SignInMove, UserSecondFactors, UserSignIns } from './schemas.ts'

const shared = { base: 'webhook', tag: 'identity', access: 'signed-in' } as const

export const saveProfile = endpoint({
  id: 'saveProfile',
  ...shared,
  method: 'POST',
  path: '/users/me',
  summary: "Changes the caller's own names, phone and language; the address stays",
  body: ProfileInput,
  status: 200,
  response: Profile,
  errors: [],
})

export const uploadOwnPicture = endpoint({
  id: 'uploadOwnPicture',
  ...shared,
  method: 'POST',
  path: '/users/me/picture',
  summary:
    "Replaces the caller's own picture: PNG, JPEG or WebP of at most 5 MB, redrawn without what else its file held",
  multipart: { fileField: 'file', maxBytes: portraitMaxBytes },
  body: Strict({}),
  timeoutMs: 30_000,
  status: 200,
  response: Profile,
  errors: [],
})

export const deleteOwnPicture = endpoint({
  id: 'deleteOwnPicture',
  ...shared,
  method: 'POST',
  path: '/users/me/picture/delete',
  summary: "Takes the caller's own picture away; the one that the sign-in tells is shown again",
  status: 200,
  response: Profile,
  errors: [],
})

export const giveConsent = endpoint({
  id: 'giveConsent',
  ...shared,
  method: 'POST',
  path: '/users/me/consent',
  summary: 'Notes that the caller agrees with a version of the privacy policy',
  body: Consent,
  status: 200,
  response: Profile,
  errors: [],
})

export const listUserSignIns = endpoint({
  id: 'listUserSignIns',
  ...shared,
  method: 'GET',
  path: '/users/:id/signins',
  summary: 'How a user signs in, and what other sign-ins with the same address were refused; for an Admin',
  params: Strict({ id: Id }),
  status: 200,
  response: UserSignIns,
  errors: ['NOT_FOUND'],
})

export const moveSignIn = endpoint({
  id: 'moveSignIn',
  ...shared,
  method: 'POST',
  path: '/users/:id/signins/move',
  summary: 'Moves an account to a sign-in that was refused, and ends its sessions; for an Admin',
  params: Strict({ id: Id }),
  body: SignInMove,
  status: 200,
  response: UserSignIns,
  errors: ['NOT_FOUND', 'DUPLICATE'],
})

export const listUserSecondFactors = endpoint({
  id: 'listUserSecondFactors',
  ...shared,
  method: 'GET',
  path: '/users/:id/second-factors',
  summary: 'What a user is asked for besides at the sign-in; for an Admin, where the project has second factors',
  params: Strict({ id: Id }),
  status: 200,
  response: UserSecondFactors,
  errors: ['NOT_FOUND', 'UNAVAILABLE'],
})

export const removeUserSecondFactors = endpoint({
  id: 'removeUserSecondFactors',
  ...shared,
  method: 'POST',
  path: '/users/:id/second-factors/remove',
  summary: 'Takes the second factors of a user away, of whom the phone is lost, and ends the sessions; for an Admin',
  params: Strict({ id: Id }),
  status: 200,
  response: UserSecondFactors,
  errors: ['NOT_FOUND', 'UNAVAILABLE'],
})
