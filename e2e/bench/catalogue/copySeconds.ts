import type { Client } from 'pg'

const tables = ['product', 'product_staffel'] as const
const imported = "tenant_id = 1 and sku like 'BENCH-%'"
const whose = {
  product: imported,
  product_staffel: `tenant_id = 1 and product_id in (select id from product where ${imported})`,
}

/** Seconds that the database alone takes for the rows that the first tenant imported, by COPY; nothing stays of it. */
export async function copySeconds(client: Client): Promise<number> {
  await client.query('begin')
  try {
    const copies: string[] = []
    for (const table of tables) copies.push(await writtenOut(client, table))
    for (const table of tables.toReversed()) await client.query(`delete from ${table} where ${whose[table]}`)
    const from = performance.now()
    for (const copy of copies) await client.query(copy)
    return (performance.now() - from) / 1000
  } finally {
    await client.query('rollback')
  }
}

/** Puts the rows of a table into a file beside the database; answers the statement that reads them back. */
async function writtenOut(client: Client, table: (typeof tables)[number]): Promise<string> {
  const { rows } = await client.query<{ columns: string; folder: string }>(
    `select string_agg(quote_ident(column_name), ', ') as columns, current_setting('data_directory') as folder
      from information_schema.columns
      where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
    [table],
  )
  const { columns = '', folder = '' } = rows[0] ?? {}
  const path = `'${folder}/bench_${table}'`
  await client.query(`copy (select ${columns} from ${table} where ${whose[table]}) to ${path}`)
  return `copy ${table} (${columns}) from ${path}`
}
