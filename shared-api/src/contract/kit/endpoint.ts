import type { Static, TObject, TSchema } from 'typebox'
import type { ErrorCode } from './errors.ts'

/**
 * One call of the HTTP API, written once. The server registers it, the client function, OpenAPI and the
 * authorisation matrix are derived from it.
 */
export interface EndpointShape {
  /** Unique, camelCase, verb first: the name of the client function and of the OpenAPI operation. */
  readonly id: string
  readonly method: 'GET' | 'POST'
  /**
   * Path below the base, in Fastify's notation, exactly as the specification writes it: `/offers/versions/:offerId`.
   * Matched without case.
   */
  readonly path: string
  /** `webhook` is `/webhook`; any other value is a workflow, `/webhook/{id configured for that workflow}`. */
  readonly base: 'webhook' | WorkflowName
  /** One sentence for whoever reads the OpenAPI page. */
  readonly summary: string
  readonly tag: EndpointTag
  /**
   * `public` needs no token; `signed-in` needs a verified token and an access state that allows entry; `token` only a
   * verified token.
   */
  readonly access: 'public' | 'token' | 'signed-in'
  readonly params?: TObject
  /** Plain query values. */
  readonly query?: TObject
  /**
   * Query values that are JSON text: on the wire a string, in types and after validation the object.
   * Always optional; text that is no JSON or does not fit the schema is `VALIDATION`, with the field named
   * `filters.status`.
   */
  readonly jsonQuery?: Readonly<Record<string, TSchema>>
  /** JSON body, or a multipart form when `multipart` is set (the schema then describes its fields beside the file). */
  readonly body?: TSchema
  /** A missing body counts as `{}`. */
  readonly bodyOptional?: boolean
  /** Of a JSON body that may hold more than the megabyte that is usual. */
  readonly bodyBytes?: number
  /** The form's one file. */
  readonly multipart?: { readonly fileField: string; readonly maxBytes: number }
  /** Longer than the client's usual limit, in milliseconds. */
  readonly timeoutMs?: number
  /** The one success answer. A list that reports its total sets `totalCount`: the header `x-total-count`. */
  readonly status: 200 | 202 | 204
  readonly response?: TSchema
  /**
   * The success answer is a file instead of JSON, of one of these media types. `content-disposition` carries its name;
   * a failure is JSON as ever.
   */
  readonly file?: { readonly types: readonly string[] }
  /**
   * Header `x-total-count`. Counting stops at 10,000: then the header holds 10000 and `x-total-count-capped: true` says
   * there are more.
   */
  readonly totalCount?: boolean
  /**
   * Asked by a page on its own: again after a while, at a new token. It is answered as any other call, and keeps no
   * session alive. A page may ask nothing else again by itself. In OpenAPI as `x-passive`.
   *
   * `tried-again`: somebody asked for it, and only a page that tries it again by itself says so, with the header
   * `x-tried-again: true`.
   */
  readonly passive?: true | 'tried-again'
  /** Error codes that this call can answer besides those every call can (`commonErrors`). */
  readonly errors: readonly ErrorCode[]
}

/** Workflows of the specification whose calls stand "under the webhook id". */
export type WorkflowName = 'offers' | 'quotes'

export type EndpointTag =
  'offers' | 'catalogue' | 'people' | 'requests' | 'integrations' | 'identity' | 'settings' | 'public' | 'platform'

/** Declares an endpoint and keeps its literal types. */
export function endpoint<const E extends EndpointShape>(shape: E): E {
  return shape
}

/** What any call may answer; `signed-in` calls also the refusals of the access check. */
export function commonErrors(access: EndpointShape['access']): readonly ErrorCode[] {
  const always: ErrorCode[] = [
    'BAD_REQUEST',
    'VALIDATION',
    'TOO_LARGE',
    'UNSUPPORTED_MEDIA_TYPE',
    'RATE_LIMITED',
    'INTERNAL',
    'UNAVAILABLE',
    'STORAGE_FULL',
  ]
  if (access === 'public') return always
  if (access === 'token') return [...always, 'UNAUTHENTICATED', 'FORBIDDEN', 'IDENTITY_MISMATCH']
  return [
    ...always,
    'UNAUTHENTICATED',
    'FORBIDDEN',
    'NO_USER',
    'IDENTITY_MISMATCH',
    'USER_BLOCKED',
    'TENANT_INACTIVE',
    'NO_SUBSCRIPTION',
    'AREA_DISABLED',
  ]
}

type StaticOr<S, Otherwise> = S extends TSchema ? Static<S> : Otherwise
type JsonStatic<J> = J extends Readonly<Record<string, TSchema>> ? { [K in keyof J]?: Static<J[K]> } : unknown

export type ParamsOf<E extends EndpointShape> = StaticOr<E['params'], undefined>
/** Query with the JSON values already parsed: what a handler receives and what a client function takes. */
export type QueryOf<E extends EndpointShape> = E['query'] extends TObject
  ? Static<E['query']> & JsonStatic<E['jsonQuery']>
  : undefined
export type BodyOf<E extends EndpointShape> = StaticOr<E['body'], undefined>
export type ResponseOf<E extends EndpointShape> = StaticOr<E['response'], undefined>
