import { sql } from 'kysely'
import { addCustomersManager, customersManager } from '../../testing/authorization/customers-manager.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'

const manager = 'manager@staffel.example'
const user = 'user@staffel.example'
const foreigner = 'manager@noordstaal.example'
const admin = 'admin@staffel.example'
/** A customer of the first tenant, and another one. */
const customers = { own: 1001, other: 1002 }

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  await addCustomersManager(app, customers.own)
  const { db } = app.database
  const of = (id: number) => sql`select name from organization where tenant_id = 1 and id = ${id}`
  for (const [nr, organization] of [
    ['ZK-1', customers.own],
    ['ZK-2', customers.other],
  ] as const)
    await sql`insert into offer (tenant_id, offer_nr, status, organization_id, title, customer_name, created_at, owner_name, created_by_name, current_version, item_count, subtotal_cents, total_cents, valid_until)
      values (1, ${nr}, 'pending', ${organization}, 'Zoekkist', (${of(organization)}), '2026-01-02', 'M', 'M', 1, 0, 0, 0, '2026-12-31')`.execute(
      db,
    )
  await sql`update organization set email = 'zoekkist-' || id || '@example.com' where tenant_id = 1 and id in (${customers.own}, ${customers.other})`.execute(
    db,
  )
  await sql`insert into product (tenant_id, name, sku) values (1, 'Zoekkist eiken', 'ZK-900'), (2, 'Zoekkist staal', 'ZK-901')`.execute(
    db,
  )
  await sql`insert into product (tenant_id, name) select 1, 'Zoekplank ' || n from generate_series(1, 9) n`.execute(db)
  await sql`insert into app_user (tenant_id, email, first_name, last_name, role_id, is_tenant, organization_id, accepted_at)
    values (1, 'eva@example.com', 'Eva', 'Zoekkist', 1, false, ${customers.own}, '2026-01-01'),
      (1, 'ida@example.com', 'Ida', 'Zoekkist', 1, false, ${customers.other}, '2026-01-01')`.execute(db)
  await sql`update quote_request set subject = 'Zoekkist gevraagd' where tenant_id = 1 and id = (select min(id) from quote_request where tenant_id = 1 and deleted_at is null)`.execute(
    db,
  )
})
afterAll(() => app.close())

const search = async (who: string, query: { q: string; types?: string } = { q: 'zoekkist' }) => {
  const found = await app.as(who).searchEverything({ query })
  return Object.fromEntries(found.map(({ type, rows }) => [type, rows.map(({ label }) => label)]))
}

describe('one search finds', () => {
  test('what a Manager of the seller has, of each type with where it leads', async () => {
    expect(await search(manager)).toMatchObject({
      offers: ['ZK-2 · Zoekkist', 'ZK-1 · Zoekkist'],
      customers: [expect.any(String), expect.any(String)],
      products: ['Zoekkist eiken'],
      requests: ['Zoekkist gevraagd'],
      users: ['Eva Zoekkist', 'Ida Zoekkist'],
    })
    const [users] = await app.as(manager).searchEverything({ query: { q: 'eva zoek', types: 'users' } })
    expect(users?.rows).toEqual([{ id: 'eva@example.com', label: 'Eva Zoekkist', detail: 'eva@example.com' }])
    const [offers] = await app.as(manager).searchEverything({ query: { q: 'zk-1', types: 'offers' } })
    expect(offers?.rows[0]?.id).toMatch(/^[0-9a-f-]{36}$/)
    expect(await search(manager, { q: 'zk-1 v2', types: 'offers' })).toEqual({ offers: ['ZK-1 · Zoekkist'] })
  })

  test('of the own customer alone for its Manager, who has no part in requests', async () => {
    const found = await search(customersManager)
    expect(found).toMatchObject({ offers: ['ZK-1 · Zoekkist'], users: ['Eva Zoekkist'] })
    expect(found['customers']).toHaveLength(1)
    expect(found).not.toHaveProperty('requests')
  })

  test('offers alone for a User, and none of another customer', async () => {
    const found = await search(user)
    expect(Object.keys(found)).toEqual(['offers'])
    expect(found['offers']).not.toEqual(expect.arrayContaining(['ZK-1 · Zoekkist', 'ZK-2 · Zoekkist']))
  })

  test('nothing of another tenant, but all tenants for an Admin', async () => {
    expect(await search(foreigner)).toEqual({
      ...{ offers: [], customers: [], requests: [], users: [] },
      products: ['Zoekkist staal'],
    })
    expect((await search(admin))['offers']).toHaveLength(2)
  })

  test('five of a type, and only the types that are asked for', async () => {
    expect(await search(manager, { q: 'zoekplank', types: 'products' })).toEqual({
      products: [1, 2, 3, 4, 5].map((n) => `Zoekplank ${n}`),
    })
  })

  test('nothing for less than two characters, and no type that there is not', async () => {
    expect(await app.as(manager).searchEverything({ query: { q: ' z ' } })).toEqual([])
    expect((await app.as(manager).searchEverything.answer({ query: { q: 'zoek', types: 'secrets' } })).status).toBe(422)
  })

  test('an offer by two characters when that is its number, and not by two letters of its words', async () => {
    await sql`insert into offer (tenant_id, offer_nr, status, organization_id, title, created_at, owner_name, created_by_name, current_version, item_count, subtotal_cents, total_cents, valid_until)
      values (1, 'Q7', 'pending', ${customers.other}, 'Xylofoon', '2026-01-02', 'M', 'M', 1, 0, 0, 0, '2026-12-31')`.execute(
      app.database.db,
    )
    for (const who of [manager, admin]) {
      expect((await search(who, { q: 'xy' }))['offers']).toEqual([])
      expect((await search(who, { q: ' q7 ' }))['offers']).toEqual(['Q7 · Xylofoon'])
      expect((await search(who, { q: 'xy xylo' }))['offers']).toEqual(['Q7 · Xylofoon'])
    }
    for (const who of [customersManager, foreigner, user])
      expect((await search(who, { q: 'Q7' }))['offers']).toEqual([])
  })

  test('the newest of an offer that more offers are like than are looked through', async () => {
    await sql`insert into offer (tenant_id, offer_nr, status, organization_id, title, created_at, owner_name, created_by_name, current_version, item_count, subtotal_cents, total_cents, valid_until)
      select 1, 'VEEL-' || n, 'pending', ${customers.other}, 'Veelvoud', timestamptz '2026-02-01' + n * interval '1 minute', 'M', 'M', 1, 0, 0, 0, '2026-12-31'
      from generate_series(1, 1100) n`.execute(app.database.db)
    const newest = [1100, 1099, 1098, 1097, 1096].map((n) => `VEEL-${n} · Veelvoud`)
    expect((await search(manager, { q: 'veelvoud' }))['offers']).toEqual(newest)
    expect((await search(admin, { q: 'veelvoud' }))['offers']).toEqual(newest)
    expect((await search(customersManager, { q: 'veelvoud' }))['offers']).toEqual([])
    // The oldest of them is the one that was named, in whatever letters; the newest follow.
    for (const q of ['VEEL-1', 'veel-1'])
      expect((await search(manager, { q }))['offers']).toEqual(['VEEL-1 · Veelvoud', ...newest.slice(0, 4)])
    // Older than all that are looked through first, and alone.
    expect((await search(manager, { q: 'veelvoud veel-599' }))['offers']).toEqual(['VEEL-599 · Veelvoud'])
  })
})

test('what is switched off is not looked for', async () => {
  const live = { version: '1.0.0-a', base: '/r/people/1.0.0-a/', integrity: '' }
  const people = { enabled: false, live, canary: null, previous: [], flags: {} }
  const name = app.config.environment
  const document = JSON.stringify({ schema: 1, env: name, areas: { people } })
  await sql`insert into environment (name, revision, document) values (${name}, 1, ${document}::jsonb)
    on conflict (name) do update set document = excluded.document`.execute(app.database.db)
  expect(Object.keys(await search(manager))).toEqual(['offers', 'products', 'requests'])
})
