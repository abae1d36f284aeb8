import axios, { type AxiosInstance } from 'axios'
import { isRefusalCode } from '../access/refusals.ts'
import { atOriginOf } from './atOriginOf.ts'
import type { Credentials } from '../session/createSession.ts'

export interface HttpParts {
  readonly credentials: (options: { readonly fresh: boolean }) => Promise<Credentials | null>
  /** Still 401 with a fresh token: the API has ended the session. */
  readonly onSessionEnded: () => void
  /** 403: blocked, unsubscribed, or another role than a minute ago. */
  readonly onRefused: () => void
  /** Language of messages that come back. */
  readonly language: () => string
}

declare module 'axios' {
  interface AxiosRequestConfig {
    /** Sent for the second time, with a fresh token. */
    repeated?: boolean
    /** Carries these whatever the session holds now; a refusal says nothing about the session. */
    held?: Credentials
  }
}

/**
 * The authorised axios instance. Every call carries the identity token and the uid when somebody is signed in, the
 * language, and an id that support can look up. A 401 is repeated once with a fresh token.
 */
export function createHttp({ credentials, onSessionEnded, onRefused, language }: HttpParts): AxiosInstance {
  // Calls carry a token and no cookie. Looking for axios' cookie takes a way to the browser's store and back before
  // every call, and the first of them would leave only when the frame has been drawn.
  const http = axios.create({ timeout: 30_000, withXSRFToken: false })

  http.interceptors.request.use(async (config) => {
    config.headers.set('Accept-Language', language())
    config.headers.set('x-request-id', crypto.randomUUID())
    const held = config.held ?? (await credentials({ fresh: config.repeated === true }))
    if (held) {
      config.headers.set('Authorization', `Bearer ${held.token}`)
      config.headers.set('x-user-id', held.uid)
    }
    return config
  })

  http.interceptors.response.use((answer) => ({ ...answer, data: atOriginOf(http.defaults.baseURL, answer.data) }))
  http.interceptors.response.use(undefined, async (error: unknown) => {
    if (!axios.isAxiosError(error)) throw error
    const { config, response } = error
    if (config?.held) throw error
    if (response?.status === 401 && config?.headers.has('Authorization')) {
      if (!config.repeated) return http.request({ ...config, repeated: true })
      onSessionEnded()
    }
    if (response?.status === 403 && mayHaveChanged(response.data)) onRefused()
    throw error
  })
  return http
}

function mayHaveChanged(body: unknown): boolean {
  if (typeof body !== 'object' || body === null || !('code' in body)) return false
  return body.code === 'FORBIDDEN' || isRefusalCode(body.code)
}
