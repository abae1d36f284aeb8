import { Type } from 'typebox'
import { endpoint } from '../../kit/endpoint.ts'
import { Language } from '../../identity/schemas.ts'
import { OfferBulkInput, OfferBulkResult } from './schemas.ts'
import { OfferFilters, OfferSortKey } from '../schemas.ts'
import { Id, IdOrUuid, SortDir, Strict, Uuid, Words } from '../../kit/schemaKit.ts'

const shared = { base: 'webhook', tag: 'offers', access: 'signed-in', status: 200 } as const

export const downloadOfferPdf = endpoint({
  id: 'downloadOfferPdf',
  ...shared,
  method: 'GET',
  path: '/offers/:id/pdf',
  summary:
    "The document of a version as PDF, from what is stored; in the offer's language unless told otherwise, a draft marked CONCEPT",
  params: Strict({ id: IdOrUuid }),
  query: Strict({
    version: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
    lang: Type.Optional(Language),
  }),
  timeoutMs: 30_000,
  file: { types: ['application/pdf'] },
  errors: ['NOT_FOUND'],
})

export const exportOffers = endpoint({
  id: 'exportOffers',
  ...shared,
  method: 'GET',
  path: '/offers/export',
  summary:
    'The offers of the list as a spreadsheet, at most 10,000; more is TOO_LARGE. CSV as Dutch spreadsheets read it',
  query: Strict({
    format: Words(['csv', 'xlsx']),
    tenant_id: Type.Optional(Id),
    sort_by: Type.Optional(OfferSortKey),
    sort_dir: Type.Optional(SortDir),
  }),
  jsonQuery: { filters: OfferFilters },
  timeoutMs: 60_000,
  file: { types: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'] },
  errors: [],
})

export const bulkOffers = endpoint({
  id: 'bulkOffers',
  ...shared,
  method: 'POST',
  path: '/offers/bulk',
  summary:
    'Does one thing with up to 200 offers, each by its own rules; one result per offer. Accepts `Idempotency-Key`',
  body: OfferBulkInput,
  timeoutMs: 60_000,
  response: OfferBulkResult,
  errors: [],
})

export const downloadOfferBundle = endpoint({
  id: 'downloadOfferBundle',
  ...shared,
  method: 'GET',
  path: '/offers/bundles/:bundleId/zip',
  summary: 'The PDFs of a bulk download in one ZIP; for whoever asked for it, for ten minutes',
  params: Strict({ bundleId: Uuid }),
  timeoutMs: 300_000,
  file: { types: ['application/zip'] },
  errors: ['NOT_FOUND'],
})
