import { Type, type Static } from 'typebox'
import { Id, Instant, Nullable, Strict, Text, Uuid, Words } from '../../kit/schemaKit.ts'

export const ExactMappingKind = Words(['vat', 'unit', 'charge'])
export type ExactMappingKind = Static<typeof ExactMappingKind>

/** A code, a unit or an item of Exact. `key`: by which it is chosen. */
export const ExactThing = Strict({ key: Type.String(), code: Type.String(), name: Type.String() })
export type ExactThing = Static<typeof ExactThing>

/** Something here that is something in Exact. */
export const ExactMappingRow = Strict({
  kind: ExactMappingKind,
  key: Type.String(),
  /** As people call it, in the language of the caller. */
  name: Type.String(),
  /** What somebody chose; one that is no longer there has no name. */
  chosen: Nullable(ExactThing),
  /** What counts as long as nobody chooses. */
  suggested: Nullable(ExactThing),
  /** Whether what it stands for is known: offers with it can go to Exact. */
  complete: Type.Boolean(),
})
export type ExactMappingRow = Static<typeof ExactMappingRow>

export const ExactMapping = Strict({
  division: Type.Integer(),
  division_name: Nullable(Type.String()),
  rows: Type.Array(ExactMappingRow),
  /** What can be chosen for VAT and for units; items are looked for. */
  vat_codes: Type.Array(ExactThing),
  units: Type.Array(ExactThing),
})
export type ExactMapping = Static<typeof ExactMapping>

export const ExactMappingChoice = Strict({
  kind: ExactMappingKind,
  key: Text(200, { minLength: 1 }),
  /** Null: nobody chooses any more. */
  exact: Nullable(Text(100, { minLength: 1 })),
})
export type ExactMappingChoice = Static<typeof ExactMappingChoice>

/** All of them, or those of which it is not known what they are in Exact. */
export const ExactMappedOnly = Words(['all', 'open'])
export type ExactMappedOnly = Static<typeof ExactMappedOnly>

const OpenOfAll = Strict({
  all: Type.Integer({ examples: [240] }),
  open: Type.Integer({ examples: [3] }),
})

const counts = {
  /** Of those that the search finds. */
  counts: OpenOfAll,
  /** When Exact was read the last time; null: never, so that what stands there is not known. */
  read_at: Nullable(Instant),
}

/** A product, or a variant of one, and the item of Exact that it is. */
export const ExactMappedItem = Strict({
  /** By which an item is chosen for it. */
  key: Type.String({ examples: ['7'] }),
  product_id: Id,
  name: Type.String(),
  /** Null: the product without a variant. */
  variant: Nullable(Type.String({ examples: ['RVS'] })),
  /** Its own code. */
  code: Nullable(Type.String()),
  /** What it is there: somebody chose it, or it has the code. One that is no longer there has no name. */
  item: Nullable(
    Strict({ key: Type.String(), code: Type.String(), name: Type.String(), by: Words(['person', 'code']) }),
  ),
  /** `gone`: what was chosen is no more in Exact. `not_sold`: it cannot be sold there. */
  state: Words(['complete', 'open', 'gone', 'not_sold']),
  /** What may be meant, and why: the product was made of it, it has the same number, or is called the same. */
  suggested: Nullable(
    Strict({
      key: Type.String(),
      code: Type.String(),
      name: Type.String(),
      because: Words(['brought_in', 'ean', 'code', 'name']),
    }),
  ),
})
export type ExactMappedItem = Static<typeof ExactMappedItem>

export const ExactMappedItems = Strict({ items: Type.Array(ExactMappedItem), total: Type.Integer(), ...counts })
export type ExactMappedItems = Static<typeof ExactMappedItems>

export const ExactItemChoice = Strict({
  /** Of the product or its variant. */
  key: Text(200, { minLength: 1, examples: ['7'] }),
  /** The id of an item; null: nobody chooses any more. */
  exact: Nullable(Uuid),
})
export type ExactItemChoice = Static<typeof ExactItemChoice>

/** An account of Exact. `prospect`, `other` and `blocked`: nothing can be ordered there as long as it is that. */
const account = {
  account_id: Uuid,
  code: Type.String(),
  name: Type.String(),
  city: Nullable(Type.String()),
  state: Words(['customer', 'prospect', 'other', 'blocked']),
}
export const ExactAccount = Strict(account)
export type ExactAccount = Static<typeof ExactAccount>

/** An account that was searched for, and the customer here that it is already. */
export const ExactFoundAccount = Strict({
  ...account,
  customer: Nullable(Strict({ organization_id: Id, name: Type.String() })),
})
export type ExactFoundAccount = Static<typeof ExactFoundAccount>

/** A customer, and the account of Exact that it is. */
export const ExactMappedCustomer = Strict({
  organization_id: Id,
  name: Type.String(),
  archived: Type.Boolean(),
  /** `by`: a number that both have, name and place, a person, or the customer was made of it; null: unknown. */
  account: Nullable(Strict({ ...account, by: Nullable(Words(['number', 'likeness', 'person', 'created'])) })),
  /** What may be meant, and why: the same number for VAT or in the trade register, or the same name. */
  suggested: Nullable(Strict({ ...account, because: Words(['vat', 'registration', 'name']) })),
})
export type ExactMappedCustomer = Static<typeof ExactMappedCustomer>

export const ExactMappedCustomers = Strict({ items: Type.Array(ExactMappedCustomer), total: Type.Integer(), ...counts })
export type ExactMappedCustomers = Static<typeof ExactMappedCustomers>

export const ExactCustomerChoice = Strict({
  organization_id: Id,
  /** Null: it is none, and that account is nobody's until a person says whose. */
  account_id: Nullable(Uuid),
  /** Tells what would be taken back, and stores nothing. */
  dry_run: Type.Optional(Type.Boolean()),
})
export type ExactCustomerChoice = Static<typeof ExactCustomerChoice>

export const ExactSavedCustomer = Strict({
  customer: ExactMappedCustomer,
  /** Prices and article numbers that came from the account that it was before. What was changed here since stays. */
  taken_back: Strict({
    prices: Type.Integer({ examples: [12] }),
    numbers: Type.Integer({ examples: [4] }),
  }),
})
export type ExactSavedCustomer = Static<typeof ExactSavedCustomer>

/** Of how many it is not known what they are; null: what stands in Exact was not looked at yet. */
const Section = Nullable(OpenOfAll)

/** Whether the mapping is complete, by what was read of Exact the last time. */
export const ExactMappingState = Strict({
  vat: Section,
  charges: Section,
  units: Section,
  items: Section,
  customers: Section,
})
export type ExactMappingState = Static<typeof ExactMappingState>
