import type { Offer } from '../../schemas.ts'
import { fieldsWith, type FieldWith } from '../../../../rules/fieldsWith.ts'

export interface OfferField {
  /** Named among the changes from one version to the next, in the order of this table. */
  readonly compared: boolean
  /** `fact`: a line that is typed under the details and printed with its name, when there is one. */
  readonly printed: boolean | 'fact'
  /** The first recipe of the content hash that covers it; a new field asks for the recipe after the last one. */
  readonly hashed: number | false
  /**
   * `version`: into the next version only; a fact and the payment term no further than the customer whom they were
   * written for. `always`: into a duplicate as well.
   */
  readonly copied: 'always' | 'version' | false
}

/** What is on paper is sealed. */
type SealedOfferField = OfferField & ({ readonly printed: false } | { readonly hashed: number })

/**
 * What becomes of each field of an offer, by its name on the wire. Hashed without being printed as itself is what
 * decides how the rest is printed.
 */
export const offerFields = {
  title: { compared: true, printed: true, hashed: 2, copied: 'always' },
  customer: { compared: true, printed: true, hashed: 2, copied: 'always' },
  validUntil: { compared: true, printed: true, hashed: 2, copied: 'version' },
  desired_delivery_date: { compared: true, printed: true, hashed: 2, copied: 'always' },
  customer_reference: { compared: true, printed: 'fact', hashed: 2, copied: 'version' },
  payment_term_days: { compared: true, printed: true, hashed: 7, copied: 'version' },
  currency: { compared: true, printed: true, hashed: 2, copied: 'always' },
  language: { compared: true, printed: false, hashed: 2, copied: 'always' },
  description: { compared: true, printed: true, hashed: 2, copied: 'always' },
  notes: { compared: true, printed: true, hashed: 2, copied: 'always' },
  terms: { compared: true, printed: true, hashed: 2, copied: 'always' },
  show_pictures: { compared: true, printed: false, hashed: 6, copied: 'always' },
  // Of lines and amounts the difference is told in its own way.
  items: { compared: false, printed: true, hashed: 2, copied: 'always' },
  discount: { compared: false, printed: true, hashed: 2, copied: 'always' },
  totals: { compared: false, printed: true, hashed: 2, copied: false },
  surcharge_rules: { compared: false, printed: false, hashed: 5, copied: false },
  offer_nr: { compared: false, printed: true, hashed: 2, copied: false },
  version: { compared: false, printed: true, hashed: 2, copied: false },
  createdDate: { compared: false, printed: true, hashed: 2, copied: false },
  lastModified: { compared: false, printed: true, hashed: 2, copied: false },
  issuedAt: { compared: false, printed: true, hashed: 2, copied: false },
  created_by: { compared: false, printed: true, hashed: 2, copied: false },
  company: { compared: false, printed: true, hashed: 2, copied: false },
  footer: { compared: false, printed: true, hashed: 2, copied: false },
  // Not on paper, or it changes with the life of the offer.
  id: { compared: false, printed: false, hashed: false, copied: false },
  offer_id: { compared: false, printed: false, hashed: false, copied: false },
  externalId: { compared: false, printed: false, hashed: false, copied: false },
  tenant_id: { compared: false, printed: false, hashed: false, copied: false },
  rev: { compared: false, printed: false, hashed: false, copied: false },
  status: { compared: false, printed: false, hashed: false, copied: false },
  current_status: { compared: false, printed: false, hashed: false, copied: false },
  issued_version: { compared: false, printed: false, hashed: false, copied: false },
  draft_version: { compared: false, printed: false, hashed: false, copied: false },
  superseded_by_version: { compared: false, printed: false, hashed: false, copied: false },
  set_aside: { compared: false, printed: false, hashed: false, copied: false },
  margin: { compared: false, printed: false, hashed: false, copied: false },
  internal_notes: { compared: false, printed: false, hashed: false, copied: false },
  acceptance: { compared: false, printed: false, hashed: false, copied: false },
  decline: { compared: false, printed: false, hashed: false, copied: false },
  approval: { compared: false, printed: false, hashed: false, copied: false },
  approval_reasons: { compared: false, printed: false, hashed: false, copied: false },
  approval_actions: { compared: false, printed: false, hashed: false, copied: false },
  actions: { compared: false, printed: false, hashed: false, copied: false },
  owner: { compared: false, printed: false, hashed: false, copied: false },
  sent_at: { compared: false, printed: false, hashed: false, copied: false },
  linked_at: { compared: false, printed: false, hashed: false, copied: false },
  first_viewed_at: { compared: false, printed: false, hashed: false, copied: false },
  change_requested_at: { compared: false, printed: false, hashed: false, copied: false },
} as const satisfies Record<keyof Offer, SealedOfferField>

export const comparedFields = fieldsWith(offerFields, { compared: true })
export type ComparedField = (typeof comparedFields)[number]

export type HashedField = FieldWith<typeof offerFields, { hashed: number }>

/** Lines of text that the document names; `offerFactTexts` has their names. */
export const factFields = fieldsWith(offerFields, { printed: 'fact' })
export type FactField = (typeof factFields)[number]

const printedFields = [...fieldsWith(offerFields, { printed: true }), ...factFields]
export type PrintedField = (typeof printedFields)[number]

/** Who made it and when is the seller's own; its day and its lines are told the customer otherwise. */
const notPublic = ['createdDate', 'lastModified', 'created_by', 'issuedAt', 'items'] as const satisfies PrintedField[]
type NotPublic = (typeof notPublic)[number]
const isPublic = (field: PrintedField): field is Exclude<PrintedField, NotPublic> =>
  !notPublic.some((kept) => kept === field)

/** What is on the customer's paper is on the page behind its link. */
export const publicFields = [...printedFields.filter(isPublic), 'language' as const]
export type PublicField = (typeof publicFields)[number]

/** A version's customer and its lines have tables of their own. */
const keptApart = ['customer', 'items'] as const
type KeptApart = (typeof keptApart)[number]
const isKeptApart = (field: string): field is KeptApart => keptApart.some((apart) => apart === field)

/** What somebody writes into a version, and goes along into a duplicate. */
export const duplicatedFields = fieldsWith(offerFields, { copied: 'always' }).filter((field) => !isKeptApart(field))

/** Whatever somebody writes into a version. */
export const writtenFields = [...duplicatedFields, ...fieldsWith(offerFields, { copied: 'version' })]
export type WrittenField = (typeof writtenFields)[number]
