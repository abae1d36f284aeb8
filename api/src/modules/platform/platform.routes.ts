import { getBootManifest } from '@staffel/shared-api/contract'
import { route, type Route } from '../../http/endpoint-route.ts'
import { anyone } from '../../http/policy.ts'
import type { PlatformService } from './platform.service.ts'
import { personOf } from './web/person-of.ts'

export function platformRoutes(service: Pick<PlatformService, 'boot'>): Route[] {
  return [route(getBootManifest, anyone, ({ request }) => service.boot(personOf(request)))]
}
