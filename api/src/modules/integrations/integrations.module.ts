import type { Module, ModuleContext } from '../../http/module.ts'
import { exactClient } from './exact-client.ts'
import { exactRepository } from './exact.repository.ts'
import { exactService } from './exact.service.ts'
import { integrationsRoutes } from './integrations.routes.ts'
import { tokenCipher } from '../../system/security/token-cipher.ts'

/** The link with the accounting system. */
export function createIntegrationsModule({ config, db, now }: ModuleContext): Module {
  const { baseUrl, redirectUri, tokenKey, test, production } = config.exact
  const callback = redirectUri ?? `${config.origins[0] ?? `http://localhost:${config.port}`}/exact/callback`
  const service = exactService({
    db,
    exact: exactRepository,
    client: exactClient({ baseUrl, redirectUri: callback, now }),
    cipher: tokenKey && tokenCipher(tokenKey),
    applications: { test, production },
    now,
  })
  return { routes: integrationsRoutes(service) }
}
