import type { Dimension } from './measures/dimension.types.ts'

/** Stands where something was taken out: white space to every reader, and no name goes on behind it. */
export const gap = '\u2003'

/**
 * Takes out of a text what has been understood, so that the next reader does not see it. Lengths of the text stay as
 * they are.
 */
export class Cursor {
  text: string
  readonly dimensions: Dimension[] = []
  /** Words that stand for what was taken out: `din933`, `grade:a2`. */
  readonly names: string[] = []
  /** What looks like somebody's item code. */
  readonly codes: string[] = []

  constructor(text: string) {
    this.text = text
  }

  /** Calls `read` for every match; what it takes (anything but false) is blanked. */
  each(pattern: RegExp, read: (match: RegExpExecArray) => boolean | void): void {
    if (!pattern.test(this.text)) return
    pattern.lastIndex = 0
    for (const match of this.text.matchAll(pattern)) {
      if (read(match) === false) continue
      this.text =
        this.text.slice(0, match.index) + gap.repeat(match[0].length) + this.text.slice(match.index + match[0].length)
    }
  }

  /** The same said again, as in a heading, is said once; the equal sides of a size are two. */
  add(dimension: Dimension): void {
    const again = (other: Dimension) =>
      !other.grouped && other.measure === dimension.measure && other.values.join() === dimension.values.join()
    if (dimension.grouped || !this.dimensions.some(again)) this.dimensions.push(dimension)
  }
}
