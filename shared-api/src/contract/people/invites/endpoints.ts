import { Type } from 'typebox'
import { endpoint } from '../../kit/endpoint.ts'
import {
  Invite,
  InviteAcceptance,
  InviteAnswer,
  InviteIds,
  InviteList,
  InviteResults,
  InviteSortColumn,
  InviteStatus,
  InviteToken,
  NewInvite,
} from './schemas.ts'
import { Id, Limit, Offset, SearchText, SortOrder, Strict } from '../../kit/schemaKit.ts'

export const listInvites = endpoint({
  id: 'listInvites',
  method: 'GET',
  path: '/invites',
  base: 'webhook',
  summary: 'A page of invites, newest first unless told otherwise; `search` looks at the e-mail address',
  tag: 'people',
  access: 'signed-in',
  query: Strict({
    tenant_id: Type.Optional(Id),
    organization_id: Type.Optional(Id),
    role_id: Type.Optional(Type.Integer({ minimum: 1, maximum: 3 })),
    status: Type.Optional(InviteStatus),
    search: Type.Optional(SearchText),
    limit: Type.Optional(Limit(10)),
    offset: Type.Optional(Offset),
    sort_column: Type.Optional(InviteSortColumn),
    sort_order: Type.Optional(SortOrder),
  }),
  status: 200,
  response: InviteList,
  errors: [],
})

export const createInvite = endpoint({
  id: 'createInvite',
  method: 'POST',
  path: '/invites/new',
  base: 'webhook',
  summary: 'Invites someone by e-mail; a Manager within its tenant and not as Admin',
  tag: 'people',
  access: 'signed-in',
  body: NewInvite,
  status: 200,
  response: Invite,
  errors: ['DUPLICATE', 'NOT_FOUND', 'LIMIT_REACHED'],
})

export const resendInvites = endpoint({
  id: 'resendInvites',
  method: 'POST',
  path: '/invites/resend',
  base: 'webhook',
  summary: 'Sends invites again with a new link; the old links are dead',
  tag: 'people',
  access: 'signed-in',
  body: InviteIds,
  status: 200,
  response: InviteResults,
  errors: [],
})

export const cancelInvites = endpoint({
  id: 'cancelInvites',
  method: 'POST',
  path: '/invites/cancel',
  base: 'webhook',
  summary: 'Cancels invites for good',
  tag: 'people',
  access: 'signed-in',
  body: InviteIds,
  status: 200,
  response: InviteResults,
  errors: [],
})

export const validateInvite = endpoint({
  id: 'validateInvite',
  method: 'POST',
  path: '/invites/validate',
  base: 'webhook',
  summary: 'Whether a link still holds, and what it invites to',
  tag: 'people',
  access: 'public',
  body: InviteToken,
  status: 200,
  response: InviteAnswer,
  errors: [],
})

export const acceptInvite = endpoint({
  id: 'acceptInvite',
  method: 'POST',
  path: '/invites/accept',
  base: 'webhook',
  summary: 'Activates the invited account; a second time with the same token succeeds again',
  tag: 'people',
  access: 'public',
  body: InviteAcceptance,
  status: 200,
  response: InviteAnswer,
  errors: ['INVALID_TOKEN', 'EMAIL_MISMATCH', 'DUPLICATE', 'LIMIT_REACHED'],
})

export const requestInvite = endpoint({
  id: 'requestInvite',
  method: 'POST',
  path: '/invites/request',
  base: 'webhook',
  summary: 'Asks whoever sent the invite of a link for a new one; the answer is the same whatever the link',
  tag: 'people',
  access: 'public',
  body: InviteToken,
  status: 202,
  response: InviteAnswer,
  errors: [],
})
