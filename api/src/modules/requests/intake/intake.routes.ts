import { fetchMail, mailReadingState } from '@staffel/shared-api/contract'
import { route, type Route } from '../../../http/endpoint-route.ts'
import { tenantOwners } from '../../../http/policy.ts'
import type { MailReadingService } from './mail-reading.service.ts'

export const intakeRoutes = (reading: MailReadingService): Route[] => [
  route(fetchMail, tenantOwners, ({ caller, origin, body }) => reading.readNow(caller, origin, body?.tenant_id)),
  route(mailReadingState, tenantOwners, ({ caller, query }) => reading.state(caller, query.tenant_id)),
]
