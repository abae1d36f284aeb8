import { Type } from 'typebox'
import { endpoint } from '../../kit/endpoint.ts'
import { Language } from '../../identity/schemas.ts'
import { attachmentTypes, OfferComment } from '../activity/schemas.ts'
import { SignatureInput } from '../status/schemas.ts'
import { OfferToken, PublicDecline, PublicMessage, PublicOffer } from './schemas.ts'
import { Id, Strict, Text } from '../../kit/schemaKit.ts'

/** Every answer to an unknown or revoked link is NOT_FOUND. Twenty calls a minute per address. */
const shared = {
  base: 'webhook',
  tag: 'public',
  access: 'public',
  params: OfferToken,
  status: 200,
  errors: ['NOT_FOUND'],
} as const

export const getPublicOffer = endpoint({
  id: 'getPublicOffer',
  ...shared,
  method: 'GET',
  path: '/public/offers/:token',
  summary:
    "The offer behind a link; changes nothing but the time of the first view, which staff and mail scanners don't count for",
  response: PublicOffer,
})

export const openCurrentPublicOffer = endpoint({
  id: 'openCurrentPublicOffer',
  ...shared,
  method: 'POST',
  path: '/public/offers/:token/current',
  summary:
    'From a replaced version to the present one: a link of their own for whom the old one was sent to; NOT_FOUND for everyone else',
  response: Strict({ url: Type.String() }),
})

export const acceptPublicOffer = endpoint({
  id: 'acceptPublicOffer',
  ...shared,
  method: 'POST',
  path: '/public/offers/:token/accept',
  summary: 'The customer accepts and signs; a second time answers what is stored',
  body: SignatureInput,
  timeoutMs: 30_000,
  response: PublicOffer,
  errors: ['NOT_FOUND', 'INVALID_TRANSITION', 'OFFER_CHANGED', 'VERSION_SUPERSEDED', 'SIGNATURE_REQUIRED'],
})

export const declinePublicOffer = endpoint({
  id: 'declinePublicOffer',
  ...shared,
  method: 'POST',
  path: '/public/offers/:token/decline',
  summary: 'The customer declines, with a reason',
  body: PublicDecline,
  response: PublicOffer,
  errors: ['NOT_FOUND', 'INVALID_TRANSITION', 'VERSION_SUPERSEDED', 'OFFER_LOCKED'],
})

export const sendPublicMessage = endpoint({
  id: 'sendPublicMessage',
  ...shared,
  method: 'POST',
  path: '/public/offers/:token/message',
  summary:
    'The customer asks something about the offer; the same words twice within ten minutes are one question. Accepts `Idempotency-Key`',
  body: PublicMessage,
  response: OfferComment,
})

export const requestPublicExtension = endpoint({
  id: 'requestPublicExtension',
  ...shared,
  method: 'POST',
  path: '/public/offers/:token/extension',
  summary: 'The customer asks for more time; a task for the seller',
  body: Strict({ text: Type.Optional(Text(2_000)) }),
  bodyOptional: true,
  response: PublicOffer,
  errors: ['NOT_FOUND', 'INVALID_TRANSITION', 'VERSION_SUPERSEDED'],
})

export const downloadPublicPdf = endpoint({
  id: 'downloadPublicPdf',
  ...shared,
  method: 'GET',
  path: '/public/offers/:token/pdf',
  summary: 'The document as PDF; the signed one once it is accepted',
  query: Strict({ lang: Type.Optional(Language) }),
  timeoutMs: 30_000,
  file: { types: ['application/pdf'] },
})

export const downloadPublicAttachment = endpoint({
  id: 'downloadPublicAttachment',
  ...shared,
  method: 'GET',
  path: '/public/offers/:token/attachments/:attachmentId',
  summary: 'A file that goes with the offer',
  params: Strict({ ...OfferToken.properties, attachmentId: Id }),
  timeoutMs: 60_000,
  file: { types: attachmentTypes },
})
