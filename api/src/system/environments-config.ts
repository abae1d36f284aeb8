import { ConfigError, list, matching, type Environment } from './environment.ts'

export interface EnvironmentsConfig {
  /** Which environment this process serves at its address (`development`, `staging`, `production`, …). */
  readonly environment: string
  /** All that this installation holds, in the order in which a version passes them. */
  readonly environments: readonly string[]
}

/** Which environments there are, and which of them is served. */
export function environmentsConfig(env: Environment, production: boolean): EnvironmentsConfig {
  const short = /^[a-z][a-z0-9-]{0,39}$/
  const environment = matching(
    env,
    'ENVIRONMENT',
    production ? 'production' : 'development',
    short,
    'a short lower-case name',
  )
  const named = list(env, 'ENVIRONMENTS')
  const environments = named.length > 0 ? named : ['development', 'staging', 'production']
  if (new Set(environments).size < environments.length || environments.some((name) => !short.test(name)))
    throw new ConfigError(`ENVIRONMENTS must be short lower-case names, each once, not "${environments.join()}"`)
  if (!environments.includes(environment))
    throw new ConfigError(`ENVIRONMENT must be one of ENVIRONMENTS (${environments.join()}), not "${environment}"`)
  return { environment, environments }
}
