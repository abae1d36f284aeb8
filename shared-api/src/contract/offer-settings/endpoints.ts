import { Type } from 'typebox'
import { offerMailKinds } from '../offers/rules/offer-words.rules.ts'
import { endpoint } from '../kit/endpoint.ts'
import { Language } from '../identity/schemas.ts'
import { OfferMailKind } from '../offers/sending/schemas.ts'
import { OfferMailText, OfferMailTexts, OfferSettings, OfferSettingsInput, PlanUsage } from './schemas.ts'
import { Id, Strict } from '../kit/schemaKit.ts'

const ofTenant = Strict({ tenant_id: Type.Optional(Id) })
const shared = { base: 'webhook', tag: 'settings', access: 'signed-in', status: 200, errors: ['NOT_FOUND'] } as const

export const getOfferSettings = endpoint({
  id: 'getOfferSettings',
  ...shared,
  method: 'GET',
  path: '/Settings/Offer',
  summary: 'What new offers start from: numbering, validity, tax, currency, terms, signature, reminders',
  query: ofTenant,
  response: OfferSettings,
})

export const saveOfferSettings = endpoint({
  id: 'saveOfferSettings',
  ...shared,
  method: 'POST',
  path: '/Settings/Offer',
  summary: 'Saves the offer settings; offers that exist keep what they have',
  body: OfferSettingsInput,
  response: OfferSettings,
  errors: ['NOT_FOUND', 'STALE'],
})

export const getPlanUsage = endpoint({
  id: 'getPlanUsage',
  ...shared,
  method: 'GET',
  path: '/subscription/usage',
  summary: 'Offers that were issued for the first time in this calendar month, and how many the plan allows',
  query: ofTenant,
  response: PlanUsage,
})

export const getOfferMailTexts = endpoint({
  id: 'getOfferMailTexts',
  ...shared,
  method: 'GET',
  path: '/Settings/OfferTexts',
  summary: 'Wording of the mails about offers, in Dutch and English',
  query: ofTenant,
  response: OfferMailTexts,
})

export const saveOfferMailTexts = endpoint({
  id: 'saveOfferMailTexts',
  ...shared,
  method: 'POST',
  path: '/Settings/OfferTexts',
  summary: 'Saves the wording of the mails that are named; `reset` brings the standard wording back',
  body: Strict({
    tenant_id: Type.Optional(Id),
    texts: Type.Array(OfferMailText, { maxItems: offerMailKinds.length * 2 }),
    reset: Type.Optional(
      Type.Array(Strict({ kind: OfferMailKind, language: Language }), { maxItems: offerMailKinds.length * 2 }),
    ),
    rev: Type.Integer({ minimum: 1 }),
  }),
  response: OfferMailTexts,
  errors: ['NOT_FOUND', 'STALE'],
})
