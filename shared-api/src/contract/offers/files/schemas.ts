import { Type, type Static } from 'typebox'
import { bulkActions, offerLimits } from '../rules/offer-words.rules.ts'
import { errorCodes } from '../../kit/errors.ts'
import { Language } from '../../identity/schemas.ts'
import { DeclineReason } from '../facts/schemas.ts'
import { Day, Id, Instant, Strict, Text, Uuid, Words } from '../../kit/schemaKit.ts'

/** Which of these an action needs is checked by the server; what it does not need is refused. */
export const OfferBulkArgs = Strict({
  /** decline */
  reason_code: Type.Optional(DeclineReason),
  reason: Type.Optional(Text(2_000)),
  /** extend: until a day, or by days from each offer's own last day. */
  validUntil: Type.Optional(Day),
  days: Type.Optional(Type.Integer({ minimum: 1, maximum: 365 })),
  notify: Type.Optional(Type.Boolean()),
  /** assign */
  owner_id: Type.Optional(Id),
  /** send: in the tenant's wording, to each customer's own address; drafts are issued only when this says so. */
  issue: Type.Optional(Type.Boolean()),
  /** download */
  lang: Type.Optional(Language),
})
export type OfferBulkArgs = Static<typeof OfferBulkArgs>

export const OfferBulkInput = Strict({
  ids: Type.Array(Id, { minItems: 1, maxItems: offerLimits.bulk, uniqueItems: true }),
  action: Words(bulkActions),
  args: Type.Optional(OfferBulkArgs),
})
export type OfferBulkInput = Static<typeof OfferBulkInput>

/** One result per id, so that a partial success can be shown. */
export const OfferBulkResult = Strict({
  results: Type.Array(Strict({ id: Id, ok: Type.Boolean(), code: Type.Optional(Words(errorCodes)) })),
  /** download: what to fetch with `downloadOfferBundle`. */
  bundle: Type.Optional(Strict({ bundle_id: Uuid, expires: Instant })),
})
export type OfferBulkResult = Static<typeof OfferBulkResult>
