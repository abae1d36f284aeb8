import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../../../config.ts'

/** Set by the shell for who may decide on environments. */
const chosen = /(?:^|;\s*)staffel_environment=([a-z][a-z0-9-]{0,39})(?:;|$)/

export interface ChosenEnvironment {
  /** The environment of the call that is being answered; of anything else, that of this address. */
  here(): string
  follow(app: FastifyInstance): void
}

/**
 * In local mode a browser may look at any environment of the installation, and finds the API as it is there. Elsewhere
 * an address shows its own, whatever a browser says.
 */
export function chosenEnvironment(
  config: Pick<Config, 'environment' | 'environments' | 'firebase'>,
): ChosenEnvironment {
  const own = config.environment
  if (config.firebase) return { here: () => own, follow: () => undefined }
  const calls = new AsyncLocalStorage<string>()
  const nameFor = ({ headers }: FastifyRequest): string => {
    const [, name = own] = chosen.exec(headers.cookie ?? '') ?? []
    return config.environments.includes(name) ? name : own
  }
  return {
    here: () => calls.getStore() ?? own,
    follow(app) {
      app.addHook('onRequest', (request, _reply, done) => calls.run(nameFor(request), done))
      // What reads a body is told of it by the socket, outside of what began above.
      app.addHook('preValidation', (request, _reply, done) => calls.run(nameFor(request), done))
    },
  }
}
