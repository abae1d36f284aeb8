import {
  countNotifications,
  getNotificationChoices,
  listNotifications,
  readNotifications,
  saveNotificationChoices,
} from '@staffel/shared-api/contract'
import { route, type Route } from '../../http/endpoint-route.ts'
import { signedIn } from '../../http/policy.ts'
import type { ChoicesService } from './choices.service.ts'
import type { NotificationsService } from './notifications.service.ts'

export function notificationsRoutes(service: NotificationsService, choices: ChoicesService): Route[] {
  return [
    route(listNotifications, signedIn, ({ caller, query }) => service.list(caller, query)),
    route(countNotifications, signedIn, ({ caller }) => service.count(caller)),
    route(readNotifications, signedIn, ({ caller, origin, body }) => service.read(caller, origin, body.ids)),
    route(getNotificationChoices, signedIn, ({ caller }) => choices.get(caller)),
    route(saveNotificationChoices, signedIn, ({ caller, origin, body }) => choices.save(caller, origin, body.choices)),
  ]
}
