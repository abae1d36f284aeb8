import { Type } from 'typebox'
import { endpoint } from '../../kit/endpoint.ts'
import { Language } from '../../identity/schemas.ts'
import { OfferLink, OfferMail, OfferMailDraft, OfferMailKind, PreviewMailInput, SendOfferInput } from './schemas.ts'
import { Email, IdOrUuid, Strict, Uuid } from '../../kit/schemaKit.ts'

const shared = { base: 'webhook', tag: 'offers', access: 'signed-in', params: Strict({ id: IdOrUuid }) } as const

export const sendOffer = endpoint({
  id: 'sendOffer',
  ...shared,
  method: 'POST',
  path: '/offers/:id/send',
  summary: 'Mails the offer with its PDF and link; a draft is issued first. Accepts `Idempotency-Key`',
  body: SendOfferInput,
  status: 202,
  response: Strict({ message_id: Uuid }),
  errors: ['NOT_FOUND', 'STALE', 'INVALID_TRANSITION', 'PLAN_LIMIT', 'APPROVAL_REQUIRED'],
})

export const prepareOfferMail = endpoint({
  id: 'prepareOfferMail',
  ...shared,
  method: 'GET',
  path: '/offers/:id/send',
  summary: "What a mail about the offer would say now, in the offer's language unless told otherwise",
  query: Strict({ kind: Type.Optional(OfferMailKind), lang: Type.Optional(Language) }),
  status: 200,
  response: OfferMailDraft,
  errors: ['NOT_FOUND'],
})

export const previewOfferMail = endpoint({
  id: 'previewOfferMail',
  ...shared,
  method: 'POST',
  path: '/offers/:id/send/preview',
  summary: 'A mail about the offer as it would arrive, of the words that are given; nothing is sent or kept',
  body: PreviewMailInput,
  status: 200,
  response: Strict({ html: Type.String() }),
  errors: ['NOT_FOUND'],
})

export const listOfferMails = endpoint({
  id: 'listOfferMails',
  ...shared,
  method: 'GET',
  path: '/offers/:id/messages',
  summary: 'Mails about an offer with their delivery, newest first',
  passive: true,
  status: 200,
  response: Type.Array(OfferMail),
  errors: ['NOT_FOUND'],
})

export const retryOfferMail = endpoint({
  id: 'retryOfferMail',
  ...shared,
  method: 'POST',
  path: '/offers/:id/messages/:messageId/retry',
  summary: 'Tries a mail again that was given up or is still waiting',
  params: Strict({ id: IdOrUuid, messageId: Uuid }),
  status: 202,
  response: Strict({ message_id: Uuid }),
  errors: ['NOT_FOUND', 'INVALID_TRANSITION'],
})

export const createOfferLink = endpoint({
  id: 'createOfferLink',
  ...shared,
  method: 'POST',
  path: '/offers/:id/link',
  summary: 'Makes a link to the public page of the issued version; `revoke` instead makes every link to it dead',
  body: Strict({ revoke: Type.Optional(Type.Boolean()), email: Type.Optional(Email) }),
  bodyOptional: true,
  status: 200,
  response: OfferLink,
  errors: ['NOT_FOUND', 'INVALID_TRANSITION'],
})
