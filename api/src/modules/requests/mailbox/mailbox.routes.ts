import { getMailbox, saveMailbox, testMailbox } from '@staffel/shared-api/contract'
import { route, type Route } from '../../../http/endpoint-route.ts'
import { tenantOwners } from '../../../http/policy.ts'
import type { MailboxService } from './mailbox.service.ts'

export const mailboxRoutes = (mailboxes: MailboxService): Route[] => [
  route(getMailbox, tenantOwners, ({ caller, query }) => mailboxes.get(caller, query.tenant_id)),
  route(saveMailbox, tenantOwners, ({ body, ...by }) => mailboxes.save(by, body)),
  route(testMailbox, tenantOwners, ({ caller, body }) => mailboxes.test(caller, body)),
]
