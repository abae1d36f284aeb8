import type { Client } from 'pg'

/**
 * A tenant with the sample's catalogue sells as many products: the same goods in ever other series, with their tiers
 * and properties. A word of the sample is in as large a part of them as before, a number in one.
 */
export async function growCatalogue(client: Client, { tenant, size }: { tenant: number; size: number }): Promise<void> {
  const { rows } = await client.query<{ n: string }>('select count(*) as n from product where tenant_id = $1', [tenant])
  const sample = Number(rows[0]?.n ?? 0)
  const rounds = Math.ceil(size / sample) - 1
  const product = await columnsOf(client, 'product', ['tenant_id', 'id', 'name', 'sku', 'ean'])
  await client.query(`
    create temporary table grown as
      select id, round, nextval(pg_get_serial_sequence('product', 'id')) as new_id
        from product, generate_series(1, ${rounds}) round where tenant_id = ${tenant} order by round, id limit ${size - sample};
    insert into product (tenant_id, id, name, sku, ${product.join(', ')}) overriding system value
      select ${tenant}, new_id, name || ' serie ' || round, sku || '-' || round, ${product.map((column) => `p.${column}`).join(', ')}
        from grown join product p on p.tenant_id = ${tenant} and p.id = grown.id`)
  for (const table of ['product_property', 'product_staffel']) {
    const columns = (
      await columnsOf(client, table, ['product_id', ...(table === 'product_staffel' ? ['id'] : [])])
    ).join(', ')
    await client.query(`
      insert into ${table} (product_id, ${columns})
        select new_id, ${columns} from grown join (select product_id as source, * from ${table}) t on t.tenant_id = ${tenant} and t.source = grown.id`)
  }
  await client.query('vacuum (analyze) product, product_property, product_staffel')
}

async function columnsOf(client: Client, table: string, without: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
      where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' and not column_name = any($2) order by ordinal_position`,
    [table, without],
  )
  return rows.map(({ name }) => name)
}
