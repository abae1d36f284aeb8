import { Client } from 'pg'
import { startHouse } from '../../support/house/house.ts'
import { growCatalogue } from '../catalogue/growCatalogue.ts'
import { growOffers } from './growOffers.ts'
import { addTenants, largest, tenants } from './tenants.ts'

export interface Worlds {
  /** Databases with as many offers as asked for, in that order. */
  readonly databaseUrls: readonly string[]
  /** Ids of products in the sample's first tenant. */
  readonly products: readonly number[]
  /** Ids of each tenant's offers that every database has, by tenant: drafts, and those that were issued. */
  readonly drafts: readonly (readonly number[])[]
  readonly issued: readonly (readonly number[])[]
}

/** A new database is filled with the sample; on a busy machine that takes minutes. */
export const patience = 600_000

/**
 * Each database is a copy of the one before, with more offers in it; the first is one that the product has just filled.
 * In all of them one tenant sells as many products as asked for.
 */
export async function makeWorlds(
  serverUrl: string,
  { sizes, products: catalogue }: { sizes: readonly number[]; products: number },
  say: (line: string) => void,
): Promise<Worlds> {
  const databaseUrls: string[] = []
  const [first = 0, ...larger] = sizes
  const name = (size: number) => `offers_${size}`
  const copy = async (from: string, size: number): Promise<string> => {
    await within(serverUrl, (client) => client.query(`create database ${name(size)} template ${from}`))
    return Object.assign(new URL(serverUrl), { pathname: `/${name(size)}` }).href
  }

  const smallest = await copy('template0', first)
  await startHouse({ databaseUrl: smallest, patience }).then((house) => house.stop())
  const samples = await within(smallest, async (client) => {
    await addTenants(client)
    await growOffers(client, { from: 0, till: first, say })
    await growCatalogue(client, { tenant: largest, size: catalogue })
    say(`${catalogue} products of one company`)
    const { rows } = await client.query<{ id: string }>(
      'select id from product where tenant_id = 1 and deleted_at is null order by id limit 500',
    )
    const products = rows.map(({ id }) => Number(id))
    return { products, drafts: await offersOf(client, 'draft'), issued: await offersOf(client, 'issued') }
  })
  databaseUrls.push(smallest)
  for (const [index, size] of larger.entries()) {
    const from = sizes[index] ?? 0
    const databaseUrl = await copy(name(from), size)
    await within(databaseUrl, (client) => growOffers(client, { from, till: size, say }))
    databaseUrls.push(databaseUrl)
  }
  await within(serverUrl, (client) => client.query('checkpoint'))
  return { databaseUrls, ...samples }
}

/** Some of each tenant, spread over the years. */
async function offersOf(client: Client, state: 'draft' | 'issued'): Promise<number[][]> {
  const { rows } = await client.query<{ tenant: number; ids: string[] }>(
    `select o.tenant_id as tenant, (array_agg(o.id order by md5(o.id::text)))[:50] as ids from offer o
      join offer_version v on v.tenant_id = o.tenant_id and v.offer_id = o.id and v.version = o.current_version
      where o.tenant_id = any($1) and v.state = $2 group by o.tenant_id`,
    [tenants, state],
  )
  const byTenant = new Map(rows.map(({ tenant, ids }) => [tenant, ids.map(Number)]))
  return tenants.map((tenant) => {
    const ids = byTenant.get(tenant)
    if (!ids) throw new Error(`With so few offers tenant ${tenant} has none in state ${state}`)
    return ids
  })
}

async function within<Result>(connectionString: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
