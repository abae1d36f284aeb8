import { initSession } from '@staffel/shared-auth'
import { runStandalone } from '@staffel/shared-ui/standalone'
import { area } from './area.ts'
import { paths } from './paths.ts'

// This area alone (`npm run dev -w mf-integrations`). Sign in at /login of the same address first.
const environment = await fetch('/environment.json')
initSession(await environment.json())
await runStandalone(area, { namespace: 'integrations', nav: [{ to: paths.exact(), label: 'Exact' }] })
