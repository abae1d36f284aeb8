import { Type } from 'typebox'
import { endpoint } from '../kit/endpoint.ts'
import { MailReading, MailReadingState, QuoteCount, QuoteFilter, QuoteRequest, QuoteSortKey } from './schemas.ts'
import { OfferFromRequest } from './handling/schemas.ts'
import { Id, IdOrUuid, Limit, Page, SortDir, Strict } from '../kit/schemaKit.ts'

export const listQuoteRequests = endpoint({
  id: 'listQuoteRequests',
  method: 'POST',
  path: '/quotes',
  base: 'webhook',
  summary: 'A page of quote requests with their lines, last received first unless told otherwise',
  tag: 'requests',
  access: 'signed-in',
  body: Strict({
    page: Type.Optional(Page),
    limit: Type.Optional(Limit(10)),
    filter: Type.Optional(QuoteFilter),
    sortBy: Type.Optional(QuoteSortKey),
    sortDir: Type.Optional(SortDir),
    tenant_id: Type.Optional(Id),
    /** Other spellings, with the same meaning. */
    filters: Type.Optional(QuoteFilter),
    sort_by: Type.Optional(QuoteSortKey),
    sort_dir: Type.Optional(SortDir),
  }),
  bodyOptional: true,
  status: 200,
  response: Type.Array(QuoteRequest),
  totalCount: true,
  errors: [],
})

export const countQuoteRequests = endpoint({
  id: 'countQuoteRequests',
  method: 'GET',
  path: '/quotes/counts',
  base: 'webhook',
  summary: 'How many requests there are of each status and in all, within the other filters; up to 10,000 each',
  tag: 'requests',
  access: 'signed-in',
  query: Strict({ tenant_id: Type.Optional(Id) }),
  jsonQuery: { filters: QuoteFilter },
  status: 200,
  response: Type.Array(QuoteCount),
  errors: [],
})

export const deleteQuoteRequest = endpoint({
  id: 'deleteQuoteRequest',
  method: 'POST',
  path: '/quotes/delete/:external_id',
  base: 'quotes',
  summary: 'Deletes a request; the e-mail stays in the mailbox, an offer made from it stays',
  tag: 'requests',
  access: 'signed-in',
  params: Strict({ external_id: IdOrUuid }),
  status: 204,
  errors: ['NOT_FOUND'],
})

export const createOfferFromRequest = endpoint({
  id: 'createOfferFromRequest',
  method: 'POST',
  path: '/requests/create-offer/:id',
  base: 'quotes',
  summary:
    'Makes a draft offer from a request; a second call answers the same offer, unless another one is forced or the lines that it lacks are to be added',
  tag: 'requests',
  access: 'signed-in',
  params: Strict({ id: IdOrUuid }),
  body: Strict({
    organization_id: Type.Optional(Id),
    force: Type.Optional(Type.Boolean()),
    /**
     * Puts the lines that came since into the offer that exists: into its draft, or a new version of what was issued.
     */
    add: Type.Optional(Type.Boolean()),
    /** Ties the sender to `organization_id` for later requests, or no longer (false). */
    remember: Type.Optional(Type.Boolean()),
  }),
  bodyOptional: true,
  status: 200,
  response: Type.Array(OfferFromRequest, { minItems: 1, maxItems: 1 }),
  errors: ['NOT_FOUND', 'ORGANIZATION_REQUIRED', 'LIMIT_REACHED', 'OFFER_LOCKED'],
})

export const fetchMail = endpoint({
  id: 'fetchMail',
  method: 'POST',
  path: '/fetchMail',
  base: 'webhook',
  summary: 'Reads the unread e-mails of the mailbox into requests',
  tag: 'requests',
  access: 'signed-in',
  body: Strict({ tenant_id: Type.Optional(Id) }),
  bodyOptional: true,
  timeoutMs: 120_000,
  status: 200,
  response: MailReading,
  errors: ['ALREADY_RUNNING', 'NOT_CONNECTED'],
})

export const mailReadingState = endpoint({
  id: 'mailReadingState',
  method: 'GET',
  path: '/fetchMail/state',
  base: 'webhook',
  summary: 'How far the reading of the mailbox is, and how the last one ended',
  passive: true,
  tag: 'requests',
  access: 'signed-in',
  query: Strict({ tenant_id: Type.Optional(Id) }),
  status: 200,
  response: MailReadingState,
  errors: ['NOT_FOUND'],
})
