import { listSubscriptions, saveTenant } from '@staffel/shared-api/contract'
import { route } from '../../../http/endpoint-route.ts'
import type { Module, ModuleContext } from '../../../http/module.ts'
import { admins } from '../../../http/policy.ts'
import { tenantsRepository } from './tenants.repository.ts'
import { tenantsService, type TenantsDependencies } from './tenants.service.ts'

/** Tenants and subscriptions: for who operates the platform. */
export function createTenantsModule(
  { db, now }: Pick<ModuleContext, 'db' | 'now'>,
  { planUsage }: Pick<TenantsDependencies, 'planUsage'>,
): Required<Pick<Module, 'routes'>> {
  const service = tenantsService({ db, tenants: tenantsRepository, planUsage, now })
  return {
    routes: [
      route(listSubscriptions, admins, ({ query }) => service.list(query)),
      route(saveTenant, admins, ({ caller, origin, idempotency, body }) =>
        service.save({ caller, origin, idempotency }, body),
      ),
    ],
  }
}
