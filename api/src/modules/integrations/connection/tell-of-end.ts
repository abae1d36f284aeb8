import type { Tx } from '../../../db/tenant-transaction.ts'
import type { NotificationsModule } from '../../notifications/notifications.module.ts'
import type { ExactLink } from '../tokens/token.repository.ts'
import type { ExactRepository } from './exact.repository.ts'

export interface TellOfEndParts {
  readonly exact: Pick<ExactRepository, 'administrationOf' | 'managers'>
  readonly tell: NotificationsModule['tell']
}

/** Tells the seller's Managers that a link works no more, and where it is connected again. */
export function tellOfEnd({ exact, tell }: TellOfEndParts) {
  return async (tx: Tx, link: ExactLink): Promise<void> => {
    const { tenantId, env } = link
    const label = await exact.administrationOf(tx, link)
    await tell(tx, {
      tenantId,
      userIds: await exact.managers(tx, tenantId),
      event: 'link_ended',
      about: { label, path: '/exact', offerId: null },
      detail: { env, subject: label },
    })
  }
}
