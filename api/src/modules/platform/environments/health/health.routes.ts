import { getEnvironmentHealth, listFailures, setCanaryLimits } from '@staffel/shared-api/contract'
import { route, type Route } from '../../../../http/endpoint-route.ts'
import { productOwners } from '../../../../http/policy.ts'
import type { EnvironmentsService } from '../environments.service.ts'
import type { HealthService } from './health.service.ts'

export function healthRoutes(
  health: HealthService,
  environments: Pick<EnvironmentsService, 'setCanaryLimits'>,
): Route[] {
  return [
    route(getEnvironmentHealth, productOwners, ({ params }) => health.health(params.name)),
    route(listFailures, productOwners, ({ params, query }) => health.failures(params.name, query)),
    route(setCanaryLimits, productOwners, ({ params, body: { limits, ...by }, caller }) =>
      environments.setCanaryLimits(params.name, limits, { ...by, author: caller.email }),
    ),
  ]
}
