import { Type } from 'typebox'
import { endpoint } from '../../kit/endpoint.ts'
import { OfferDiff } from './schemas.ts'
import { Offer, SavedOffer } from '../schemas.ts'
import { IdOrUuid, Strict } from '../../kit/schemaKit.ts'

const Version = Type.Integer({ minimum: 1, maximum: 100_000 })
const shared = { base: 'offers', tag: 'offers', access: 'signed-in', status: 200, errors: ['NOT_FOUND'] } as const

export const getOfferVersion = endpoint({
  id: 'getOfferVersion',
  ...shared,
  method: 'GET',
  path: '/offers/versions/:offerId/:version',
  summary: 'One version of an offer, as it was frozen when it was issued',
  params: Strict({ offerId: IdOrUuid, version: Version }),
  response: Offer,
})

export const diffOfferVersions = endpoint({
  id: 'diffOfferVersions',
  ...shared,
  method: 'GET',
  path: '/offers/versions/:offerId/diff',
  summary: 'What changed from one version to another: texts, lines by their stable id, amounts',
  params: Strict({ offerId: IdOrUuid }),
  query: Strict({ from: Version, to: Version }),
  response: OfferDiff,
})

export const restoreOfferVersion = endpoint({
  id: 'restoreOfferVersion',
  ...shared,
  method: 'POST',
  path: '/offers/versions/:offerId/:version/restore',
  summary: 'Copies an old version into a new draft',
  params: Strict({ offerId: IdOrUuid, version: Version }),
  body: Strict({ rev: Type.Integer({ minimum: 1 }) }),
  response: Type.Array(SavedOffer, { minItems: 1, maxItems: 1 }),
  errors: ['NOT_FOUND', 'STALE', 'OFFER_LOCKED', 'DRAFT_OPEN'],
})
