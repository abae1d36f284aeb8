import type { EndpointShape } from '../contract/kit/endpoint.ts'

/** The part of an endpoint that sending it takes; written by `npm run generate`. */
export interface Call {
  readonly id: string
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly base: EndpointShape['base']
  /** `json`: a body is expected; `page`: a list with its total; `file`: something to save; `none`: no content. */
  readonly answer: 'json' | 'page' | 'file' | 'none'
  readonly jsonQuery?: readonly string[]
  /** Name of the form field that holds the file. */
  readonly fileField?: string
  readonly timeoutMs?: number
  readonly passive?: true | 'tried-again'
}
