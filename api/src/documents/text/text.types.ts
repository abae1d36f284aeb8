/** A stretch of text in one style. */
export interface Run {
  readonly text: string
  readonly bold?: boolean
  readonly italic?: boolean
}

/** Without runs it is a blank line. */
export interface Paragraph {
  readonly runs: readonly Run[]
  readonly bullet?: boolean
  /** Begins on a new line, without white above it. */
  readonly joined?: boolean
}

/** How text looks. Sizes in points. */
export interface Ink {
  readonly size: number
  /** From one line to the next. */
  readonly leading: number
  readonly colour: string
  readonly bold?: boolean
  readonly italic?: boolean
}

/** Text in one font file. */
export interface Span {
  readonly text: string
  readonly face: string
  /** Font size in points. */
  readonly size: number
  /** From the start of the line. */
  readonly x: number
}

/** Text that stands on one line. */
export interface Line {
  readonly spans: readonly Span[]
  /** Without the spaces at its end. */
  readonly width: number
  readonly ink: Ink
}
