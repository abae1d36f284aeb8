import { Type, type Static } from 'typebox'
import { Nullable, Strict, Text, Words } from '../../kit/schemaKit.ts'

export const ExactMappingKind = Words(['vat', 'item', 'unit', 'charge'])
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
  /** Its own code, where it has one. */
  code: Nullable(Type.String()),
  /** What somebody chose; one that is no longer there has no name. */
  chosen: Nullable(ExactThing),
  /** What counts as long as nobody chooses, or for an item what may be meant. */
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
