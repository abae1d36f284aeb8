/** Something of the document that stands on one page, or says how it goes on on the next. */
export interface Block {
  readonly height: number
  /** How much of it there must be room for; its whole height unless it can be split. */
  readonly least: number
  /** White above it, unless it starts a page. */
  readonly above?: number
  /** Never the last on its page: the next block stands on the same one. */
  readonly glued?: boolean
  /** Drawn again on top of a page that starts with this block. */
  readonly heading?: Block
  draw(y: number): void
  /** What fits in `room`, and what is left of it for the next page. */
  split?(room: number): readonly [Block, Block]
}
