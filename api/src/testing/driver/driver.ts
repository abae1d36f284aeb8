import type * as client from '@staffel/shared-api/client'
import type { EndpointShape, ErrorBody, ResponseOf } from '@staffel/shared-api/contract'
import type * as contract from '@staffel/shared-api/contract'
import type { OutgoingHttpHeaders } from 'node:http'

type Contract = typeof contract
type Client = typeof client
type OperationId = {
  [Id in keyof Contract & keyof Client]: Contract[Id] extends EndpointShape ? Id : never
}[keyof Contract & keyof Client]
type EndpointOf<Id extends OperationId> = Extract<Contract[Id], EndpointShape>
type Tail<Parts extends readonly unknown[]> = Parts extends readonly [unknown, ...infer Rest] ? Rest : never

type Refusal = Required<Pick<ErrorBody, 'code' | 'message' | 'requestId' | 'fields' | 'details' | 'current'>>
type Either<Body> = [Body] extends [undefined] ? Refusal : Body & Omit<Refusal, keyof Body>

/** What came back, whatever it is: for what a test says of statuses, headers and refusals. */
export interface Answer<Body = unknown> {
  readonly status: number
  readonly headers: OutgoingHttpHeaders
  /** Of a refusal. */
  readonly code: ErrorBody['code'] | undefined
  /** Of the success or of the refusal: which of them, the test says. Undefined where it is no JSON. */
  readonly body: Either<Body>
  readonly bytes: Buffer
}

/** What is sent, also where the contract refuses it. */
export interface Question {
  readonly params?: Readonly<Record<string, unknown>> | undefined
  /** As text where no client would send it so, such as a name that stands there twice. */
  readonly query?: Readonly<Record<string, unknown>> | string | undefined
  /** A form with its files is text or bytes, and its header goes with `as`. */
  readonly body?: object | string | undefined
  readonly idempotencyKey?: string | undefined
}

interface Driven<E extends EndpointShape, Call extends (...parts: never) => unknown> {
  /** As the product's own client calls it; a refusal rejects with `ApiError`. */
  (...input: Tail<Parameters<Call>>): ReturnType<Call>
  /** The whole answer, also of a refusal. */
  answer(question?: Question): Promise<Answer<ResponseOf<E>>>
}

/** Every call of the contract, as one person. */
export type Driver = {
  readonly [Id in OperationId]: Driven<EndpointOf<Id>, Extract<Client[Id], (...parts: never) => unknown>>
}
