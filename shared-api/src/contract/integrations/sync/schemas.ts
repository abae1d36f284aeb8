import { Type, type Static } from 'typebox'
import { Id, Instant, Nullable, Strict, Text, Uuid, Words } from '../../kit/schemaKit.ts'
import { productFields } from '../../catalogue/transfer/schemas.ts'
import { customerFields } from '../../people/customers/transfer/schemas.ts'

/**
 * What is brought in by a job: customers, items with their sales prices as products, what each customer pays, and what
 * each calls the products.
 */
export const ExactPart = Words(['accounts', 'products', 'customer_prices', 'customer_numbers'])
export type ExactPart = Static<typeof ExactPart>

/** Something that is brought in from Exact, as far as it is. */
export const ExactJob = Strict({
  id: Id,
  entities: Type.Array(ExactPart),
  /** Asked for by somebody, by itself at night, or because Exact said that something changed. */
  cause: Words(['person', 'night', 'change']),
  /** Whose e-mail address. */
  asked_by: Nullable(Type.String()),
  /** Tells what would become of it, and stores nothing. */
  dry_run: Type.Boolean(),
  /** Reads everything, and not only what changed since the last time. */
  full: Type.Boolean(),
  state: Words(['waiting', 'reading', 'storing', 'done', 'failed']),
  done: Type.Integer(),
  total: Type.Integer(),
  created: Type.Integer(),
  updated: Type.Integer(),
  removed: Type.Integer(),
  /** Those that a person decides about. */
  conflicts: Type.Integer(),
  refused: Type.Integer(),
  /** Refused or left to a person, as it was told before: by itself the same is told once. */
  known: Type.Integer(),
  created_at: Instant,
  /** When it is tried again; null: it is not waiting for that. */
  next_at: Nullable(Instant),
  ended_at: Nullable(Instant),
  /** Why it failed or waits, in the language of the caller. */
  problem: Nullable(Type.String()),
})
export type ExactJob = Static<typeof ExactJob>

/** A field of a customer or of a product, a customer's price of a product, or its number for one. */
export const ExactRowField = Words([...new Set([...customerFields, ...productFields]), 'price', 'customerNumber'])
export type ExactRowField = Static<typeof ExactRowField>

/** What becomes something else, as people read it. */
const Change = Strict({
  field: ExactRowField,
  from: Nullable(Type.String()),
  to: Nullable(Type.String()),
})

export const ExactOutcome = Words(['created', 'updated', 'removed', 'conflict', 'refused'])
export type ExactOutcome = Static<typeof ExactOutcome>

/** A line of what was done, or would be. */
export const ExactJobRow = Strict({
  nr: Type.Integer(),
  entity: ExactPart,
  /** As Exact knows it. */
  code: Type.String(),
  name: Type.String(),
  outcome: ExactOutcome,
  organization_id: Nullable(Id),
  product_id: Nullable(Id),
  fields: Type.Array(Change),
  message: Nullable(Type.String()),
})
export type ExactJobRow = Static<typeof ExactJobRow>

/**
 * Something that a person decides about: which customer an account is, if it is one (`candidates`), or whose word
 * counts where both sides changed the same (`fields`). What has a `key` is decided by itself: a price or a number of an
 * account, and of an item what belongs together.
 */
export const ExactConflict = Strict({
  entity: ExactPart,
  key: Nullable(Type.String()),
  /** The product that a price or a number is of. */
  item: Nullable(Strict({ code: Type.String(), name: Type.String() })),
  /** Of the account, or of the item. */
  record_id: Uuid,
  code: Type.String(),
  name: Type.String(),
  city: Nullable(Type.String()),
  organization_id: Nullable(Id),
  /** What the item is here. */
  product_id: Nullable(Id),
  kind: Words(['candidates', 'fields']),
  candidates: Type.Array(Strict({ organization_id: Id, name: Type.String() })),
  fields: Type.Array(Change),
})
export type ExactConflict = Static<typeof ExactConflict>

export const ExactDecision = Strict({
  /** Of the account, or of the item. */
  record_id: Uuid,
  /** It is that customer, a new one, or none; Exact is right, or what stands here is. */
  as: Words(['customer', 'new', 'none', 'exact', 'here']),
  /** With `customer`. */
  organization_id: Type.Optional(Id),
  /** With a key: what is decided by itself, with `exact` or `here`. */
  entity: Type.Optional(ExactPart),
  key: Type.Optional(Text(200, { minLength: 1 })),
})
export type ExactDecision = Static<typeof ExactDecision>

/** Who is right where both changed the same: Exact, what stands here, or a person who is asked. */
export const ExactRule = Words(['exact', 'here', 'ask'])
export type ExactRule = Static<typeof ExactRule>

const settings = {
  nightly: Type.Boolean(),
  /** Of the day where the tenant is. */
  hour: Type.Integer({ minimum: 0, maximum: 23 }),
  rule: ExactRule,
  /** Sent back with a change; another value on the server is `STALE`. */
  rev: Type.Integer(),
}
export const ExactSyncSettings = Strict(settings)
export type ExactSyncSettings = Static<typeof ExactSyncSettings>
