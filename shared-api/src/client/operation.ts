import type { BodyOf, EndpointShape, ParamsOf, QueryOf, ResponseOf } from '../contract/kit/endpoint.ts'
import type { ApiClient } from './ApiClient.ts'
import type { Call } from './Call.ts'
import { readAnswer, type FileAnswer, type ListPage } from './readAnswer.ts'
import { toApiError } from './toApiError.ts'
import { toFormData, toQuery, toUrl } from './toRequest.ts'

type RequiredKeys<T> = { [K in keyof T]-?: Record<never, never> extends Pick<T, K> ? never : K }[keyof T]
/** Under `name`; optional when nothing in it is required. */
type Part<Name extends string, T> = [T] extends [undefined]
  ? unknown
  : [RequiredKeys<T>] extends [never]
    ? { [K in Name]?: T }
    : { [K in Name]: T }

export type OperationInput<E extends EndpointShape> = Part<'params', ParamsOf<E>> &
  Part<'query', QueryOf<E>> &
  Part<'body', BodyOf<E>> &
  (E['multipart'] extends object
    ? { file: File; /** Told how much has been sent, from 0 to 1. */ onProgress?: (share: number) => void }
    : unknown) &
  (E['passive'] extends 'tried-again' ? { /** Nobody asked for it just now. */ triedAgain?: boolean } : unknown) & {
    signal?: AbortSignal
    /** Makes repeating a create safe: the same key gives the first call's answer. */
    idempotencyKey?: string
  }

export type OperationAnswer<E extends EndpointShape> = E['totalCount'] extends true
  ? ResponseOf<E> extends readonly (infer Item)[]
    ? ListPage<Item>
    : never
  : E['file'] extends object
    ? FileAnswer
    : ResponseOf<E>

/** Calls the API once. Rejects with `ApiError` only. */
export interface Operation<E extends EndpointShape> {
  (
    client: ApiClient,
    ...input: Record<never, never> extends OperationInput<E> ? [input?: OperationInput<E>] : [input: OperationInput<E>]
  ): Promise<OperationAnswer<E>>
  /** Whether a page may ask it again by itself: what `every` takes. */
  readonly passive: E['passive'] extends true ? true : false
}

interface LooseInput {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
  readonly file?: File
  readonly onProgress?: (share: number) => void
  readonly signal?: AbortSignal
  readonly idempotencyKey?: string
  readonly triedAgain?: boolean
}

/** Makes the function for one endpoint. Types come from the contract, which itself never reaches the browser. */
export function operation<E extends EndpointShape>(call: Call): Operation<E> {
  const send = async (client: ApiClient, input: LooseInput = {}): Promise<unknown> => {
    try {
      return readAnswer(call, await client.http.request(toConfig(call, client, input)))
    } catch (failure) {
      throw toApiError(failure)
    }
  }
  const passive: unknown = call.passive === true
  // The descriptor is generated from the endpoint, so the loose function has the endpoint's types.
  return Object.assign(send, { passive }) as Operation<E>
}

function toConfig(call: Call, client: ApiClient, input: LooseInput) {
  return {
    method: call.method,
    url: toUrl(call, client.workflows, input.params),
    params: toQuery(input.query, call.jsonQuery),
    data: call.fileField && input.file ? toFormData(call.fileField, input.file, input.body) : input.body,
    ...(input.signal && { signal: input.signal }),
    // Not `blob`, which is text in Node; a refusal arrives as bytes as well.
    ...(call.answer === 'file' && { responseType: 'arraybuffer' as const }),
    ...(input.onProgress && {
      onUploadProgress: ({ progress }: { progress?: number }) => input.onProgress?.(progress ?? 0),
    }),
    ...(call.timeoutMs !== undefined && { timeout: call.timeoutMs }),
    ...headersOf(input),
  }
}

function headersOf({ idempotencyKey, triedAgain }: LooseInput): { headers?: Record<string, string> } {
  if (!idempotencyKey && !triedAgain) return {}
  return {
    headers: {
      ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
      ...(triedAgain && { 'x-tried-again': 'true' }),
    },
  }
}
