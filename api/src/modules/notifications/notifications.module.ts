import type { Module, ModuleContext } from '../../http/module.ts'
import { publicOriginOf } from '../../http/public-origin.ts'
import { choicesRepository as choices } from './choices.repository.ts'
import { choicesService } from './choices.service.ts'
import { notificationTraces } from './notification-traces.repository.ts'
import { notificationsRepository as notifications } from './notifications.repository.ts'
import { notificationsRoutes } from './notifications.routes.ts'
import { notificationsService } from './notifications.service.ts'
import { tellPeople, type TellPeople } from './tell-people.ts'

export interface NotificationsModule extends Module, TellPeople {}

/**
 * What people are told of without looking, and by which ways. Other modules tell it, in the transaction of what it
 * tells.
 */
export function createNotificationsModule({
  db,
  now,
  config,
}: Pick<ModuleContext, 'db' | 'now' | 'config'>): NotificationsModule {
  return {
    traces: notificationTraces,
    routes: notificationsRoutes(notificationsService({ db, notifications, now }), choicesService({ db, choices })),
    ...tellPeople({ choices, notifications, publicOrigin: publicOriginOf(config), now }),
  }
}
