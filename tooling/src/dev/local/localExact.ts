import { localApps, startExactStandIn, type ExactStandIn, type StandInApp } from '@staffel/exact-standin'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

type Environment = Record<string, string | undefined>

/** One of these says that somebody has configured Exact, or that this is not local mode. */
const configured = ['FIREBASE_PROJECT_ID', 'EXACT_BASE_URL', 'EXACT_TEST_CLIENT_ID', 'EXACT_PRODUCTION_CLIENT_ID']

/**
 * Local mode has an Exact of its own: starts the stand-in beside the product and tells the API of it, unless one is
 * configured. What it holds stays in the folder of the product's data.
 */
export async function localExact(root: string, env: Environment = process.env): Promise<ExactStandIn | null> {
  if (configured.some((name) => env[name]?.trim())) return null
  const folder = resolve(root, env['DATA_DIR']?.trim() || 'var')
  const stateFile = join(folder, 'exact-standin.json')
  const usual = Number(env['EXACT_PORT']?.trim() || Number(env['PORT']?.trim() || 3000) + 81)
  const start = (port: number) => startExactStandIn({ port, data: 'full', stateFile })
  const exact = await start(usual).catch(() => start(0))
  const [test, production] = localApps
  Object.assign(env, {
    EXACT_BASE_URL: exact.url,
    EXACT_REVOKE_PATH: '/api/oauth2/revoke',
    EXACT_TOKEN_KEY: env['EXACT_TOKEN_KEY']?.trim() || tokenKey(folder),
    ...(test && registration('TEST', test)),
    ...(production && registration('PRODUCTION', production)),
  })
  console.log(`In place of Exact Online: ${exact.url}/standin`)
  return exact
}

const registration = (name: string, { clientId, clientSecret, webhookSecret }: StandInApp): Environment => ({
  [`EXACT_${name}_CLIENT_ID`]: clientId,
  [`EXACT_${name}_CLIENT_SECRET`]: clientSecret,
  [`EXACT_${name}_WEBHOOK_SECRET`]: webhookSecret,
})

/** What encrypts the tokens in the database: made once, beside it. */
function tokenKey(folder: string): string {
  const file = join(folder, 'exact.key')
  mkdirSync(folder, { recursive: true })
  if (!existsSync(file)) writeFileSync(file, randomBytes(32), { mode: 0o600 })
  return readFileSync(file).toString('base64')
}
