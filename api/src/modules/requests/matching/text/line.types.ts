import type { Dimension } from './measures/dimension.types.ts'

/** A word, or a name of several words, of a line or a product. */
export interface Unit {
  /** Stems with a space between words; `norm:din933`, `grade:a2`, `ral:9010` for what is not a word. */
  readonly stem: string
  /** Concepts that it is a name of. */
  readonly concepts: readonly number[]
  /** Kinds that an unknown compound is one of: "stoelbout" is some bolt. */
  readonly kindsOfPart: readonly number[]
  /** Where the goods go or what comes with them ("voor beton"): says little of the goods. */
  readonly aside: boolean
  /** Units of one run stand together; the last kind in it is what the thing is. */
  readonly run: number
  /** Stands in the heading above the line. */
  readonly heading: boolean
  /** The word was taken for a typing error of this one. */
  readonly mistyped: boolean
}

export interface ReadText {
  readonly units: readonly Unit[]
  readonly dimensions: readonly Dimension[]
  /** What the thing is: places in `units`. Empty when nothing says so. */
  readonly head: readonly number[]
  /** The run of the head: places in `units`. */
  readonly headRun: readonly number[]
}

/** A unit before its place in the text is known. */
export type Named = Omit<Unit, 'run' | 'aside' | 'heading'>

/** The words of a catalogue, beside those of the languages. */
export interface Vocabulary {
  has(stem: string): boolean
  /** The known word that this is a typing error of, or null. */
  correct(stem: string): string | null
}
