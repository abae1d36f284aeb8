import { Type } from 'typebox'
import { endpoint } from '../../kit/endpoint.ts'
import { FoundProduct, QuoteRequestDetail, QuoteStatus } from '../schemas.ts'
import { Id, IdOrUuid, Nullable, Quantity, Strict, Text } from '../../kit/schemaKit.ts'

const ofRequest = Strict({ id: IdOrUuid })
const position = Type.Integer({ minimum: 1, maximum: 100_000 })
const ofLine = Strict({ id: IdOrUuid, position })
const ofMail = Strict({ id: IdOrUuid, mail_id: Id })
/** The `json_version` that was seen; left out, the change is made on whatever stands there. */
const seen = Type.Optional(Type.Integer({ minimum: 1 }))
const shared = { base: 'webhook', tag: 'requests', access: 'signed-in', status: 200, errors: ['NOT_FOUND'] } as const

export const getQuoteRequest = endpoint({
  id: 'getQuoteRequest',
  ...shared,
  method: 'GET',
  path: '/quotes/:id',
  summary: 'One request with its mails, lines, matches and the customers it may be from',
  params: ofRequest,
  response: QuoteRequestDetail,
})

export const getQuoteMailHtml = endpoint({
  id: 'getQuoteMailHtml',
  ...shared,
  method: 'GET',
  path: '/quotes/:id/mails/:mail_id/html',
  summary: 'The HTML of a mail, cleaned by an allow list, for a frame that neither runs nor loads anything',
  params: ofMail,
  response: Strict({ html: Type.String() }),
})

export const downloadQuoteAttachment = endpoint({
  id: 'downloadQuoteAttachment',
  ...shared,
  method: 'GET',
  path: '/quotes/:id/attachments/:attachment_id',
  summary: 'A file that came with a mail, always as a download',
  params: Strict({ id: IdOrUuid, attachment_id: Id }),
  timeoutMs: 60_000,
  file: { types: ['application/octet-stream'] },
})

export const getQuoteAttachmentText = endpoint({
  id: 'getQuoteAttachmentText',
  ...shared,
  method: 'GET',
  path: '/quotes/:id/attachments/:attachment_id/text',
  summary:
    'The text of an attachment as lines that were read from it count in it; null for one that is no plain text or CSV',
  params: Strict({ id: IdOrUuid, attachment_id: Id }),
  response: Strict({ text: Nullable(Type.String()) }),
})

export const updateQuoteLine = endpoint({
  id: 'updateQuoteLine',
  ...shared,
  method: 'POST',
  path: '/quotes/:id/lines/:position',
  summary:
    'Chooses the product of a line (null: none of them), its quantity, or leaves the line out; a choice is remembered for this customer',
  params: ofLine,
  body: Strict({
    product_id: Type.Optional(Nullable(Id)),
    desired_quantity: Type.Optional(Quantity),
    /** What the quantity counts. Left out it stays, or becomes that of the conversion that is taken over. */
    unit: Type.Optional(Nullable(Text(40))),
    ignored: Type.Optional(Type.Boolean()),
    json_version: seen,
  }),
  response: QuoteRequestDetail,
  errors: ['NOT_FOUND', 'STALE'],
})

export const resetQuoteLine = endpoint({
  id: 'resetQuoteLine',
  ...shared,
  method: 'POST',
  path: '/quotes/:id/lines/:position/reset',
  summary: 'Undoes what a person chose on a line and forgets what was remembered of it: the matcher decides again',
  params: ofLine,
  body: Strict({ json_version: seen }),
  bodyOptional: true,
  response: QuoteRequestDetail,
  errors: ['NOT_FOUND', 'STALE'],
})

export const addQuoteLine = endpoint({
  id: 'addQuoteLine',
  ...shared,
  method: 'POST',
  path: '/quotes/:id/lines',
  summary: 'Adds a line that the mail reading did not find, and matches it unless a product is named',
  params: ofRequest,
  body: Strict({
    search_line: Text(1_000, { minLength: 1 }),
    desired_quantity: Quantity,
    product_id: Type.Optional(Id),
    json_version: seen,
  }),
  response: QuoteRequestDetail,
  errors: ['NOT_FOUND', 'STALE', 'LIMIT_REACHED'],
})

export const listQuoteCandidates = endpoint({
  id: 'listQuoteCandidates',
  ...shared,
  method: 'GET',
  path: '/quotes/:id/lines/:position/candidates',
  summary: 'Up to ten products that may be what a line asks for, best first, those that were not chosen included',
  params: ofLine,
  response: Type.Array(FoundProduct),
})

export const setQuoteStatus = endpoint({
  id: 'setQuoteStatus',
  ...shared,
  method: 'POST',
  path: '/quotes/:id/status',
  summary: 'Takes a request up, declines it with a reason, archives it, or puts it back to new',
  params: ofRequest,
  body: Strict({ status: QuoteStatus, reason: Type.Optional(Text(1_000)), json_version: seen }),
  response: QuoteRequestDetail,
  errors: ['NOT_FOUND', 'STALE', 'INVALID_TRANSITION'],
})

export const assignQuoteRequest = endpoint({
  id: 'assignQuoteRequest',
  ...shared,
  method: 'POST',
  path: '/quotes/:id/assign',
  summary: 'Gives a request to a colleague, or to nobody',
  params: ofRequest,
  body: Strict({ user_id: Nullable(Id), json_version: seen }),
  response: QuoteRequestDetail,
  errors: ['NOT_FOUND', 'STALE'],
})

export const setQuoteCustomer = endpoint({
  id: 'setQuoteCustomer',
  ...shared,
  method: 'POST',
  path: '/quotes/:id/customer',
  summary: 'Says which customer a request is from; `remember` ties its sender to that customer, or no longer (false)',
  params: ofRequest,
  body: Strict({ organization_id: Nullable(Id), remember: Type.Optional(Type.Boolean()), json_version: seen }),
  response: QuoteRequestDetail,
  errors: ['NOT_FOUND', 'STALE'],
})

export const restoreQuoteRequest = endpoint({
  id: 'restoreQuoteRequest',
  ...shared,
  method: 'POST',
  path: '/quotes/:id/restore',
  summary: 'Brings a deleted request back',
  params: ofRequest,
  response: QuoteRequestDetail,
})
