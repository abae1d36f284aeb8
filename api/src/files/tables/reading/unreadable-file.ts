/** Why a file is not read: a text of `transfer.refused`. */
export type UnreadableReason = 'format' | 'empty' | 'tooManyRows' | 'tooLarge' | 'broken' | 'doctype'

/** A file that holds no products that could be read, or more than is read. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile'
  readonly reason: UnreadableReason

  constructor(reason: UnreadableReason) {
    super(reason)
    this.reason = reason
  }
}
