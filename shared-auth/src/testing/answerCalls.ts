import { AxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios'
import { apiClient } from '../auth.ts'

/** A call as a test sees it. */
export interface TestCall {
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, unknown>>
  readonly body: unknown
}

export interface TestAnswer {
  readonly status?: number
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** Takes the network's place: every call of the API goes to `answer`; a call that it does not know fails the test. */
export function answerCalls(
  answer: (call: TestCall) => TestAnswer | undefined | Promise<TestAnswer | undefined>,
): void {
  apiClient.http.defaults.adapter = async (config) => {
    const call = toCall(config)
    const given = await answer(call)
    if (!given) throw new Error(`The test answers no ${call.method} ${call.path}`)
    return settle(config, given)
  }
}

function toCall(config: InternalAxiosRequestConfig): TestCall {
  const body: unknown = typeof config.data === 'string' ? JSON.parse(config.data) : config.data
  return { method: (config.method ?? 'get').toUpperCase(), path: config.url ?? '', query: config.params ?? {}, body }
}

function settle(config: InternalAxiosRequestConfig, { status = 200, body, headers = {} }: TestAnswer): AxiosResponse {
  const response: AxiosResponse = { config, status, statusText: '', headers, data: body, request: {} }
  if (status >= 200 && status < 300) return response
  throw new AxiosError(`Request failed with status code ${status}`, 'ERR_BAD_RESPONSE', config, {}, response)
}
