import type { Config } from '../../../config.ts'
import type { Deployer } from '../environments/deploy-token.repository.ts'

export type LocalDeploying = Pick<Config, 'firebase' | 'environment' | 'environments'>

/**
 * In local mode, where anyone may sign in as anyone, `local` is a token for every area, and `local:staging` one for
 * another environment: `npm start` publishes with it, and so does whoever tries out what a pipeline does. Null anywhere
 * else.
 */
export function localDeployer(
  { firebase, environment: own, environments }: LocalDeploying,
  secret: string,
  areaId: string,
): Deployer | null {
  const [name, environment = own, ...rest] = secret.split(':')
  if (firebase || name !== 'local' || rest.length > 0 || !environments.includes(environment)) return null
  return { tokenId: 'local', environment, areaId, label: 'local', rights: 'release', madeBy: 'local' }
}
