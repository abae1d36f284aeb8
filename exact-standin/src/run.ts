import { join, resolve } from 'node:path'
import { startExactStandIn } from './startExactStandIn.ts'

/** `npm run exact`: the stand-in alone, on `EXACT_PORT`; what it is told and does stays in `DATA_DIR`. */
const root = resolve(import.meta.dirname, '../..')
const exact = await startExactStandIn({
  port: Number(process.env['EXACT_PORT'] ?? 3081),
  data: 'full',
  stateFile: join(resolve(root, process.env['DATA_DIR'] || 'var'), 'exact-standin.json'),
})
const [test, production] = exact.apps
process.stdout.write(`Exact's stand-in is ready: ${exact.url}/standin

EXACT_BASE_URL=${exact.url}
EXACT_TEST_CLIENT_ID=${test?.clientId}
EXACT_TEST_CLIENT_SECRET=${test?.clientSecret}
EXACT_TEST_WEBHOOK_SECRET=${test?.webhookSecret}
EXACT_PRODUCTION_CLIENT_ID=${production?.clientId}
EXACT_PRODUCTION_CLIENT_SECRET=${production?.clientSecret}
EXACT_PRODUCTION_WEBHOOK_SECRET=${production?.webhookSecret}
`)
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void exact.close().then(() => process.exit(0)))
