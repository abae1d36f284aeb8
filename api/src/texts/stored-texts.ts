import { Type } from 'typebox'
import { Compile } from 'typebox/compile'
import { isTextKey } from './translate.ts'
import type { Text, TextKey } from './text.ts'

const check = Compile(
  Type.Array(
    Type.Object({
      key: Type.String(),
      params: Type.Optional(Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()]))),
    }),
  ),
)

/** Texts that were kept as JSON to be said later; null where this version does not know one of them any more. */
export function storedTexts(stored: unknown): Text[] | null {
  return check.Check(stored) && stored.every(isKnown) ? stored : null
}

function isKnown<Kept extends { readonly key: string }>(kept: Kept): kept is Kept & { readonly key: TextKey } {
  return isTextKey(kept.key)
}
