import { Type, type Static } from 'typebox'
import { Nullable, Strict, Text } from '../../../kit/schemaKit.ts'
import { AreaDocument } from '../../boot.ts'
import { ChangeReason, ReleaseVersion, Revision } from '../schemas.ts'

/** What people see of one version of an area, and what it would lack here. */
export const AreaVersionFacts = Type.Object({
  version: ReleaseVersion,
  navigation: AreaDocument.properties.nav,
  pages: AreaDocument.properties.routes,
  guests: AreaDocument.properties.slots,
  flags: AreaDocument.properties.flags,
  /** What it asks for and neither the shell nor the API has, by name: such a version is refused. */
  problems: Type.Array(Text(500, { examples: ['Tree of @staffel/shared-ui/list'] })),
})
export type AreaVersionFacts = Static<typeof AreaVersionFacts>

export const FlagKey = Text(80, { minLength: 1, examples: ['page-while-off'] })

/** `null`: as its area says. */
export const FlagInput = Strict({
  flag: FlagKey,
  value: Nullable(Type.Boolean()),
  revision: Revision,
  reason: ChangeReason,
})
export type FlagInput = Static<typeof FlagInput>
