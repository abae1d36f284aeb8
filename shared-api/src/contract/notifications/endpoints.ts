import { Type } from 'typebox'
import { endpoint } from '../kit/endpoint.ts'
import { Notification, NotificationChoice } from './schemas.ts'
import { Id, Limit, Page, Strict } from '../kit/schemaKit.ts'

const shared = { base: 'webhook', tag: 'platform', access: 'signed-in', status: 200, errors: [] } as const
const choices = Strict({ choices: Type.Array(NotificationChoice, { minItems: 1, maxItems: 20 }) })
const unread = Strict({ unread: Type.Integer({ minimum: 0, description: 'Counted up to 99' }) })

export const listNotifications = endpoint({
  id: 'listNotifications',
  ...shared,
  method: 'GET',
  path: '/notifications',
  summary: "The caller's own notifications, newest first",
  query: Strict({ page: Type.Optional(Page), limit: Type.Optional(Limit(20)), unread: Type.Optional(Type.Boolean()) }),
  response: Type.Array(Notification),
  totalCount: true,
})

export const countNotifications = endpoint({
  id: 'countNotifications',
  ...shared,
  method: 'GET',
  path: '/notifications/unread',
  summary: 'How many of them are unread',
  passive: true,
  response: unread,
})

export const readNotifications = endpoint({
  id: 'readNotifications',
  ...shared,
  method: 'POST',
  path: '/notifications/read',
  summary: 'Marks notifications as read: those named, or all',
  body: Strict({ ids: Type.Optional(Type.Array(Id, { maxItems: 200, uniqueItems: true })) }),
  bodyOptional: true,
  response: unread,
})

export const getNotificationChoices = endpoint({
  id: 'getNotificationChoices',
  ...shared,
  method: 'GET',
  path: '/users/me/notifications',
  summary: 'By mail, in the product, or not at all: what the caller is told of, for every event',
  response: choices,
})

export const saveNotificationChoices = endpoint({
  id: 'saveNotificationChoices',
  ...shared,
  method: 'POST',
  path: '/users/me/notifications',
  summary: 'Changes the events that are named; the others stay as they are',
  body: choices,
  response: choices,
})
