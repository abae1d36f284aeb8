import { sendTelemetry } from '@staffel/shared-api/contract'
import { route, type Route } from '../../../../http/endpoint-route.ts'
import { anyone } from '../../../../http/policy.ts'
import type { TelemetryService } from './telemetry.service.ts'

export function telemetryRoutes(telemetry: Pick<TelemetryService, 'receive'>): Route[] {
  return [
    route(sendTelemetry, anyone, async ({ body, request }) => {
      await telemetry.receive(body, request.ip)
      return undefined
    }),
  ]
}
