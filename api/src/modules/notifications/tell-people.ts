import { cutText } from '@staffel/shared-api/rules'
import type { NotificationEvent } from '@staffel/shared-api/rules'
import type { Tx } from '../../db/tenant-transaction.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import type { ChoicesRepository, Listener } from './choices.repository.ts'
import { notificationMail } from './notification-mail.ts'
import type { NotificationsRepository } from './notifications.repository.ts'

export interface Telling {
  readonly tenantId: number
  readonly userIds: readonly number[]
  readonly event: NotificationEvent
  readonly about: {
    readonly label: string
    /** Of the page in the product. */
    readonly path: string
    /** Null: it is about a request. */
    readonly offerId: number | null
  }
  readonly detail: { readonly name?: string | null; readonly text?: string | null; readonly [fact: string]: unknown }
  readonly replyTo?: string
}

export interface TellingDependencies {
  readonly choices: ChoicesRepository
  readonly notifications: Pick<NotificationsRepository, 'insert'>
  /** Where the product is reached in a browser. */
  readonly publicOrigin: string
  readonly now: () => Date
}

const remembered = 200

/** Tells people by the ways that each of them chose, in the transaction of what is told. */
export function tellPeople({ choices, notifications, publicOrigin, now }: TellingDependencies) {
  const show = async (tx: Tx, { tenantId, event, about, detail }: Telling, { id }: Listener): Promise<void> => {
    const short = typeof detail.text === 'string' ? { text: cutText(detail.text, remembered) } : {}
    await notifications.insert(tx, {
      tenant_id: tenantId,
      user_id: id,
      event,
      at: now(),
      offer_id: about.offerId,
      detail: JSON.stringify({ ...detail, ...short }),
    })
  }

  const mail = async (
    tx: Tx,
    { tenantId, event, about, detail, replyTo }: Telling,
    { email, language }: Listener,
  ): Promise<void> => {
    const link = new URL(about.path, publicOrigin).href
    const words = notificationMail({
      event,
      language,
      thing: about.offerId === null ? 'request' : 'offer',
      about: about.label,
      name: detail.name ?? null,
      text: detail.text ?? null,
      link,
    })
    await queueMail(tx, { tenantId, to: [email], ...words, link, ...(replyTo && { replyTo }) })
  }

  return {
    /** Those who want a mail; somebody who writes one of their own asks for them first. */
    async mailReaders(
      tx: Tx,
      tenantId: number,
      userIds: readonly number[],
      event: NotificationEvent,
    ): Promise<Listener[]> {
      return (await choices.listeners(tx, tenantId, userIds, event, null)).filter((listener) => listener.mail)
    },

    /** `mailed`: they get a mail of another kind already. */
    async tell(tx: Tx, telling: Telling, { mailed = false }: { readonly mailed?: boolean } = {}): Promise<void> {
      const { tenantId, userIds, event, about } = telling
      for (const listener of await choices.listeners(tx, tenantId, userIds, event, about.offerId)) {
        if (listener.in_app) await show(tx, telling, listener)
        if (listener.mail && !mailed) await mail(tx, telling, listener)
      }
    },
  }
}
export type TellPeople = ReturnType<typeof tellPeople>
