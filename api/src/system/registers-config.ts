import { ConfigError, text, type Environment } from './environment.ts'

/** Registers outside that may be asked; null: this one is not, and what it would tell is typed. */
export interface RegistersConfig {
  /** Base of the REST API of VIES. */
  readonly vies: string | null
  readonly tradeRegister: { readonly url: string; readonly key: string } | null
  /** Base of the search of PDOK's Locatieserver. */
  readonly addresses: string | null
}

export function registersConfig(env: Environment): RegistersConfig {
  const key = text(env, 'KVK_API_KEY')
  return {
    vies: address(env, 'VIES_URL'),
    tradeRegister: key === null ? null : { url: address(env, 'KVK_URL') ?? 'https://api.kvk.nl/api', key },
    addresses: address(env, 'PDOK_URL'),
  }
}

/** What is asked there is nobody else's: in the open only on this machine. */
function address(env: Environment, name: string): string | null {
  const value = text(env, name)
  if (value === null) return null
  const url = URL.parse(value)
  const isHere = url?.protocol === 'http:' && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname)
  if (!url || !(url.protocol === 'https:' || isHere) || url.search || url.hash || url.username)
    throw new ConfigError(`${name} must be an address such as https://api.example.com/v1, not "${value}"`)
  return url.href.replace(/\/$/, '')
}
