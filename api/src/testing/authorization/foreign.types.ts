export interface ForeignCall {
  /** For every parameter in the path. */
  readonly id?: number | string
  readonly query?: string
  readonly payload?: object
  /** What must come back; `empty` is a 200 that holds nothing of the other tenant. */
  readonly answer: 'NOT_FOUND' | 'INVALID_TOKEN' | 'empty'
}

export interface ForeignBody {
  /** Of the path, where it names rows: the caller's own. */
  readonly params?: Readonly<Record<string, number>>
  readonly body: object
  /** What an id that is not the caller's does: the call is refused, or goes on as if the id were not there. */
  readonly answer: 'NOT_FOUND' | 'FORBIDDEN' | 'VALIDATION' | 'ignored'
}
