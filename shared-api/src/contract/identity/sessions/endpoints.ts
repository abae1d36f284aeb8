import { Type } from 'typebox'
import { endpoint } from '../../kit/endpoint.ts'
import { EndSessionInput, LoginProvider, Session } from './schemas.ts'

const shared = { base: 'webhook', tag: 'identity' } as const

export const listSessions = endpoint({
  id: 'listSessions',
  ...shared,
  method: 'GET',
  path: '/users/me/sessions',
  summary: "The caller's own sessions that have not ended, the one used last first; a hundred at most",
  access: 'signed-in',
  status: 200,
  response: Type.Array(Session),
  errors: [],
})

export const endSession = endpoint({
  id: 'endSession',
  ...shared,
  method: 'POST',
  path: '/users/me/signout',
  summary:
    'Ends this session, or the own one that is named: its tokens, and those it is refreshed to, open nothing any more',
  access: 'token',
  body: EndSessionInput,
  bodyOptional: true,
  status: 204,
  errors: ['NO_USER', 'NOT_FOUND'],
})

export const endAllSessions = endpoint({
  id: 'endAllSessions',
  ...shared,
  method: 'POST',
  path: '/users/me/signout-all',
  summary:
    "Ends every session of the caller's, this one included. Answered in the next second, from when signing in works again",
  access: 'token',
  status: 204,
  errors: ['NO_USER'],
})

export const listLoginProviders = endpoint({
  id: 'listLoginProviders',
  ...shared,
  method: 'GET',
  path: '/users/me/loginproviders',
  summary: 'By which providers the caller has signed in, the one used last first',
  access: 'signed-in',
  status: 200,
  response: Type.Array(LoginProvider),
  errors: [],
})
