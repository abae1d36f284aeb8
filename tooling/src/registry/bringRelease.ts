import { createHash } from 'node:crypto'
import { bring, type Brought } from './bring.ts'
import { callApi, RegistryError, type Target } from './callApi.ts'

/** Of the shell: a name that says which bytes it holds, at the root of every installation. */
const lasting = /^[^/]+\.[0-9a-f]{8,}\.[a-z0-9]+(?:\.(?:br|gz))?$/

/** Brings a version of one installation to another one, the same bytes, with the token of each. */
export async function bringRelease(
  area: string,
  version: string,
  from: Target,
  to: Target,
  say: (line: string) => void = console.log,
): Promise<Brought> {
  const { files, about } = madeOf(await callApi(from, 'GET', `${area}/releases/${version}`))
  const names = new Map(Object.entries(files).map(([name, sha256]) => [sha256, name]))
  const bytesOf = async (sha256: string) => {
    const name = names.get(sha256) ?? ''
    const path = area === 'shell' && lasting.test(name) ? `/${name}` : `/r/${area}/${version}/${name}`
    const bytes = await fileAt(new URL(path, from.url), from)
    if (createHash('sha256').update(bytes).digest('hex') === sha256) return bytes
    throw new RegistryError(`${path} at ${from.url} is not what was published there.`)
  }
  const brought = await bring({ area, publication: { files, about }, bytesOf }, to, say)
  if (brought.version === version) return brought
  throw new RegistryError(`${to.url} makes ${brought.version} of the same files, and not ${version}.`)
}

async function fileAt(address: URL, { fetch = globalThis.fetch }: Target): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(120_000) })
  if (!answer.ok) throw new RegistryError(`${address.href} answers ${answer.status}.`)
  return new Uint8Array(await answer.arrayBuffer())
}

function madeOf(answer: unknown): { files: Record<string, string>; about: object } {
  if (typeof answer === 'object' && answer !== null && 'files' in answer && 'about' in answer) {
    const { files, about } = answer
    if (typeof files === 'object' && files !== null && typeof about === 'object' && about !== null)
      return { files: Object.fromEntries(Object.entries(files).map(([name, hash]) => [name, String(hash)])), about }
  }
  throw new RegistryError('The API did not say what this version is made of.')
}
