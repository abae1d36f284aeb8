import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BillingAddress, SoldProduct } from '@staffel/shared-api/contract'
import { dayOf } from '@staffel/shared-api/rules'
import type { Tx } from '../../db/tenant-transaction.ts'
import { createCatalogueModule } from '../../modules/catalogue/catalogue.module.ts'
import type { OfferTheme, SampleStock } from './compose-offer.ts'
import { fillSettings } from './fill-settings.ts'
import { planOffers } from './plan-offers.ts'
import { storeOffers } from './store-offers.ts'
import type { SamplePart } from '../sample-part.types.ts'
import type { SampleTenant, SampleWorld } from '../world.ts'

interface Themes {
  readonly building: readonly OfferTheme[]
  readonly steel: readonly OfferTheme[]
  readonly suffixes: readonly string[]
  readonly freeText: readonly string[]
}

/** Seventy offers per tenant, in every status, with the tenants' settings and surcharge rules. */
export const offersSample: SamplePart = {
  name: 'offers',
  async fill(tx, world) {
    const themes = JSON.parse(readFileSync(join(import.meta.dirname, 'themes.json'), 'utf8')) as Themes
    await fillOffers(tx, world, world.staffel, {
      ...themes,
      themes: themes.building,
      ...(await fillSettings(tx, world.staffel.tenantId, 'staffel')),
    })
    await fillOffers(tx, world, world.noordstaal, {
      ...themes,
      themes: themes.steel,
      ...(await fillSettings(tx, world.noordstaal.tenantId, 'noordstaal')),
    })
    // What expired before the sample begins is no news.
    await tx
      .updateTable('offer')
      .set((eb) => ({ expiry_told_for: eb.ref('valid_until') }))
      .where('valid_until', '<', dayOf(world.today))
      .execute()
  },
}

async function fillOffers(
  tx: Tx,
  { today }: SampleWorld,
  tenant: SampleTenant,
  house: Pick<SampleStock, 'themes' | 'suffixes' | 'freeText' | 'settings' | 'rules'>,
): Promise<void> {
  const { tenantId } = tenant
  const buyers = await buyersOf(tx, tenantId)
  await storeOffers(
    tx,
    {
      ...house,
      tenantId,
      authors: await authorsOf(tx, tenantId),
      buyers,
      products: await productsOf(tx, tenantId, today),
      now: today,
      company: await companyOf(tx, tenantId),
    },
    planOffers(dayOf(today), buyers.length, tenantId),
  )
}

async function productsOf(tx: Tx, tenantId: number, today: Date): Promise<SoldProduct[]> {
  const ids = await tx
    .selectFrom('product')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('is_visible', '=', true)
    .where('end_date', 'is', null)
    .orderBy('id')
    .execute()
  const found = await createCatalogueModule({ db: tx, now: () => today }).productsById(
    tx,
    tenantId,
    ids.map(({ id }) => id),
  )
  return [...found.values()].toSorted((a, b) => a.product_id - b.product_id)
}

async function authorsOf(tx: Tx, tenantId: number): Promise<{ id: number; name: string }[]> {
  const rows = await tx
    .selectFrom('app_user')
    .select(['id', 'first_name', 'last_name'])
    .where('tenant_id', '=', tenantId)
    .where('is_tenant', '=', true)
    .where('role_id', '=', 2)
    .where('status', '=', 'active')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ id: row.id, name: `${row.first_name} ${row.last_name}` }))
}

async function buyersOf(tx: Tx, tenantId: number): Promise<{ regionId: number | null; billing: BillingAddress }[]> {
  const rows = await tx
    .selectFrom('organization as o')
    .leftJoin('organization_address as a', (join) =>
      join
        .onRef('a.tenant_id', '=', 'o.tenant_id')
        .onRef('a.organization_id', '=', 'o.id')
        .on('a.is_primary', '=', true),
    )
    .select([
      'o.id',
      'o.region_id',
      'o.name',
      'o.email',
      'o.phone',
      'a.street',
      'a.number',
      'a.number_addition',
      'a.postal_code',
      'a.city',
    ])
    .where('o.tenant_id', '=', tenantId)
    .orderBy('o.id')
    .execute()
  return rows.map(({ id, region_id, ...address }) => ({
    regionId: region_id,
    billing: { ...address, organization_id: id, number_addition: address.number_addition || null },
  }))
}

async function companyOf(tx: Tx, tenantId: number) {
  const row = await tx
    .selectFrom('tenant as t')
    .leftJoin('tenant_company as c', 'c.tenant_id', 't.id')
    .where('t.id', '=', tenantId)
    .select([
      't.name',
      'c.email',
      'c.phone',
      'c.street',
      'c.number',
      'c.number_addition',
      'c.postal_code',
      'c.city',
      'c.chamber_of_commerce_number',
      'c.vat_number',
      'c.iban',
    ])
    .executeTakeFirstOrThrow()
  const { chamber_of_commerce_number, vat_number, iban, number_addition, ...company } = row
  return {
    company: { ...company, number_addition: number_addition || null, logo_url: null },
    footer: { coc_number: chamber_of_commerce_number || null, vat_number: vat_number || null, iban: iban || null },
  }
}
