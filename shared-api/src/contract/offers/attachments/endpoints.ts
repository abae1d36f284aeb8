import { Type } from 'typebox'
import { offerLimits } from '../rules/offer-words.rules.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { attachmentTypes, OfferAttachment, VisibleTo } from '../activity/schemas.ts'
import { Id, IdOrUuid, Strict } from '../../kit/schemaKit.ts'

const ofOffer = Strict({ id: IdOrUuid })
const ofAttachment = Strict({ id: IdOrUuid, attachmentId: Id })
const shared = { base: 'webhook', tag: 'offers', access: 'signed-in', status: 200, errors: ['NOT_FOUND'] } as const

export const listOfferAttachments = endpoint({
  id: 'listOfferAttachments',
  ...shared,
  method: 'GET',
  path: '/offers/:id/attachments',
  summary: 'Files that go with an offer, oldest first; customers see those meant for them',
  params: ofOffer,
  response: Type.Array(OfferAttachment),
})

export const uploadOfferAttachment = endpoint({
  id: 'uploadOfferAttachment',
  ...shared,
  method: 'POST',
  path: '/offers/:id/attachments',
  summary: 'Attaches a PDF, PNG, JPEG, DOCX or XLSX of at most 10 MB; at most ten per offer. Accepts `Idempotency-Key`',
  params: ofOffer,
  multipart: { fileField: 'file', maxBytes: offerLimits.attachmentBytes },
  body: Strict({ visible_to: Type.Optional(VisibleTo) }),
  timeoutMs: 60_000,
  response: OfferAttachment,
  errors: ['NOT_FOUND', 'LIMIT_REACHED', 'FILE_REJECTED'],
})

export const downloadOfferAttachment = endpoint({
  id: 'downloadOfferAttachment',
  ...shared,
  method: 'GET',
  path: '/offers/:id/attachments/:attachmentId',
  summary: 'One attached file',
  params: ofAttachment,
  timeoutMs: 60_000,
  file: { types: attachmentTypes },
})

export const updateOfferAttachment = endpoint({
  id: 'updateOfferAttachment',
  ...shared,
  method: 'POST',
  path: '/offers/:id/attachments/:attachmentId',
  summary: 'Says who may see an attached file',
  params: ofAttachment,
  body: Strict({ visible_to: VisibleTo }),
  response: OfferAttachment,
})

export const deleteOfferAttachment = endpoint({
  id: 'deleteOfferAttachment',
  ...shared,
  method: 'POST',
  path: '/offers/:id/attachments/:attachmentId/delete',
  summary: 'Removes an attached file; mails that carried it keep it',
  params: ofAttachment,
  status: 204,
})
