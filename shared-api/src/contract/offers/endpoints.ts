import { Type } from 'typebox'
import { endpoint } from '../kit/endpoint.ts'
import { Language } from '../identity/schemas.ts'
import { OfferItemInputs } from './items/schemas.ts'
import {
  Currency,
  DeletedOffer,
  Offer,
  OfferCount,
  OfferFilters,
  OfferInput,
  OfferSortKey,
  OfferSummary,
  OfferVersion,
  SavedOffer,
} from './schemas.ts'
import { TaxRegime } from '../people/customers/schemas.ts'
import { Id, IdOrUuid, Limit, Page, SortDir, Strict } from '../kit/schemaKit.ts'

export const listOffers = endpoint({
  id: 'listOffers',
  method: 'GET',
  path: '/offers',
  base: 'webhook',
  summary: 'A page of the offers that the caller may see, newest first unless told otherwise',
  tag: 'offers',
  access: 'signed-in',
  query: Strict({
    tenant_id: Type.Optional(Id),
    page: Type.Optional(Page),
    limit: Type.Optional(Limit(20)),
    sort_by: Type.Optional(OfferSortKey),
    sort_dir: Type.Optional(SortDir),
  }),
  jsonQuery: { filters: OfferFilters },
  status: 200,
  response: Type.Array(OfferSummary),
  totalCount: true,
  errors: [],
})

export const countOffers = endpoint({
  id: 'countOffers',
  method: 'GET',
  path: '/offers/counts',
  base: 'webhook',
  summary: 'How many offers the caller may see of each status and in all, within the other filters; up to 10,000 each',
  tag: 'offers',
  access: 'signed-in',
  query: Strict({ tenant_id: Type.Optional(Id) }),
  jsonQuery: { filters: OfferFilters },
  status: 200,
  response: Type.Array(OfferCount),
  errors: [],
})

export const listDeletedOffers = endpoint({
  id: 'listDeletedOffers',
  method: 'GET',
  path: '/offers/deleted',
  base: 'webhook',
  summary: 'Offers that were deleted in the last 30 days and can be brought back, the last deleted first',
  tag: 'offers',
  access: 'signed-in',
  query: Strict({ tenant_id: Type.Optional(Id), page: Type.Optional(Page), limit: Type.Optional(Limit(20)) }),
  status: 200,
  response: Type.Array(DeletedOffer),
  totalCount: true,
  errors: [],
})

export const getOffer = endpoint({
  id: 'getOffer',
  method: 'GET',
  path: '/offer',
  base: 'webhook',
  summary: 'One offer, by numeric id or externalId; `version` asks for an older one',
  tag: 'offers',
  access: 'signed-in',
  query: Strict({ id: IdOrUuid, version: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })) }),
  status: 200,
  response: Offer,
  errors: ['NOT_FOUND'],
})

export const saveOffer = endpoint({
  id: 'saveOffer',
  method: 'POST',
  path: '/offers/create',
  base: 'webhook',
  summary:
    'Creates or saves an offer, as a draft or issued; every price and total is recomputed. Accepts `Idempotency-Key`, and `x-tried-again` of a page that tries again by itself',
  tag: 'offers',
  access: 'signed-in',
  passive: 'tried-again',
  body: Strict({ offer: OfferInput }),
  status: 200,
  response: Type.Array(SavedOffer, { minItems: 1, maxItems: 1 }),
  errors: ['NOT_FOUND', 'STALE', 'OFFER_LOCKED', 'PLAN_LIMIT', 'DUPLICATE', 'APPROVAL_REQUIRED'],
})

export const deleteOffer = endpoint({
  id: 'deleteOffer',
  method: 'POST',
  path: '/offers/delete/:id',
  base: 'offers',
  summary: 'Deletes an offer; an accepted one is locked',
  tag: 'offers',
  access: 'signed-in',
  params: Strict({ id: IdOrUuid }),
  body: Strict({ rev: Type.Optional(Type.Integer({ minimum: 1 })) }),
  bodyOptional: true,
  status: 204,
  errors: ['NOT_FOUND', 'STALE', 'OFFER_LOCKED'],
})

export const listOfferVersions = endpoint({
  id: 'listOfferVersions',
  method: 'GET',
  path: '/offers/versions/:offerId',
  base: 'offers',
  summary: 'Versions of an offer, newest first',
  tag: 'offers',
  access: 'signed-in',
  params: Strict({ offerId: IdOrUuid }),
  status: 200,
  response: Type.Array(OfferVersion),
  errors: ['NOT_FOUND'],
})

export const calculateOfferSurcharges = endpoint({
  id: 'calculateOfferSurcharges',
  method: 'POST',
  path: '/offer/calculateoffersurcharges',
  base: 'webhook',
  summary: "The items as sent, without old surcharges and with those of the tenant's rules behind them",
  tag: 'offers',
  access: 'signed-in',
  body: Strict({
    offerJson: Strict({
      /** 0 when the offer is not saved yet. */
      offerId: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
      /** A wish only: the caller's own tenant decides, unless the caller is an Admin. */
      tenantId: Id,
      /** Whose prices a line without a price has, and in which currency; those that are stored when left out. */
      organizationId: Type.Optional(Id),
      currency: Type.Optional(Currency),
      /** Of a customer that is not stored yet; that of `organizationId` when left out. */
      taxRegime: Type.Optional(TaxRegime),
      /** Of the document, for the names of the surcharges; the caller's own when left out. */
      language: Type.Optional(Language),
      items: OfferItemInputs,
    }),
  }),
  timeoutMs: 10_000,
  status: 200,
  response: Strict({ items: OfferItemInputs, warnings: Type.Optional(Type.Array(Type.String())) }),
  errors: [],
})
