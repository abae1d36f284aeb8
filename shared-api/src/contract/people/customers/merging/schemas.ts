import { Type, type Static } from 'typebox'
import { Id, Instant, Nullable, Strict, Text, Words } from '../../../kit/schemaKit.ts'
import { mergeFields, mergeObstacles, mergeParts, mergeSides } from '../rules/merge-words.rules.ts'
import { CustomerDetail } from '../schemas.ts'

const Count = Type.Integer({ minimum: 0, examples: [4] })
const Rev = Type.Integer({ minimum: 1, examples: [3] })
const Side = Words(mergeSides)

/** How many of each kind. */
export const MergeCounts = Strict({
  offers: Count,
  requests: Count,
  users: Count,
  invites: Count,
  persons: Count,
  contacts: Count,
  addresses: Count,
  price_lists: Count,
  numbers: Count,
  senders: Count,
  lines: Count,
})
export type MergeCounts = Static<typeof MergeCounts>

const MergeParty = Strict({ organization_id: Id, name: Type.String(), rev: Rev })
const NumberedProduct = Strict({ product_id: Id, name: Type.String(), sku: Nullable(Type.String()) })

/** A field that both have: `null` where one has nothing. Enumerated ones are told by their word. */
export const MergeFieldChoice = Strict({
  field: Words(mergeFields),
  into: Nullable(Type.String()),
  from: Nullable(Type.String()),
  /** What stays unless another choice is sent. */
  suggested: Side,
})
export type MergeFieldChoice = Static<typeof MergeFieldChoice>

export const MergePreview = Strict({
  /** The one that stays. */
  into: MergeParty,
  /** The one that is merged into it. */
  from: MergeParty,
  /** What moves. */
  moves: MergeCounts,
  /** In which the two differ. */
  fields: Type.Array(MergeFieldChoice),
  /** Article numbers that both use, for another product each. */
  numbers: Type.Array(Strict({ number: Type.String(), into: NumberedProduct, from: NumberedProduct })),
  /** Why they cannot be merged; empty when they can. */
  obstacles: Type.Array(Words(mergeObstacles)),
  /** Whose people would see offers that they do not see now. */
  warnings: Type.Array(Strict({ who: Side, users: Count, offers: Count })),
})
export type MergePreview = Static<typeof MergePreview>

const choice = Type.Optional(Side)
/** What is left out is as the preview suggests. */
export const MergeChoices = Strict({
  name: choice,
  email: choice,
  phone: choice,
  address: choice,
  contact_person: choice,
  logo: choice,
  status: choice,
  region: choice,
  chamber_of_commerce_number: choice,
  vat_number: choice,
  tax_regime: choice,
  language: choice,
  payment_term_days: choice,
  price_note: choice,
  customer_group: choice,
})
export type MergeChoices = Static<typeof MergeChoices>

export const MergeInput = Strict({
  organization_id: Id,
  from_id: Id,
  /** Of both, as they were read. */
  rev: Rev,
  from_rev: Rev,
  fields: Type.Optional(MergeChoices),
  /** Each article number that both use has to be among them. */
  numbers: Type.Optional(Type.Array(Strict({ number: Text(60, { minLength: 1 }), keep: Side }), { maxItems: 5_000 })),
})
export type MergeInput = Static<typeof MergeInput>

export const MergeAnswer = Strict({ merge_id: Id, customer: CustomerDetail })
export type MergeAnswer = Static<typeof MergeAnswer>

/** What does not go back. */
export const MergeStay = Strict({
  part: Words(mergeParts),
  name: Type.String(),
  /** `new`: made since, with the one that stayed. `changed`: moved, and changed since. */
  why: Words(['new', 'changed']),
})
export type MergeStay = Static<typeof MergeStay>

/** A merge that can be undone, and what that would do. */
export const OrganizationMerge = Strict({
  id: Id,
  from: Strict({ organization_id: Id, name: Type.String() }),
  merged_at: Instant,
  merged_by: Nullable(Type.String()),
  undo_until: Instant,
  goes_back: MergeCounts,
  /** At most 200 of them, offers first. */
  stays: Type.Array(MergeStay),
  stays_count: Count,
})
export type OrganizationMerge = Static<typeof OrganizationMerge>

export const UndoneMerge = Strict({ organization_id: Id, from_id: Id })
export type UndoneMerge = Static<typeof UndoneMerge>
