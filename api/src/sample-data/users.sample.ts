import { currentPrivacyPolicy } from '@staffel/shared-api/rules'
import type { Insertable } from 'kysely'
import type { AppUserTable } from '../modules/identity/identity.tables.ts'
import type { SamplePart } from './sample-part.types.ts'
import { refusedTenants, regionId, type SampleWorld } from './world.ts'

/** Role ids of the specification. */
const user = 1
const manager = 2
const admin = 3

/** One account per role and per refusal. */
export const usersSample: SamplePart = {
  name: 'accounts',
  async fill(tx, world) {
    await tx.insertInto('app_user').values(people(world)).execute()
    const { tenantId: tenant_id, managerId: user_id } = world.staffel
    // This company sells with it already; the other one is shown what is still to be done.
    await tx.insertInto('first_steps_closed').values({ tenant_id, user_id, closed_at: world.today }).execute()
  },
}

function people({ today, staffel, noordstaal }: SampleWorld): Insertable<AppUserTable>[] {
  const began = monthsBefore(today, 8)
  const joined = { created_at: began, accepted_at: began, consent_at: began, consent_policy: currentPrivacyPolicy }
  const staff = { ...joined, is_tenant: true }
  const customer = { ...joined, role_id: user }
  return [
    {
      ...staff,
      tenant_id: staffel.tenantId,
      id: 1,
      email: 'admin@staffel.example',
      first_name: 'Anouk',
      last_name: 'de Wit',
      role_id: admin,
    },
    {
      ...staff,
      tenant_id: staffel.tenantId,
      id: staffel.managerId,
      email: 'manager@staffel.example',
      first_name: 'Marieke',
      last_name: 'Jansen',
      role_id: manager,
    },
    {
      ...customer,
      tenant_id: staffel.tenantId,
      id: staffel.userId,
      email: 'user@staffel.example',
      first_name: 'Ruben',
      last_name: 'Bakker',
      organization_id: staffel.userOrganizationId,
      region_id: regionId(staffel, 4),
    },
    {
      ...customer,
      tenant_id: staffel.tenantId,
      id: 4,
      email: 'blocked@staffel.example',
      first_name: 'Bas',
      last_name: 'Smit',
      organization_id: staffel.userOrganizationId,
      is_blocked: true,
    },
    {
      ...staff,
      tenant_id: refusedTenants.inactive,
      id: 5,
      email: 'inactive@staffel.example',
      first_name: 'Ilse',
      last_name: 'Mulder',
      role_id: manager,
    },
    {
      ...staff,
      tenant_id: refusedTenants.expired,
      id: 6,
      email: 'expired@staffel.example',
      first_name: 'Eva',
      last_name: 'Visser',
      role_id: manager,
    },
    {
      ...staff,
      tenant_id: noordstaal.tenantId,
      id: noordstaal.managerId,
      email: 'manager@noordstaal.example',
      first_name: 'Nico',
      last_name: 'Hoekstra',
      role_id: manager,
    },
    {
      ...customer,
      tenant_id: noordstaal.tenantId,
      id: noordstaal.userId,
      email: 'user@noordstaal.example',
      first_name: 'Femke',
      last_name: 'Dijkstra',
      organization_id: noordstaal.userOrganizationId,
      region_id: regionId(noordstaal, 0),
    },
  ]
}

function monthsBefore(today: Date, months: number): Date {
  return new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - months, today.getUTCDate(), 9))
}
