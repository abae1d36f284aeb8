import type { Client } from 'pg'

/**
 * The tenants that the bench works with, beside those of the sample: each sells the sample catalogue to customers of
 * its own.
 */
export const tenants = Array.from({ length: 50 }, (_, index) => 101 + index)
export const customersPerTenant = 200

export const managerOf = (tenant: number) => `manager@tenant-${tenant}.example`
export const organizationOf = (tenant: number, index: number) => tenant * 1000 + 1 + (index % customersPerTenant)
/** The ids of a copied row are those of the sample's first tenant, moved by this much per tenant. */
export const copiedId = (tenant: number, id: number) => id + tenant * 100_000

/** The one of them that sells as many products as the bench asks for. */
export const largest = tenants.at(-1) ?? 0

const model = 1
const first = tenants[0] ?? 0
const last = tenants.at(-1) ?? 0

/** Settings, catalogue and rules of the sample's first tenant; and which of their columns are ids of copied rows. */
const copied: Readonly<Record<string, readonly string[]>> = {
  offer_settings: [],
  tenant_company: [],
  catalogue_settings: [],
  surcharge_rule: ['id'],
  product_group: ['id'],
  product: ['id', 'product_group_id'],
  product_property: ['product_id'],
  product_staffel: ['id', 'product_id'],
}

/** Fifty companies with their catalogue, their customers and one manager each. */
export async function addTenants(client: Client): Promise<void> {
  await client.query(`
    insert into tenant (id, name, subscription_status, subscription_plan_name, subscription_start_date, subscription_end_date, features)
      select id, 'Groothandel ' || id, 'active', 'Pro', current_date - 365, current_date + 365, '{offers}' from generate_series(${first}, ${last}) id;
    insert into region (tenant_id, id, name)
      select tenant, tenant * 10 + n, 'Regio ' || n from generate_series(${first}, ${last}) tenant, generate_series(0, 4) n;
    insert into organization (tenant_id, id, region_id, name, status, email)
      select tenant, tenant * 1000 + n, tenant * 10 + n % 5,
        (array['Aannemersbedrijf', 'Bouwgroep', 'Dakdekkers', 'Installatiebedrijf', 'Timmerfabriek', 'Woningstichting', 'Schilders', 'Staalbouw'])[1 + n % 8] || ' ' ||
        (array['De Haan', 'Van Dijk', 'Smit', 'Meijer', 'Bos', 'Vos', 'Mulder', 'Peters', 'Dekker', 'Brouwer', 'Kok'])[1 + n % 11] || ' ' || n,
        'active', 'inkoop@klant-' || n || '.example'
      from generate_series(${first}, ${last}) tenant, generate_series(1, ${customersPerTenant}) n;
    insert into app_user (tenant_id, id, email, first_name, last_name, role_id, is_tenant, accepted_at)
      select id, id * 1000, 'manager@tenant-' || id || '.example', 'Manager', 'Van ' || id, 2, true, now() from generate_series(${first}, ${last}) id`)
  for (const [table, ids] of Object.entries(copied)) await copyTable(client, table, ids)
}

async function copyTable(client: Client, table: string, ids: readonly string[]): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
    [table],
  )
  const columns = rows.map(({ name }) => name)
  const values = columns.map((name) =>
    name === 'tenant_id' ? 'tenant' : ids.includes(name) ? `${name} + tenant * 100000` : name,
  )
  await client.query(
    `insert into ${table} (${columns.join(', ')}) select ${values.join(', ')} from ${table}, generate_series(${first}, ${last}) tenant where tenant_id = ${model}`,
  )
}
