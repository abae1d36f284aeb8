import * as client from '@staffel/shared-api/client'
import { allEndpoints, type EndpointShape, type WorkflowName } from '@staffel/shared-api/contract'
import axios from 'axios'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import type { Answer, Driver, Question } from './driver.ts'
import { injectedFetch } from './injected-fetch.ts'

interface Reached {
  readonly http: FastifyInstance
  readonly workflows: Readonly<Record<WorkflowName, string>>
  /** What every request of this person carries. */
  readonly caller: () => Promise<InjectOptions>
}

/** The contract's calls over `inject`. */
export function createDriver(reached: Reached): Driver {
  const { workflows, http, caller } = reached
  const api = {
    http: axios.create({
      baseURL: 'http://localhost/webhook',
      adapter: 'fetch',
      env: { fetch: injectedFetch(http, caller) },
    }),
    workflows,
  }
  const driven = allEndpoints.map((endpoint) => {
    const operation: unknown = Reflect.get(client, endpoint.id)
    if (typeof operation !== 'function') throw new Error(`The client has no ${endpoint.id}`)
    const call = (input?: unknown): unknown => Reflect.apply(operation, undefined, [api, input])
    const answer = (question?: Question) => ask(reached, endpoint, question)
    return [endpoint.id, Object.assign(call, { answer })]
  })
  // The names and types are those of the contract that it was just made of.
  return Object.fromEntries(driven) as Driver
}

async function ask(
  reached: Reached,
  endpoint: EndpointShape,
  question: Question = {},
): Promise<Record<keyof Answer, unknown>> {
  const { headers, ...options } = await reached.caller()
  const answer = await reached.http.inject({
    ...options,
    method: endpoint.method,
    url: pathOf(endpoint, reached.workflows, question.params) + queryOf(question.query),
    headers: { ...headers, ...(question.idempotencyKey && { 'idempotency-key': question.idempotencyKey }) },
    ...(question.body && { payload: question.body }),
  })
  const { statusCode: status, rawPayload: bytes } = answer
  const body: unknown = isJson(answer) ? answer.json() : undefined
  return { status, headers: answer.headers, code: client.isErrorBody(body) ? body.code : undefined, body, bytes }
}

function pathOf(endpoint: EndpointShape, workflows: Reached['workflows'], params: Question['params'] = {}): string {
  const base = endpoint.base === 'webhook' ? '/webhook' : `/webhook/${workflows[endpoint.base]}`
  return base + endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
}

function queryOf(query: Question['query'] = {}): string {
  if (typeof query === 'string') return query && `?${query}`
  const said = Object.entries(query).filter(([, value]) => value !== undefined)
  const text = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value))
  return said.length === 0 ? '' : `?${new URLSearchParams(said.map(([name, value]) => [name, text(value)])).toString()}`
}

function isJson({ headers }: LightMyRequestResponse): boolean {
  return String(headers['content-type']).startsWith('application/json')
}
