import { Type, type Static } from 'typebox'
import { Id, Instant, Nullable, Strict, Text, Uuid } from '../kit/schemaKit.ts'

/** What a copy holds at most, in characters, and how many of them one person has. */
export const workingCopyLimits = { content: 200_000, count: 100, days: 30 } as const

/** What is being worked on: a kind and, after colons, which one: `offer:new`, `offer:42`, `company:7`. */
export const WorkingCopySubject = Type.String({ maxLength: 120, pattern: '^[a-z-]+(:[A-Za-z0-9-]+)*$' })

const Revision = Type.Integer({ minimum: 0, maximum: 2_147_483_647 })

/** What somebody typed and did not save yet. Nobody else can read it. */
export const WorkingCopy = Strict({
  /**
   * Made by the form that writes it: each form has a row of its own, so that two of them cannot write over each other.
   */
  id: Uuid,
  subject: WorkingCopySubject,
  /** JSON text; only the form that wrote it knows what it means. */
  content: Type.String(),
  /** Revision of the thing when the typing began; null where there is none. */
  base_rev: Nullable(Revision),
  rev: Id,
  updated_at: Instant,
})
export type WorkingCopy = Static<typeof WorkingCopy>

/** `rev`: the one that this form wrote last; 0 where it wrote none. */
export const WorkingCopyInput = Strict({
  id: Uuid,
  subject: WorkingCopySubject,
  content: Text(workingCopyLimits.content, { minLength: 1 }),
  base_rev: Nullable(Revision),
  rev: Revision,
})
export type WorkingCopyInput = Static<typeof WorkingCopyInput>

export const KeptCopy = Strict({ rev: Id, updated_at: Instant })
export type KeptCopy = Static<typeof KeptCopy>
