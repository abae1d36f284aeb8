import { AxiosError, type AxiosAdapter, type InternalAxiosRequestConfig } from 'axios'
import { createHttp } from './createHttp.ts'
import { tokenAge } from './tokenAge.ts'

interface Reply {
  readonly status: number
  readonly data?: unknown
}

function client(
  replies: Reply[],
  credentials = async ({ fresh }: { readonly fresh: boolean }) => held(fresh ? 'new' : 'old'),
) {
  const sent: InternalAxiosRequestConfig[] = []
  const onSessionEnded = jest.fn()
  const onRefused = jest.fn()
  const http = createHttp({ credentials, onSessionEnded, onRefused, language: () => 'nl' })
  const adapter: AxiosAdapter = async (config) => {
    sent.push(config)
    const { status, data } = replies.shift() ?? { status: 200 }
    const response = { config, status, data, statusText: '', headers: {} }
    if (status < 300) return response
    throw new AxiosError('refused', 'ERR_BAD_REQUEST', config, {}, response)
  }
  http.defaults.adapter = adapter
  return {
    http,
    sent,
    onSessionEnded,
    onRefused,
    tokens: () => sent.map((config) => config.headers.get('Authorization')),
  }
}

const held = (token: string) => ({ uid: 'uid-mila', token })

describe('the authorised axios instance', () => {
  it('carries the token, the uid, the language and an id of its own', async () => {
    const { http, sent } = client([])
    await http.get('/offers')
    await http.get('/offers')
    const [first, second] = sent.map((config) => config.headers)
    expect(first?.get('Authorization')).toBe('Bearer old')
    expect(first?.get('x-user-id')).toBe('uid-mila')
    expect(first?.get('Accept-Language')).toBe('nl')
    expect(first?.get('x-request-id')).not.toBe(second?.get('x-request-id'))
  })

  it('calls without them when nobody is signed in', async () => {
    const { http, sent } = client([], async () => null as never)
    await http.post('/invites/accept', { token: 't' })
    expect(sent[0]?.headers.has('Authorization')).toBe(false)
    expect(sent[0]?.headers.has('x-user-id')).toBe(false)
  })

  it('does not call at all when there is no token to be had', async () => {
    const { http, sent } = client([], async () => Promise.reject(new Error('Failed to get auth token')))
    await expect(http.get('/offers')).rejects.toThrow('Failed to get auth token')
    expect(sent).toHaveLength(0)
  })

  it('leaves at once: no cookie is looked for first', async () => {
    const { http, sent } = client([])
    await http.get('/offers')
    expect(sent[0]?.withXSRFToken).toBe(false)
  })

  it('repeats a 401 once, with a fresh token and the same body', async () => {
    const { http, sent, tokens, onSessionEnded } = client([{ status: 401 }, { status: 200, data: 'saved' }])
    await expect(http.post('/offers/create', { offer: 1 })).resolves.toMatchObject({ data: 'saved' })
    expect(tokens()).toEqual(['Bearer old', 'Bearer new'])
    expect(sent.map((config) => config.data)).toEqual(['{"offer":1}', '{"offer":1}'])
    expect(onSessionEnded).not.toHaveBeenCalled()
  })

  it('ends the session when a fresh token is refused as well', async () => {
    const { http, sent, onSessionEnded } = client([{ status: 401 }, { status: 401 }])
    await expect(http.get('/offers')).rejects.toMatchObject({ response: { status: 401 } })
    expect(sent).toHaveLength(2)
    expect(onSessionEnded).toHaveBeenCalledTimes(1)
  })

  it('leaves a 401 of a call without a session alone', async () => {
    const { http, sent, onSessionEnded } = client([{ status: 401 }], async () => null as never)
    await expect(http.get('/offers')).rejects.toBeDefined()
    expect(sent).toHaveLength(1)
    expect(onSessionEnded).not.toHaveBeenCalled()
  })

  it('carries what it is given instead, whose refusal says nothing about the session', async () => {
    const { http, tokens, onSessionEnded } = client([{ status: 401 }])
    await expect(http.post('/users/me/signout', {}, { held: held('left') })).rejects.toBeDefined()
    expect(tokens()).toEqual(['Bearer left'])
    expect(onSessionEnded).not.toHaveBeenCalled()
  })

  it.each(['FORBIDDEN', 'USER_BLOCKED', 'TENANT_INACTIVE', 'NO_SUBSCRIPTION', 'NO_USER'])(
    'has access checked again after %s',
    async (code) => {
      const { http, onRefused } = client([{ status: 403, data: { code } }])
      await expect(http.get('/offers')).rejects.toBeDefined()
      expect(onRefused).toHaveBeenCalledTimes(1)
    },
  )

  it('does not take a refusal for another reason as one of access', async () => {
    const { http, onRefused } = client([{ status: 403, data: { code: 'PLAN_LIMIT' } }, { status: 500 }])
    await expect(http.get('/offers')).rejects.toBeDefined()
    await expect(http.get('/offers')).rejects.toBeDefined()
    expect(onRefused).not.toHaveBeenCalled()
  })
})

describe('tokenAge', () => {
  const token = (payload: object) => `h.${btoa(JSON.stringify(payload))}.s`

  it('counts from the moment of issue', () => {
    expect(tokenAge(token({ iat: 100 }), 160_000)).toBe(60_000)
  })

  it('is infinite for what is not a token', () => {
    expect(tokenAge('nonsense', 0)).toBe(Infinity)
    expect(tokenAge(token({}), 0)).toBe(Infinity)
  })
})
