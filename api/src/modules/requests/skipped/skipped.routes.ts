import {
  downloadSkippedAttachment,
  getSkippedMail,
  getSkippedMailHtml,
  listSkippedMails,
  restoreSkippedMail,
  skipQuoteRequest,
} from '@staffel/shared-api/contract'
import { route, type Route } from '../../../http/endpoint-route.ts'
import { managers } from '../../../http/policy.ts'
import type { SkippedService } from './skipped.service.ts'
import type { SkippingService } from './skipping.service.ts'

export const skippedRoutes = (skipped: SkippedService, skipping: SkippingService): Route[] => [
  route(listSkippedMails, managers, ({ caller, body }) => {
    const { filter, filters, sortBy, sort_by, sortDir, sort_dir, ...rest } = body
    return skipped.list(caller, {
      ...rest,
      filter: { ...filters, ...filter },
      sortBy: sortBy ?? sort_by,
      sortDir: sortDir ?? sort_dir,
    })
  }),
  route(getSkippedMail, managers, ({ caller, params }) => skipped.get(params.id, caller)),
  route(getSkippedMailHtml, managers, ({ caller, params }) => skipped.html(params.id, caller)),
  route(downloadSkippedAttachment, managers, ({ caller, params }) =>
    skipped.attachment(params.id, params.attachment_id, caller),
  ),
  route(restoreSkippedMail, managers, ({ params, body, ...by }) => skipping.restore(params.id, body ?? {}, by)),
  route(skipQuoteRequest, managers, ({ params, body, ...by }) => skipping.skip(params.id, body ?? {}, by)),
]
