import { Type } from 'typebox'
import { endpoint } from '../../kit/endpoint.ts'
import { DuplicatedOffer, OfferPriceChanges, OfferStatusInput, SignatureInput } from './schemas.ts'
import { Offer, SavedOffer } from '../schemas.ts'
import { Day, Id, IdOrUuid, Strict, Text } from '../../kit/schemaKit.ts'

const rev = Type.Integer({ minimum: 1 })
const shared = {
  base: 'webhook',
  tag: 'offers',
  access: 'signed-in',
  params: Strict({ id: IdOrUuid }),
  status: 200,
} as const
const oneSaved = Type.Array(SavedOffer, { minItems: 1, maxItems: 1 })

export const setOfferStatus = endpoint({
  id: 'setOfferStatus',
  ...shared,
  method: 'POST',
  path: '/offers/:id/status',
  summary:
    'Accepts, declines, reopens, or undoes an acceptance, by the transition table; the status that it has already is answered as it is. Accepting sets an open draft of the next version aside, undoing it takes that up again',
  body: OfferStatusInput,
  response: Offer,
  errors: ['NOT_FOUND', 'INVALID_TRANSITION', 'OFFER_LOCKED', 'STALE', 'VERSION_SUPERSEDED'],
})

export const extendOffer = endpoint({
  id: 'extendOffer',
  ...shared,
  method: 'POST',
  path: '/offers/:id/validity',
  summary:
    'Makes an issued offer valid until a later day; the same version, and its link lives again. `notify` tells the customer',
  body: Strict({ validUntil: Day, rev, notify: Type.Optional(Type.Boolean()) }),
  response: Offer,
  errors: ['NOT_FOUND', 'INVALID_TRANSITION', 'OFFER_LOCKED', 'STALE'],
})

export const getOfferPriceChanges = endpoint({
  id: 'getOfferPriceChanges',
  ...shared,
  method: 'GET',
  path: '/offers/:id/price-changes',
  summary: "Lines of the issued version whose catalogue price is another today; the offer's own prices stay",
  response: OfferPriceChanges,
  errors: ['NOT_FOUND'],
})

export const reviseOffer = endpoint({
  id: 'reviseOffer',
  ...shared,
  method: 'POST',
  path: '/offers/:id/revise',
  summary:
    'Opens the next version as a draft, a copy of the issued one, which the customer keeps seeing until the draft is issued',
  body: Strict({ rev }),
  response: oneSaved,
  errors: ['NOT_FOUND', 'INVALID_TRANSITION', 'OFFER_LOCKED', 'DRAFT_OPEN', 'STALE'],
})

export const discardOfferDraft = endpoint({
  id: 'discardOfferDraft',
  ...shared,
  method: 'POST',
  path: '/offers/:id/discard-draft',
  summary: 'Throws away the open draft beside an issued version',
  body: Strict({ rev }),
  response: Offer,
  errors: ['NOT_FOUND', 'INVALID_TRANSITION', 'STALE'],
})

export const signOffer = endpoint({
  id: 'signOffer',
  ...shared,
  method: 'POST',
  path: '/offers/:id/sign',
  summary: 'A signed-in user of the buying company accepts and signs, as on the public page',
  body: SignatureInput,
  response: Offer,
  errors: ['NOT_FOUND', 'INVALID_TRANSITION', 'OFFER_CHANGED', 'VERSION_SUPERSEDED', 'SIGNATURE_REQUIRED'],
})

export const duplicateOffer = endpoint({
  id: 'duplicateOffer',
  ...shared,
  method: 'POST',
  path: '/offers/duplicate/:id',
  summary:
    "A new draft with the lines of an offer, a number and dates of its own, taxed as its customer is; `reprice` takes today's catalogue prices. Accepts `Idempotency-Key`",
  body: Strict({
    reprice: Type.Optional(Type.Boolean()),
    organization_id: Type.Optional(Id),
    copy_attachments: Type.Optional(Type.Boolean()),
  }),
  bodyOptional: true,
  response: Type.Array(DuplicatedOffer, { minItems: 1, maxItems: 1 }),
  errors: ['NOT_FOUND'],
})

export const restoreOffer = endpoint({
  id: 'restoreOffer',
  ...shared,
  method: 'POST',
  path: '/offers/restore/:id',
  summary: 'Brings a deleted offer back, within 30 days; its links stay dead',
  response: Offer,
  errors: ['NOT_FOUND'],
})

export const saveOfferNotes = endpoint({
  id: 'saveOfferNotes',
  ...shared,
  method: 'POST',
  path: '/offers/:id/notes',
  summary:
    "Saves the internal notes, whatever the status; for the seller's staff only. Makes no version and leaves `rev` alone",
  body: Strict({
    internal_notes: Text(20_000),
    previous: Type.Optional(Text(20_000, { description: 'What the writer saw; something else stored is STALE' })),
  }),
  response: Strict({ internal_notes: Type.String() }),
  errors: ['NOT_FOUND', 'STALE'],
})
