import { callApi, RegistryError, type Target } from './callApi.ts'

/** What the API says of an area in the environment of a token. */
export interface AreaAt {
  readonly environment: string
  /** All of the installation. */
  readonly environments: readonly string[]
  readonly area: { readonly live: string } | null
}

export async function stateOf(area: string, target: Target): Promise<AreaAt> {
  const state = await callApi(target, 'GET', area)
  if (isState(state)) return state
  throw new RegistryError(`${target.url} does not say what is live of ${area}.`)
}

function isState(value: unknown): value is AreaAt {
  if (typeof value !== 'object' || value === null) return false
  if (!('environment' in value && 'environments' in value && 'area' in value)) return false
  const { environment, environments, area } = value
  const isArea = area === null || (typeof area === 'object' && 'live' in area && typeof area.live === 'string')
  return typeof environment === 'string' && Array.isArray(environments) && isArea
}
