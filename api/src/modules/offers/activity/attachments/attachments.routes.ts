import {
  deleteOfferAttachment,
  downloadOfferAttachment,
  listOfferAttachments,
  updateOfferAttachment,
  uploadOfferAttachment,
} from '@staffel/shared-api/contract'
import { route, type Route } from '../../../../http/endpoint-route.ts'
import { managers, signedIn } from '../../../../http/policy.ts'
import { readAttachmentForm } from './attachment-form.ts'
import type { AttachmentsService } from './attachments.service.ts'

/** Files of an offer. Whoever may see it may read those meant for them; managers keep them. */
export function attachmentsRoutes(service: AttachmentsService): Route[] {
  return [
    route(listOfferAttachments, signedIn, ({ params, caller }) => service.list(params.id, caller)),
    route(uploadOfferAttachment, managers, async ({ params, request, ...by }) =>
      service.upload(params.id, await readAttachmentForm(request, uploadOfferAttachment.multipart.maxBytes), by),
    ),
    route(downloadOfferAttachment, signedIn, ({ params, caller }) =>
      service.download(params.id, params.attachmentId, caller),
    ),
    route(updateOfferAttachment, managers, ({ params, body, ...by }) =>
      service.setVisibility(params.id, params.attachmentId, body.visible_to, by),
    ),
    route(deleteOfferAttachment, managers, async ({ params, ...by }) => {
      await service.remove(params.id, params.attachmentId, by)
      return undefined
    }),
  ]
}
