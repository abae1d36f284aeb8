/** An API that takes versions of one area, with the token for it. */
export interface Target {
  readonly url: string
  readonly token: string
  /** The network; another one in tests. */
  readonly fetch?: typeof globalThis.fetch
}

/** What went wrong, told to who runs a command: without a stack. */
export class RegistryError extends Error {
  override readonly name = 'RegistryError'
}

/** Calls `/deploy/<area>`; answers its body, and throws what it says when it refuses. */
export async function callApi(
  { url, token, fetch = globalThis.fetch }: Target,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: object | Uint8Array<ArrayBuffer>,
): Promise<unknown> {
  const isFile = body instanceof Uint8Array
  const address = new URL(`/deploy/${path}`, url)
  const answer = await fetch(address, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body && { 'content-type': isFile ? 'application/octet-stream' : 'application/json' }),
    },
    ...(body && { body: isFile ? body : JSON.stringify(body) }),
    signal: AbortSignal.timeout(120_000),
  }).catch((error: unknown) => {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error)
    throw new RegistryError(`${address.origin} cannot be reached: ${cause}`)
  })
  const text = await answer.text()
  const said = parsed(text)
  if (answer.ok) return said
  throw new RegistryError(`${address.origin} refused with ${answer.status}: ${reasonOf(said) ?? 'no reason given'}`)
}

function parsed(text: string): unknown {
  try {
    return text === '' ? null : JSON.parse(text)
  } catch {
    return null
  }
}

/** What stands beside a field says more than the sentence above it. */
function reasonOf(said: unknown): string | undefined {
  if (typeof said !== 'object' || said === null) return undefined
  const fields = 'fields' in said && typeof said.fields === 'object' && said.fields !== null ? said.fields : {}
  const message = 'message' in said ? [String(said.message)] : []
  const [first] = [...Object.values(fields).map(String), ...message]
  return first
}
