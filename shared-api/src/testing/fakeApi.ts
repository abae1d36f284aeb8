import axios, { AxiosError, type AxiosAdapter, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios'
import { Compile } from 'typebox/compile'
import type { TSchema } from 'typebox'
import type { ApiClient } from '../client/ApiClient.ts'
import type { FileAnswer, ListPage } from '../client/readAnswer.ts'
import * as contract from '../contract/index.ts'
import type { BodyOf, EndpointShape, ParamsOf, QueryOf, ResponseOf } from '../contract/index.ts'
import { contentDisposition } from '../rules/content-disposition.rules.ts'
import { FakeFailure } from './FakeFailure.ts'
import { readCall, type ReadCall } from './readCall.ts'

type Contract = typeof contract
type Endpoints = { [Name in keyof Contract as Contract[Name] extends EndpointShape ? Name : never]: Contract[Name] }
type EndpointOf<Name> = Name extends keyof Endpoints
  ? Endpoints[Name] extends EndpointShape
    ? Endpoints[Name]
    : never
  : never

/**
 * What a fake answers: for a list with a total the page (a bare array is the whole list), a file with its name, else
 * the body.
 */
type FakeAnswer<E extends EndpointShape> = E['totalCount'] extends true
  ? ResponseOf<E> extends readonly (infer Item)[]
    ? readonly Item[] | (Pick<ListPage<Item>, 'items' | 'total'> & { totalIsMinimum?: boolean })
    : never
  : E['file'] extends object
    ? FileAnswer
    : ResponseOf<E>

/** Answers by the name of the call. Throw `failWith(code)` to answer with an error. */
export type FakeAnswers = {
  [Name in keyof Endpoints]?: (call: {
    readonly params: ParamsOf<EndpointOf<Name>>
    readonly query: QueryOf<EndpointOf<Name>>
    readonly body: BodyOf<EndpointOf<Name>>
  }) => FakeAnswer<EndpointOf<Name>> | Promise<FakeAnswer<EndpointOf<Name>>>
}

export interface FakeApi {
  readonly client: ApiClient
  /** For an axios instance that exists already: `http.defaults.adapter = api.adapter`. */
  readonly adapter: AxiosAdapter
  /** Calls in the order in which they came. */
  readonly calls: readonly ReadCall[]
  /** Answers that replace or add to those given before. */
  use(answers: FakeAnswers): void
}

/**
 * The API as far as a test needs it. What does not fit the contract, in a call or in an answer, and a call without an
 * answer are reported with `console.error`, which fails the test.
 */
export function fakeApi(answers: FakeAnswers = {}): FakeApi {
  const known: FakeAnswers = { ...keptByNobody, ...answers }
  const calls: ReadCall[] = []
  const adapter: AxiosAdapter = async (config) => {
    const call = readCall(contract.allEndpoints, config)
    if (!call) return complain(`The contract has no ${config.method} ${config.url}`)
    const handler = Object.entries(known).find(([id]) => id === call.endpoint.id)?.[1]
    if (!usual.has(handler)) calls.push(call)
    if (!handler) return complain(`No answer was given for ${call.endpoint.id}`)
    return answerWith(call, (read) => Reflect.apply(handler, undefined, [read]), config)
  }
  const client = { http: axios.create({ baseURL: '/webhook', adapter }), workflows }
  return {
    client,
    adapter,
    calls,
    use: (more) => {
      Object.assign(known, more)
    },
  }
}

/** An answer with an error of the API. */
export function failWith(...facts: ConstructorParameters<typeof FakeFailure>): FakeFailure {
  return new FakeFailure(...facts)
}

/** Every form keeps what is typed, and some look things up; a test that is not about that hears nothing of it. */
const keptByNobody = {
  listWorkingCopies: () => [],
  keepWorkingCopy: ({ body: { rev } }) => ({ rev: rev + 1, updated_at: '2026-03-16T10:00:00.000Z' }),
  keepLateWorkingCopy: ({ body: { rev } }) => ({ rev: rev + 1, updated_at: '2026-03-16T10:00:00.000Z' }),
  discardWorkingCopy: () => undefined,
  getRegisters: () => ({ vat_numbers: false, companies: false, addresses: false }),
} satisfies FakeAnswers
const usual = new Set<unknown>(Object.values(keptByNobody))

const workflows = { offers: 'offers-workflow', quotes: 'quotes-workflow' }

async function answerWith(
  call: ReadCall,
  handler: (call: ReadCall) => unknown,
  config: InternalAxiosRequestConfig,
): Promise<AxiosResponse> {
  for (const [part, schema] of call.parts) mustFit(`The ${part} of ${call.endpoint.id}`, schema, call[part])
  try {
    const answer = await handler(call)
    return call.endpoint.file ? fileSuccess(answer, config) : success(call.endpoint, answer, config)
  } catch (failure) {
    if (!(failure instanceof FakeFailure)) throw failure
    const response = { status: failure.status, statusText: '', data: failure.body, headers: failure.headers, config }
    throw new AxiosError(
      `Request failed with status code ${failure.status}`,
      AxiosError.ERR_BAD_REQUEST,
      config,
      undefined,
      response,
    )
  }
}

function success(endpoint: EndpointShape, answer: unknown, config: InternalAxiosRequestConfig): AxiosResponse {
  const { items, headers } = endpoint.totalCount ? asPage(answer) : { items: answer, headers: {} }
  if (endpoint.response) mustFit(`The answer to ${endpoint.id}`, endpoint.response, items)
  return { status: endpoint.status, statusText: '', data: items, headers, config }
}

function fileSuccess(answer: unknown, config: InternalAxiosRequestConfig): AxiosResponse {
  const { blob, filename }: FileAnswer = Object(answer)
  const headers = { 'content-type': blob.type, 'content-disposition': contentDisposition(filename) }
  return { status: 200, statusText: '', data: blob, headers, config }
}

function asPage(answer: unknown): { items: unknown; headers: Record<string, string> } {
  if (Array.isArray(answer)) return { items: answer, headers: { 'x-total-count': String(answer.length) } }
  const { items, total, totalIsMinimum } = Object(answer)
  return {
    items,
    headers: { 'x-total-count': String(total), ...(totalIsMinimum && { 'x-total-count-capped': 'true' }) },
  }
}

function mustFit(what: string, schema: TSchema, value: unknown): void {
  const [problem] = Compile(schema).Errors(value)
  if (problem) console.error(`${what} does not fit the contract: ${problem.instancePath} ${problem.message}`)
}

function complain(message: string): never {
  console.error(message)
  throw new AxiosError(message, AxiosError.ERR_NETWORK)
}
