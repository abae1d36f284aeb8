import type { NotificationEvent } from '../../offers/rules/offer-words.rules.ts'

/** The ways in which somebody is told of something. */
export interface NotificationWays {
  readonly mail: boolean
  readonly in_app: boolean
}

/** Of what runs in the environments: nobody but product owners is told. */
export const environmentEvents: ReadonlySet<NotificationEvent> = new Set(['canary_stopped', 'canary_unfit'])

const shown: NotificationWays = { mail: false, in_app: true }
const mailed: NotificationWays = { mail: true, in_app: true }

/** For who never chose: everything is shown, and what waits for somebody or settles an offer is mailed as well. */
export const standardNotificationWays: Readonly<Record<NotificationEvent, NotificationWays>> = {
  viewed: shown,
  accepted: mailed,
  declined: mailed,
  expiring: shown,
  expired: shown,
  message: mailed,
  extension_requested: mailed,
  send_failed: mailed,
  assigned: mailed,
  approval_asked: mailed,
  approval_given: mailed,
  approval_refused: mailed,
  new_request: shown,
  link_ended: mailed,
  push_failed: mailed,
  canary_stopped: mailed,
  canary_unfit: mailed,
}
