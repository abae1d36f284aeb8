import { Type, type Static } from 'typebox'
import { Email, Id, Nullable, Strict, Words } from '../../kit/schemaKit.ts'

/** What is emptied of a person. */
export const erasedTraces = [
  'account',
  'invites',
  'contacts',
  'customer_addresses',
  'sent_mails',
  'requests',
  'mails',
  'drafts',
  'views',
  'working_copies',
  'notifications',
  'log',
] as const
export type ErasedTrace = (typeof erasedTraces)[number]

/** What is kept of a person: it proves what was agreed, and has to be kept by law. */
export const keptTraces = ['issued_offers', 'signatures', 'comments'] as const
export type KeptTrace = (typeof keptTraces)[number]

/** Who it is: somebody with an address, or a contact person without one. */
export const ErasureSubject = Strict({
  email: Type.Optional(Email),
  contact_person_id: Type.Optional(Id),
})
export type ErasureSubject = Static<typeof ErasureSubject>

/** A contact person of a customer of whom no address is known. */
export const UnaddressedContact = Strict({
  id: Id,
  name: Type.String(),
  job_title: Type.String(),
  organization_name: Type.String(),
})
export type UnaddressedContact = Static<typeof UnaddressedContact>

const Count = Type.Integer({ minimum: 1 })

/** What there is of a person, and what becomes of it. */
export const Erasure = Strict({
  email: Type.String({ description: 'Empty for a contact person who has none' }),
  /** Empty where none is known. */
  name: Type.String(),
  emptied: Type.Array(Strict({ trace: Words(erasedTraces), count: Count })),
  kept: Type.Array(Strict({ trace: Words(keptTraces), count: Count })),
  /** Why the person cannot be erased by the caller, or at all. */
  obstacle: Nullable(Words(['SELF', 'LAST_ADMIN', 'FORBIDDEN'])),
})
export type Erasure = Static<typeof Erasure>
