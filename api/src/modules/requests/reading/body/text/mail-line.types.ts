export interface Cell {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** One line of the text that is shown, with what its layout says. */
export interface MailLine {
  /** Offsets in the shown text, without quote marks and indentation. */
  readonly start: number
  readonly end: number
  readonly text: string
  /** How often it is quoted. */
  readonly quote: number
  /** How deep it is in a list, or how far it is indented. */
  readonly depth: number
  /** Marked as an item of a list. */
  readonly bullet: boolean
  /** Looks like a heading, by its element or its bold type. */
  readonly heading: boolean
  /** Of a row of a table. */
  readonly cells: readonly Cell[] | null
  readonly table: number | null
  /** In an element that a mail program marks as signature. */
  readonly signature: boolean
}

export interface MailText {
  readonly text: string
  readonly lines: readonly MailLine[]
  /** Lines were broken by a mail program, so that a paragraph may go on in the next one. */
  readonly wrapped: boolean
}
