import { sql } from 'kysely'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'

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
