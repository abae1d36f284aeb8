/** What the caller did wrong, in the words and with the status of Exact. */
export class ExactError extends Error {
  override readonly name = 'ExactError'
  readonly status: number
  readonly headers: Readonly<Record<string, string>>

  constructor(status: number, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message)
    this.status = status
    this.headers = headers
  }
}
