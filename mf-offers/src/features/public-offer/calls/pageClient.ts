import type { ApiClient } from '@staffel/shared-api/client'

/** Who is signed in here, as far as that can be read without the identity SDK. */
export interface Credentials {
  readonly uid: string
  readonly token: string
}

interface Asked {
  readonly method?: string
  readonly url?: string
  readonly params?: Readonly<Record<string, string>>
  readonly data?: unknown
  readonly timeout?: number
}

/** The way to the API without axios: what an operation hands over is sent, and what it reads of an answer is there. */
export function pageClient(credentials: Credentials | null = null): ApiClient {
  const request = async (asked: Asked) => {
    const query = new URLSearchParams(asked.params).toString()
    const answer = await fetch(`/webhook${asked.url}${query && `?${query}`}`, {
      method: asked.method ?? 'GET',
      headers: {
        'accept-language': document.documentElement.lang,
        ...(asked.data !== undefined && { 'content-type': 'application/json' }),
        ...(credentials && { authorization: `Bearer ${credentials.token}`, 'x-user-id': credentials.uid }),
      },
      signal: AbortSignal.timeout(asked.timeout ?? 30_000),
      ...(asked.data !== undefined && { body: JSON.stringify(asked.data) }),
    }).catch(noAnswer)
    const response = { status: answer.status, data: await dataOf(answer), headers: Object.fromEntries(answer.headers) }
    if (!answer.ok) throw failure(`Answered ${answer.status}`, { response })
    return response
  }
  // An operation reads status, data and headers of an answer; the rest of axios' own is not there.
  return {
    http: { request: request as unknown as ApiClient['http']['request'] },
    workflows: { offers: '', quotes: '' },
  }
}

async function dataOf(answer: Response): Promise<unknown> {
  const text = await answer.text()
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function noAnswer(error: unknown): never {
  const isLate = error instanceof Error && error.name === 'TimeoutError'
  throw failure('No answer', { code: isLate ? 'ETIMEDOUT' : 'ERR_NETWORK' })
}

const failure = (message: string, facts: object): Error =>
  Object.assign(new Error(message), { isAxiosError: true }, facts)
