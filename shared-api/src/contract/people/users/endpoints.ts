import { endpoint } from '../../kit/endpoint.ts'
import { Id, Strict } from '../../kit/schemaKit.ts'
import { UserRow } from '../schemas.ts'
import { UserBlock, UserFeatures, UserUpdate } from './schemas.ts'

const shared = {
  method: 'POST',
  base: 'webhook',
  tag: 'people',
  access: 'signed-in',
  params: Strict({ id: Id }),
  status: 200,
  response: UserRow,
} as const

export const blockUser = endpoint({
  id: 'blockUser',
  ...shared,
  path: '/users/:id/block',
  summary: 'Keeps a user out from the next call on and ends their sessions',
  body: UserBlock,
  bodyOptional: true,
  errors: ['NOT_FOUND', 'INVALID_TRANSITION', 'SELF', 'LAST_ADMIN'],
})

export const unblockUser = endpoint({
  id: 'unblockUser',
  ...shared,
  path: '/users/:id/unblock',
  summary: 'Lets a blocked user in again, who signs in anew',
  errors: ['NOT_FOUND', 'INVALID_TRANSITION', 'SELF', 'LIMIT_REACHED'],
})

export const updateUser = endpoint({
  id: 'updateUser',
  ...shared,
  path: '/users/:id/update',
  summary: 'Changes the names, role, organisation and region of a user, or of somebody whose invite is open',
  body: UserUpdate,
  errors: ['NOT_FOUND', 'STALE', 'SELF', 'LAST_ADMIN', 'LIMIT_REACHED'],
})

export const setUserFeatures = endpoint({
  id: 'setUserFeatures',
  ...shared,
  path: '/users/:id/features',
  summary: 'Says what a user may besides their role; the ones that are not named are taken away',
  body: UserFeatures,
  errors: ['NOT_FOUND', 'INVALID_TRANSITION', 'SELF'],
})
