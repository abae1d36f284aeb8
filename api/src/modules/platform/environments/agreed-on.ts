import { isDeepStrictEqual } from 'node:util'
import { invalid } from '../../../errors.ts'
import { text } from '../../../texts/text.ts'
import { areaOf, type EnvironmentArea, type EnvironmentDocument } from '../environment-document.ts'

/** A version that should be live, or be a second one for some. */
export interface Wish {
  readonly version: string
  readonly canary: { readonly percent: number; readonly roles: readonly string[] } | null
}

/** Who wishes for it, and why. */
export interface Wisher {
  readonly author: string
  /** Who stands behind it: of a deploy token, who made that. */
  readonly person: string
  /** A pipeline asks; it agrees with nothing. */
  readonly isProgram: boolean
  readonly reason: string
}

/**
 * The document with a wish come true; where the environment wants a second person, with the wish as a question, until
 * somebody else asks for exactly the same.
 */
export function agreedOn(
  document: EnvironmentDocument,
  areaId: string,
  { version, canary }: Wish,
  { author: by, person, isProgram, reason }: Wisher,
  now: Date,
  come: (document: EnvironmentDocument) => EnvironmentDocument,
): EnvironmentDocument {
  const area = areaOf(document, areaId)
  // What nobody has yet can be taken from nobody.
  if (!document.fourEyes || !area) return come(document)
  const { asked } = area
  const wish = { version, canary: canary && { percent: canary.percent, roles: [...canary.roles].sort() } }
  const isSame = asked && isDeepStrictEqual({ version: asked.version, canary: asked.canary }, wish)
  if (!isSame) return withAsked(document, areaId, { ...wish, by, person, reason, at: now.toISOString() })
  if (isProgram || asked.person === person) throw invalid({ version: text('environment.secondPerson') })
  return withAsked(come(document), areaId, null)
}

function withAsked(
  document: EnvironmentDocument,
  areaId: string,
  asked: NonNullable<EnvironmentArea['asked']> | null,
): EnvironmentDocument {
  const area = areaOf(document, areaId)
  return area ? { ...document, areas: { ...document.areas, [areaId]: { ...area, asked } } } : document
}
