import { Client } from 'pg'
import { startHouse } from '../../support/house.ts'
import { growOffers } from './grow-offers.ts'
import { addTenants } from './tenants.ts'

export interface Worlds {
  /** Databases with as many offers as asked for, in that order. */
  readonly databaseUrls: readonly string[]
  /** Ids of products in the sample's first tenant. */
  readonly products: readonly number[]
}

/** Each database is a copy of the one before, with more offers in it; the first is one that the product has just filled. */
export async function makeWorlds(
  serverUrl: string,
  sizes: readonly number[],
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
  await startHouse({ databaseUrl: smallest }).then((house) => house.stop())
  const products = await within(smallest, async (client) => {
    await addTenants(client)
    await growOffers(client, { from: 0, till: first, say })
    const { rows } = await client.query<{ id: string }>(
      'select id from product where tenant_id = 1 and deleted_at is null order by id limit 500',
    )
    return rows.map(({ id }) => Number(id))
  })
  databaseUrls.push(smallest)
  for (const [index, size] of larger.entries()) {
    const from = sizes[index] ?? 0
    const databaseUrl = await copy(name(from), size)
    await within(databaseUrl, (client) => growOffers(client, { from, till: size, say }))
    databaseUrls.push(databaseUrl)
  }
  return { databaseUrls, products }
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
