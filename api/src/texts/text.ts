import type { TextParams } from './text-params.generated.ts'

export type TextKey = keyof TextParams

/** What is put into a text: a text of its own is said in the same language. */
export type Inserted = string | number | Text

/** A sentence before it is in anybody's language: an entry of the catalogues, and what is put into it. */
export interface Text {
  readonly key: TextKey
  readonly params?: Readonly<Record<string, Inserted>>
}

/** What the texts of these keys ask for: nothing at all, or each of their parameters. */
export type ParamsOf<Key extends TextKey> = [TextParams[Key]] extends [never]
  ? []
  : [params: { readonly [Name in TextParams[Key]]: Name extends 'count' ? number : Inserted }]

/** A text to be said later, to who asked: `text('field.maxLength', { limit: 40 })`. */
export function text<Key extends TextKey>(key: Key, ...[params]: ParamsOf<Key>): Text {
  return { key, ...(params && { params }) }
}
