import { Type } from 'typebox'
import { endpoint } from '../../kit/endpoint.ts'
import { SkippedFilter, SkippedMail, SkippedMailDetail } from './schemas.ts'
import { QuoteRequestDetail, QuoteSortKey } from '../schemas.ts'
import { Id, IdOrUuid, Limit, Page, SortDir, Strict } from '../../kit/schemaKit.ts'

const ofMail = Strict({ id: Id })
const shared = { base: 'webhook', tag: 'requests', access: 'signed-in', status: 200 } as const
/**
 * Takes back the other of the two steps, that was taken by mistake: what was remembered of the sender is as it was
 * before it.
 */
const undo = Type.Optional(Type.Boolean())

export const listSkippedMails = endpoint({
  id: 'listSkippedMails',
  ...shared,
  method: 'POST',
  path: '/quotes/skipped',
  summary: 'A page of mails that made no request, with the reason, last received first unless told otherwise',
  body: Strict({
    page: Type.Optional(Page),
    limit: Type.Optional(Limit(10)),
    filter: Type.Optional(SkippedFilter),
    sortBy: Type.Optional(QuoteSortKey),
    sortDir: Type.Optional(SortDir),
    tenant_id: Type.Optional(Id),
    /** Other spellings, with the same meaning. */
    filters: Type.Optional(SkippedFilter),
    sort_by: Type.Optional(QuoteSortKey),
    sort_dir: Type.Optional(SortDir),
  }),
  bodyOptional: true,
  response: Type.Array(SkippedMail),
  totalCount: true,
  errors: [],
})

export const getSkippedMail = endpoint({
  id: 'getSkippedMail',
  ...shared,
  method: 'GET',
  path: '/quotes/skipped/:id',
  summary: 'A mail that made no request, with its whole text and its files',
  params: ofMail,
  response: SkippedMailDetail,
  errors: ['NOT_FOUND'],
})

export const getSkippedMailHtml = endpoint({
  id: 'getSkippedMailHtml',
  ...shared,
  method: 'GET',
  path: '/quotes/skipped/:id/html',
  summary:
    'The HTML of a mail that made no request, cleaned by an allow list, for a frame that neither runs nor loads anything',
  params: ofMail,
  response: Strict({ html: Type.String() }),
  errors: ['NOT_FOUND'],
})

export const downloadSkippedAttachment = endpoint({
  id: 'downloadSkippedAttachment',
  ...shared,
  method: 'GET',
  path: '/quotes/skipped/:id/attachments/:attachment_id',
  summary: 'A file that came with a mail that made no request, always as a download',
  params: Strict({ id: Id, attachment_id: Id }),
  timeoutMs: 60_000,
  file: { types: ['application/octet-stream'] },
  errors: ['NOT_FOUND'],
})

export const restoreSkippedMail = endpoint({
  id: 'restoreSkippedMail',
  ...shared,
  method: 'POST',
  path: '/quotes/skipped/:id/restore',
  summary:
    'Makes a request of a skipped mail after all; no mail from its address is skipped from then on, until a person skips one',
  params: ofMail,
  body: Strict({ undo }),
  bodyOptional: true,
  timeoutMs: 30_000,
  response: QuoteRequestDetail,
  errors: ['NOT_FOUND'],
})

export const skipQuoteRequest = endpoint({
  id: 'skipQuoteRequest',
  ...shared,
  method: 'POST',
  path: '/quotes/:id/skip',
  summary:
    'Says that a request is none: its mails are with the skipped ones, and those of its sender may be skipped again',
  params: Strict({ id: IdOrUuid }),
  body: Strict({ undo, json_version: Type.Optional(Type.Integer({ minimum: 1 })) }),
  bodyOptional: true,
  response: SkippedMail,
  errors: ['NOT_FOUND', 'STALE', 'INVALID_TRANSITION'],
})
