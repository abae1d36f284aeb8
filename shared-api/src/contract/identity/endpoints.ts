import { endpoint } from '../kit/endpoint.ts'
import { LoginProviderInput, Profile } from './schemas.ts'
import { Id, Strict } from '../kit/schemaKit.ts'

export const loadProfile = endpoint({
  id: 'loadProfile',
  method: 'POST',
  path: '/userdata',
  base: 'webhook',
  summary: 'The profile of the signed-in user and the outcome of the access check',
  tag: 'identity',
  access: 'token',
  status: 200,
  response: Profile,
  errors: ['NO_USER'],
})

export const syncToken = endpoint({
  id: 'syncToken',
  method: 'POST',
  path: '/token',
  base: 'webhook',
  summary: 'Tells the server of a fresh token; it notes the last sign-in. A body is ignored',
  tag: 'identity',
  access: 'token',
  passive: true,
  status: 204,
  errors: ['NO_USER'],
})

export const saveLoginProvider = endpoint({
  id: 'saveLoginProvider',
  method: 'POST',
  path: '/users/:id/loginprovider',
  base: 'webhook',
  summary: 'Notes through which provider a user signed in',
  tag: 'identity',
  access: 'token',
  params: Strict({ id: Id }),
  body: LoginProviderInput,
  status: 204,
  errors: ['NOT_FOUND'],
})
