import { Type } from 'typebox'
import { endpoint } from '../../kit/endpoint.ts'
import { OfferActivity, OfferComment, OfferCommentInput, OfferNews } from './schemas.ts'
import { IdOrUuid, Limit, Page, Strict } from '../../kit/schemaKit.ts'

const shared = {
  base: 'webhook',
  tag: 'offers',
  access: 'signed-in',
  params: Strict({ id: IdOrUuid }),
  status: 200,
  errors: ['NOT_FOUND'],
} as const

export const listOfferActivity = endpoint({
  id: 'listOfferActivity',
  ...shared,
  method: 'GET',
  path: '/offers/:id/activity',
  summary: 'What happened to an offer, newest first; customers see what concerns them',
  query: Strict({ page: Type.Optional(Page), limit: Type.Optional(Limit(20)) }),
  response: Type.Array(OfferActivity),
  totalCount: true,
})

export const getOfferNews = endpoint({
  id: 'getOfferNews',
  ...shared,
  method: 'GET',
  path: '/offers/:id/news',
  summary: 'What happened to an offer after an entry of its log, for the page that has it open; one statement',
  passive: true,
  query: Strict({ after: Type.Optional(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })) }),
  response: OfferNews,
})

export const listOfferComments = endpoint({
  id: 'listOfferComments',
  ...shared,
  method: 'GET',
  path: '/offers/:id/comments',
  summary: 'Questions and answers about an offer, oldest first; customers see those meant for them',
  response: Type.Array(OfferComment),
})

export const addOfferComment = endpoint({
  id: 'addOfferComment',
  ...shared,
  method: 'POST',
  path: '/offers/:id/comments',
  summary: 'Says something about an offer; what the other side may see is also mailed to it. Accepts `Idempotency-Key`',
  body: OfferCommentInput,
  response: OfferComment,
})
