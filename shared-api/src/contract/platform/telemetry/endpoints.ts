import { endpoint } from '../../kit/endpoint.ts'
import { Telemetry } from './schemas.ts'
import { telemetryBytes } from './rules/telemetry.rules.ts'

export const sendTelemetry = endpoint({
  id: 'sendTelemetry',
  method: 'POST',
  path: '/telemetry',
  base: 'webhook',
  summary:
    'How the areas did in one page load: counted by area, version and hour, with nothing of who it was; failures can be found by their id',
  tag: 'platform',
  passive: true,
  access: 'public',
  body: Telemetry,
  bodyBytes: telemetryBytes,
  status: 204,
  errors: [],
})
