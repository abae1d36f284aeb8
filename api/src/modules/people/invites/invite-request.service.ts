import type { InviteAnswer, Language } from '@staffel/shared-api/contract'
import type { Db } from '../../../db/database.types.ts'
import { asTenant } from '../../../db/tenant-transaction.ts'
import type { RequestOrigin } from '../../../http/endpoint-route.ts'
import { recordActivity } from '../../../http/record-activity.ts'
import { noticeHtml } from '../../../mail/layout/notice-html.ts'
import { queueMail } from '../../../mail/queue-mail.ts'
import { text } from '../../../texts/text.ts'
import { translate, translator } from '../../../texts/translate.ts'
import { hashOfToken } from './invite-token.ts'
import type { InviteRequestRepository } from './invite-request.repository.ts'
import type { InvitesRepository } from './invites.repository.ts'

export interface InviteRequestDependencies {
  readonly db: Db
  readonly invites: Pick<InvitesRepository, 'find'>
  readonly requests: InviteRequestRepository
  /** Where the product is reached in a browser. */
  readonly publicOrigin: string
  readonly now: () => Date
}

const dayMs = 86_400_000

/** Who comes with a link that no longer works asks for a new invite, once a day. What is known is told to nobody. */
export function inviteRequestService({ db, invites, requests, publicOrigin, now }: InviteRequestDependencies) {
  return {
    async request(origin: RequestOrigin, language: Language, token: string): Promise<InviteAnswer> {
      const known = await requests.findByAnyToken(db, hashOfToken(token))
      if (known) await ask(known.tenant_id, known.id, origin)
      return { issuccess: true, message: translate(language, text('invite.requested')) }
    },
  }

  function ask(tenantId: number, id: number, origin: RequestOrigin): Promise<void> {
    return asTenant(db, { tenantId }, async (tx) => {
      const yesterday = new Date(now().getTime() - dayMs)
      if (!(await requests.note(tx, { tenant_id: tenantId, id }, yesterday, now()))) return
      const invite = await invites.find(tx, { tenantId }, id)
      const to = invite && (await requests.recipient(tx, invite))
      if (!to) return
      const { email, tenant_name: tenant } = invite
      const link = new URL('/invites', publicOrigin)
      link.searchParams.set('search', email)
      const t = translator(to.language)
      const subject = t('mail.inviteRequest.subject', { email })
      const words = t('mail.inviteRequest.body', { email, tenant, link: link.href })
      const label = t('mail.layout.toInvites')
      const html = noticeHtml({
        language: to.language,
        title: subject,
        from: tenant,
        text: words,
        link: link.href,
        label,
      })
      await queueMail(tx, { tenantId, to: [to.email], subject, text: words, html, link: link.href })
      await recordActivity(
        tx,
        { caller: null, origin },
        { tenantId, action: 'invite.requested', entity: 'invite', entityId: id },
      )
    })
  }
}
export type InviteRequestService = ReturnType<typeof inviteRequestService>
