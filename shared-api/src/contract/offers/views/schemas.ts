import { Type, type Static } from 'typebox'
import { Id, Nullable, Strict, Text, Words } from '../../kit/schemaKit.ts'

/** Lists that keep views. */
export const ViewEntity = Words(['offers'])
export type ViewEntity = Static<typeof ViewEntity>

/** Filters and order of a list under a name. */
export const SavedView = Strict({
  id: Id,
  entity: ViewEntity,
  name: Type.String(),
  /** The query of the list's address, without `?` and page. */
  query: Type.String(),
  /** Everybody of the tenant has it. */
  shared: Type.Boolean(),
  /** The caller may change and delete it. */
  is_own: Type.Boolean(),
  owner: Nullable(Type.String()),
})
export type SavedView = Static<typeof SavedView>

/** With `id` it replaces one of the caller's own. */
export const SavedViewInput = Strict({
  id: Type.Optional(Id),
  entity: ViewEntity,
  name: Text(80, { minLength: 1 }),
  query: Text(2_000),
  shared: Type.Optional(Type.Boolean()),
})
export type SavedViewInput = Static<typeof SavedViewInput>
