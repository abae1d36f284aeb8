import { RegistryError, type Target } from '../callApi.ts'

/** What the API says that a folder must hold. */
export interface Site {
  readonly environment: string
  readonly revision: number
  readonly canaries: readonly string[]
  /** Contents by name. */
  readonly documents: Readonly<Record<string, string>>
  /** SHA-256 by address. */
  readonly files: Readonly<Record<string, string>>
  readonly unlisted: readonly string[]
}

/** Asks what an environment shows; an address shows one, and in local mode that which the caller chooses. */
export async function readSite(
  environment: string,
  { api, language }: { readonly api: string; readonly language: string },
  { url, fetch = globalThis.fetch }: Pick<Target, 'url' | 'fetch'>,
): Promise<Site> {
  const address = new URL(`/environment-files.json?${new URLSearchParams({ api: originOf(api) })}`, url)
  const headers = { 'accept-language': language, cookie: `staffel_environment=${environment}` }
  const answer = await fetch(address, { headers, signal: AbortSignal.timeout(120_000) }).catch((error: unknown) => {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error)
    throw new RegistryError(`${address.origin} cannot be reached: ${cause}`)
  })
  if (answer.status === 404) throw new RegistryError(`No shell was published at ${address.origin} yet.`)
  if (!answer.ok) throw new RegistryError(`${address.href} answers ${answer.status}.`)
  const site: unknown = await answer.json()
  if (!isSite(site)) throw new RegistryError(`${address.origin} does not say what its pages are made of.`)
  if (site.environment === environment) return site
  throw new RegistryError(
    `${address.origin} shows ${site.environment}, and not ${environment}: give the address of a process with ENVIRONMENT=${environment}.`,
  )
}

function originOf(address: string): string {
  const url = URL.parse(address)
  if (url && /^https?:$/.test(url.protocol)) return url.origin
  throw new RegistryError(`${address} is no address of an API.`)
}

function isSite(value: unknown): value is Site {
  if (typeof value !== 'object' || value === null) return false
  return (
    'environment' in value &&
    typeof value.environment === 'string' &&
    'revision' in value &&
    typeof value.revision === 'number' &&
    'canaries' in value &&
    isTexts(value.canaries) &&
    'unlisted' in value &&
    isTexts(value.unlisted) &&
    'documents' in value &&
    isTextsByName(value.documents) &&
    'files' in value &&
    isTextsByName(value.files)
  )
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

function isTextsByName(value: unknown): value is Record<string, string> {
  return typeof value === 'object' && value !== null && isTexts(Object.values(value))
}
