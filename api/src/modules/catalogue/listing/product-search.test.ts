import { sql } from 'kysely'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'

const manager = 'manager@staffel.example'
/** More than are counted, whose names begin late in the alphabet. */
const many = 11_200

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  await sql`insert into product (tenant_id, name, sku, is_visible)
    select 1, 'Zwaluwstaart ' || lpad(n::text, 5, '0'), 'ZWS-' || n, n % 2 = 0 from generate_series(1, ${many}::integer) n`.execute(
    app.database.db,
  )
  await sql`insert into product (tenant_id, name) select 1, 'Zandbak ' || n from generate_series(1, 30) n`.execute(
    app.database.db,
  )
})
afterAll(() => app.close())

const search = async (words: string, more: object = {}) => {
  const { filters = {}, ...body } = more as { filters?: object }
  const { body: rows, headers } = await app
    .as(manager)
    .listProducts.answer({ body: { limit: 3, ...body, filters: { search: words, ...filters } } })
  return {
    names: rows.map(({ product_name }) => product_name),
    total: Number(headers['x-total-count']),
    capped: headers['x-total-count-capped'] === 'true',
  }
}

test('more than are counted are listed by name, page after page, also when it is known that they are many', async () => {
  const first = {
    names: ['Zwaluwstaart 00001', 'Zwaluwstaart 00002', 'Zwaluwstaart 00003'],
    total: 10_000,
    capped: true,
  }
  expect(await search('zwaluwstaart')).toEqual(first)
  expect(await search('zwaluwstaart')).toEqual(first)
  expect((await search('zwaluwstaart', { page: 2 })).names[0]).toBe('Zwaluwstaart 00004')
  expect((await search('zwaluwstaart', { page: 3334 })).names[0]).toBe('Zwaluwstaart 10000')
})

test('fewer are counted, also within a filter', async () => {
  expect(await search('zwaluwstaart', { visible: true })).toEqual({
    names: ['Zwaluwstaart 00002', 'Zwaluwstaart 00004', 'Zwaluwstaart 00006'],
    total: many / 2,
    capped: false,
  })
  expect(await search('zandbak', { page: 10 })).toMatchObject({ total: 30, capped: false })
  expect(await search('zandbak', { page: 11 })).toEqual({ names: [], total: 30, capped: false })
})

test('a word of two letters is found as well, and the number that was typed stands first', async () => {
  expect((await search('zw 00042')).names).toEqual(['Zwaluwstaart 00042'])
  expect((await search('zws-77')).names[0]).toBe('Zwaluwstaart 00077')
})

test('a product is found by its whole name when it is known which parts of names nearly all have', async () => {
  await sql`analyze product`.execute(app.database.db)
  const { rows } = await sql<{ used: number }>`
    select cardinality(narrowing_trigrams(tenant_trigrams(1, 'zwaluwstaart 00077'))) as used`.execute(app.database.db)
  expect(rows[0]?.used).toBeLessThan('zwaluwstaart 00077'.length / 2)
  expect((await search('zwaluwstaart 00077 zws-77')).names).toEqual(['Zwaluwstaart 00077'])
  expect((await search('zwaluwstaart zwaluw staart zws-7')).total).toBe(1 + 10 + 100 + 1000)
})

describe('what was found before', () => {
  const names = async () => (await search('kruiwagen')).names
  const add = (name: string, db = app.database.db) =>
    sql`insert into product (tenant_id, name) values (1, ${name})`.execute(db)

  test('is looked for again once a product comes, is called otherwise, or goes', async () => {
    expect(await names()).toEqual([])
    await add('Kruiwagen groen')
    expect(await names()).toEqual(['Kruiwagen groen'])
    await sql`update product set name = 'Kruiwagen blauw' where name = 'Kruiwagen groen'`.execute(app.database.db)
    expect(await names()).toEqual(['Kruiwagen blauw'])
    await sql`update product set is_visible = false where name = 'Kruiwagen blauw'`.execute(app.database.db)
    expect((await search('kruiwagen', { visible: true })).total).toBe(0)
    await sql`delete from product where name = 'Kruiwagen blauw'`.execute(app.database.db)
    expect(await names()).toEqual([])
  })

  test('is looked for again after a change that began first and was stored last', async () => {
    await app.database.db.transaction().execute(async (slow) => {
      await add('Kruiwagen laat', slow)
      await add('Kruiwagen vroeg')
      expect(await names()).toEqual(['Kruiwagen vroeg'])
    })
    expect(await names()).toEqual(['Kruiwagen laat', 'Kruiwagen vroeg'])
  })

  test('is told with what the product costs now', async () => {
    const prices = async () => {
      const { body } = await app.as(manager).listProducts.answer({ body: { filters: { search: 'kruiwagen vroeg' } } })
      return body.map(({ base_unit_price }) => base_unit_price)
    }
    await prices()
    await sql`update product set base_unit_price_cents = 7950 where name = 'Kruiwagen vroeg'`.execute(app.database.db)
    expect(await prices()).toEqual([79.5])
  })
})
