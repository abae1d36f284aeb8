import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Tx } from '../db/tenant-transaction.ts'
import type { SamplePart } from './sample-part.types.ts'
import { organizationId, refusedTenants, regionId, type SampleTenant, type SampleWorld } from './world.ts'

interface SampleOrganization {
  readonly name: string
  readonly status: 'active' | 'prospect'
  readonly region: string
  readonly contacts: readonly {
    readonly kind: 'email' | 'phone'
    readonly value: string
    readonly isPrimary: boolean
  }[]
}

interface SampleCompany {
  readonly regions: readonly string[]
  readonly organizations: readonly SampleOrganization[]
}

/** Tenants with their subscriptions, regions, and the organisations they sell to. */
export const tenancySample: SamplePart = {
  name: 'tenants and organizations',
  async fill(tx, world) {
    await fillTenants(tx, world)
    await fillCompany(tx, world.staffel, readCompany('staffel'))
    await fillCompany(tx, world.noordstaal, readCompany('noordstaal'))
  },
}

function readCompany(name: string): SampleCompany {
  return JSON.parse(readFileSync(join(import.meta.dirname, 'organizations', `${name}.json`), 'utf8')) as SampleCompany
}

async function fillTenants(tx: Tx, { today, staffel, noordstaal }: SampleWorld): Promise<void> {
  const year = today.getUTCFullYear()
  const running = {
    subscription_status: 'active',
    subscription_start_date: `${year}-01-01`,
    subscription_end_date: `${year + 1}-12-31`,
  }
  const features = ['offers', 'requests', 'exact']
  await tx
    .insertInto('tenant')
    .values([
      { id: staffel.tenantId, name: 'Staffel Bouwmaterialen', ...running, subscription_plan_name: 'Pro', features },
      {
        id: noordstaal.tenantId,
        name: 'Noordstaal',
        ...running,
        subscription_plan_name: 'Basic',
        features: ['offers', 'requests'],
      },
      {
        id: refusedTenants.inactive,
        name: 'Oudeland Bouwstoffen',
        is_active: false,
        ...running,
        subscription_plan_name: 'Basic',
      },
      {
        id: refusedTenants.expired,
        name: 'Verloop Houthandel',
        subscription_status: 'active',
        subscription_plan_name: 'Basic',
        subscription_start_date: `${year - 2}-01-01`,
        subscription_end_date: `${year - 1}-12-31`,
      },
    ])
    .execute()
}

async function fillCompany(tx: Tx, tenant: SampleTenant, { regions, organizations }: SampleCompany): Promise<void> {
  const { tenantId } = tenant
  await tx
    .insertInto('region')
    .values(regions.map((name, index) => ({ tenant_id: tenantId, id: regionId(tenant, index), name })))
    .execute()
  await tx
    .insertInto('organization')
    .values(
      organizations.map(({ name, status, region, contacts }, index) => ({
        tenant_id: tenantId,
        id: organizationId(tenant, index),
        region_id: regions.includes(region) ? regionId(tenant, regions.indexOf(region)) : null,
        name,
        status,
        email: contacts.find(({ kind, isPrimary }) => kind === 'email' && isPrimary)?.value ?? null,
        phone: contacts.find(({ kind, isPrimary }) => kind === 'phone' && isPrimary)?.value ?? null,
      })),
    )
    .execute()
}
