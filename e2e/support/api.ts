import type { BootManifest } from '@staffel/shared-api/contract'
import { accounts, type Account } from './accounts.ts'

/** The API as a program of its own would use it, signed in as one of the sample accounts. */
export interface Api {
  readonly workflows: BootManifest['api']['workflows']
  readonly get: (path: string) => Promise<Answer>
  readonly post: (path: string, body?: unknown) => Promise<Answer>
  readonly send: (path: string, form: FormData) => Promise<Answer>
}

export interface Answer {
  readonly status: number
  readonly body: unknown
}

const toolkit = 'identitytoolkit.googleapis.com/v1/accounts'

/** What `caller` holds goes with every call, as it does in `signIn`. */
export async function openApi(
  url: string,
  account: Account,
  caller: Readonly<Record<string, string>> = {},
): Promise<Api> {
  const manifest = await readManifest(url)
  const headers = await signIn(url, accounts[account], caller)
  const ask = async (path: string, init: RequestInit): Promise<Answer> => {
    const response = await fetch(`${url}${manifest.api.base}${path}`, {
      ...init,
      headers: { ...headers, ...init.headers },
    })
    const text = await response.text()
    return { status: response.status, body: text === '' ? null : JSON.parse(text) }
  }
  return {
    workflows: manifest.api.workflows,
    get: (path) => ask(path, {}),
    post: (path, body = {}) =>
      ask(path, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    send: (path, form) => ask(path, { method: 'POST', body: form }),
  }
}

/**
 * Signs in by e-mail link over HTTP, as the Firebase SDK does, with the mail read from the local mailbox. Answers the
 * headers of a signed-in call. What `caller` holds goes with every call from the first on, such as the address that it
 * comes from.
 */
export async function signIn(
  url: string,
  email: string,
  caller: Readonly<Record<string, string>> = {},
): Promise<Record<string, string>> {
  const { firebase } = await readManifest(url)
  await postJson(
    `${url}/${toolkit}:sendOobCode?key=e2e`,
    { requestType: 'EMAIL_SIGNIN', email, continueUrl: `${url}/finishSignIn` },
    caller,
  )
  const { oobCode } = await newestLink(url, email, firebase.projectId)
  const session = await postJson(`${url}/${toolkit}:signInWithEmailLink?key=e2e`, { email, oobCode }, caller)
  const { idToken, localId } = Object(session)
  return { ...caller, authorization: `Bearer ${idToken}`, 'x-user-id': String(localId) }
}

async function readManifest(url: string): Promise<BootManifest> {
  return (await fetch(`${url}/environment.json`)).json()
}

export interface SignInLink {
  readonly email: string
  readonly oobCode: string
  readonly oobLink: string
}

/** The newest sign-in link that the identity stand-in has sent to an address. */
export async function newestLink(url: string, email: string, project = 'demo-local'): Promise<SignInLink> {
  const { oobCodes }: { oobCodes: SignInLink[] } = await (
    await fetch(`${url}/emulator/v1/projects/${project}/oobCodes`)
  ).json()
  const link = oobCodes.findLast((candidate) => candidate.email === email)
  if (!link) throw new Error(`No sign-in link for ${email}`)
  return link
}

async function postJson(url: string, body: unknown, headers: Readonly<Record<string, string>>): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { ...headers, 'content-type': 'application/json' },
  })
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`)
  return response.json()
}
