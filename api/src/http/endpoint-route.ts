import type {
  BodyOf,
  EndpointShape,
  Language,
  ParamsOf,
  QueryOf,
  ResponseOf,
  WorkflowName,
} from '@staffel/shared-api/contract'
import { contentDisposition } from '@staffel/shared-api/rules'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Readable } from 'node:stream'
import { DomainError, forbidden } from '../errors.ts'
import { presuming, type KnownAccounts } from '../db/presumed.ts'
import type { Caller, TokenIdentity } from './caller.ts'
import { idempotencyOf, type Idempotency } from './idempotency/idempotency.ts'
import { languageOf } from '../texts/language-of.ts'
import type { Policy } from './policy.ts'
import { queryInput, textInput } from './input/query-input.ts'
import { bodyInput } from './input/body-input.ts'

/** What a handler receives, all of it checked against the contract. */
export interface RouteInput<E extends EndpointShape> {
  readonly params: ParamsOf<E>
  /** With the JSON values of `jsonQuery` parsed; schema defaults are filled in. */
  readonly query: QueryOf<E>
  readonly body: BodyOf<E>
  /** The signed-in user; null on calls that need none. */
  readonly caller: E['access'] extends 'signed-in' ? Caller : null
  /** What the token proves; null only on public calls without one. */
  readonly identity: E['access'] extends 'public' ? TokenIdentity | null : TokenIdentity
  readonly language: Language
  /** Set when the caller sent an `Idempotency-Key`: hand it to `once`. */
  readonly idempotency: Idempotency | null
  /** Who asks, for the activity log. */
  readonly origin: RequestOrigin
  /** Only for multipart forms and streams; everything else is above. */
  readonly request: FastifyRequest
}

export interface RequestOrigin {
  readonly ip: string
  readonly requestId: string
}

/** A page of a list that reports its total in `x-total-count`. `capped` says that counting stopped there. */
export interface Counted<T> {
  readonly rows: T
  readonly total: number
  readonly capped: boolean
}

/** A file to save. Its type is one of those that the endpoint names. */
export interface FileAnswer {
  readonly content: Buffer | Readable
  readonly type: string
  readonly filename: string
}

export type RouteAnswer<E extends EndpointShape> = E['totalCount'] extends true
  ? Counted<ResponseOf<E>>
  : E['file'] extends object
    ? FileAnswer
    : ResponseOf<E>

export interface RouteContext {
  readonly workflows: Readonly<Record<WorkflowName, string>>
  /** Verifies the token and loads the profile; throws what the caller is told. */
  authenticate(request: FastifyRequest, endpoint: Pick<EndpointShape, 'access' | 'passive'>): Promise<Visitor>
  /** Throws where the call is refused to everybody, because its area is off. */
  admit(endpoint: EndpointShape): Promise<void>
  /** Who made a call with the same token before; null: authenticate. It is for `presuming` to confirm. */
  recall(
    request: FastifyRequest,
    endpoint: Pick<EndpointShape, 'passive'>,
  ): Promise<(Visitor & { readonly accounts: KnownAccounts }) | null>
}

interface Visitor {
  readonly identity: TokenIdentity | null
  readonly caller: Caller | null
}

export interface RouteOptions {
  /**
   * All that the call does, it does in the database: where a transaction of it was refused, it is called again as if
   * for the first time. Calls that only read are so without saying it.
   */
  readonly repeatable?: boolean
}

/** One call, ready to be registered. What it is typed with stays inside. */
export interface Route {
  readonly endpoint: EndpointShape
  readonly policy: Policy
  register(app: FastifyInstance, context: RouteContext): void
}

/**
 * Joins an endpoint of the contract to its handler. The policy is not optional, and must fit the endpoint's `access`.
 */
export function route<const E extends EndpointShape>(
  endpoint: E,
  policy: Policy<E['access']>,
  handler: (input: RouteInput<E>) => Promise<RouteAnswer<E>> | RouteAnswer<E>,
  { repeatable = endpoint.method === 'GET' && !endpoint.file }: RouteOptions = {},
): Route {
  if (policy.access !== endpoint.access)
    throw new Error(`Route ${endpoint.id}: policy ${policy.name} does not fit access ${endpoint.access}`)
  return {
    endpoint,
    policy,
    register: (app, context) => {
      const read = inputReader(endpoint, policy)
      const answer = async (request: FastifyRequest, visitor: Visitor) => handler(read(request, visitor))
      const isPresumed = repeatable && endpoint.access === 'signed-in'
      app.route({
        method: endpoint.method,
        url: urlOf(endpoint, context.workflows),
        ...(endpoint.multipart ? { bodyLimit: endpoint.multipart.maxBytes + 64 * 1024 } : {}),
        ...(endpoint.bodyBytes ? { bodyLimit: endpoint.bodyBytes } : {}),
        config: { endpoint },
        schema: { hide: true, ...(endpoint.response ? { response: { [endpoint.status]: endpoint.response } } : {}) },
        handler: async (request, reply) => {
          const known = isPresumed ? await context.recall(request, endpoint) : null
          if (known) await context.admit(endpoint)
          const done = known && (await presuming(known.accounts, () => answer(request, known)))
          if (done) return send(endpoint, reply, done.answer)
          const visitor = await context.authenticate(request, endpoint)
          await context.admit(endpoint)
          return send(endpoint, reply, await answer(request, visitor))
        },
      })
    },
  }
}

export function urlOf(endpoint: EndpointShape, workflows: RouteContext['workflows']): string {
  return endpoint.base === 'webhook'
    ? `/webhook${endpoint.path}`
    : `/webhook/${workflows[endpoint.base]}${endpoint.path}`
}

/** After authentication the role, then the input: a stranger learns nothing about the shape of a call. */
function inputReader<E extends EndpointShape>(
  endpoint: E,
  policy: Policy,
): (request: FastifyRequest, visitor: Visitor) => RouteInput<E> {
  const params = textInput(endpoint.params)
  const query = queryInput(endpoint)
  const body = bodyInput(endpoint)
  return (request, { identity, caller }) => {
    if (caller && !policy.allows(caller)) throw forbidden()
    const input = {
      params: params(request.params),
      query: query(request.query),
      body: body(request.body),
      caller,
      identity,
      language: languageOf(request.headers['accept-language']),
      idempotency: idempotencyOf(endpoint, request),
      origin: { ip: request.ip, requestId: request.id },
      request,
    }
    // The schemas just checked are the ones these types are derived from; TypeScript cannot follow that step.
    return input as unknown as RouteInput<E>
  }
}

function send(endpoint: EndpointShape, reply: FastifyReply, answer: unknown): FastifyReply {
  reply.code(endpoint.status)
  if (endpoint.status === 204) return reply.send()
  if (endpoint.file) return sendFile(endpoint, reply, answer)
  if (!endpoint.totalCount) return reply.send(answer)
  if (!isCounted(answer))
    throw new DomainError('INTERNAL', { cause: new Error(`${endpoint.id} must answer {rows, total, capped}`) })
  reply.header('x-total-count', String(answer.total))
  if (answer.capped) reply.header('x-total-count-capped', 'true')
  reply.header('access-control-expose-headers', 'x-total-count, x-total-count-capped, x-request-id')
  return reply.send(answer.rows)
}

/** Saved, never shown: whatever it holds, it does not run under this origin. */
function sendFile({ id, file }: EndpointShape, reply: FastifyReply, answer: unknown): FastifyReply {
  if (!isFile(answer) || !file?.types.includes(answer.type))
    throw new DomainError('INTERNAL', {
      cause: new Error(`${id} must answer {content, type, filename} of a type that it names`),
    })
  reply.header('content-type', answer.type)
  reply.header('content-disposition', contentDisposition(answer.filename))
  reply.header('x-content-type-options', 'nosniff')
  reply.header('access-control-expose-headers', 'content-disposition, x-request-id')
  return reply.send(answer.content)
}

function isFile(answer: unknown): answer is FileAnswer {
  return (
    typeof answer === 'object' && answer !== null && 'content' in answer && 'type' in answer && 'filename' in answer
  )
}

function isCounted(answer: unknown): answer is Counted<unknown> {
  return typeof answer === 'object' && answer !== null && 'rows' in answer && 'total' in answer && 'capped' in answer
}
