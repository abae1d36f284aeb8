import { sql } from 'kysely'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { sampleDay } from '../../../testing/server/test-server.ts'

const manager = 'manager@noordstaal.example'
let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  await sql`insert into offer (tenant_id, title, status, offer_nr, created_at)
    select 2, 'Veel ' || i, 'draft', 'BULK-' || i, ${sampleDay}::timestamptz - i * interval '1 minute' from generate_series(1, 11200) i`.execute(
    app.database.db,
  )
})
afterAll(() => app.close())

async function list(filters: object, more: Record<string, string> = {}) {
  const { headers, body } = await app.as(manager).listOffers.answer({ query: { limit: 3, filters, ...more } })
  return {
    total: Number(headers['x-total-count']),
    isCapped: headers['x-total-count-capped'] === 'true',
    titles: body.map(({ title }) => title),
  }
}

test('words that more offers hold than are counted still find the newest first, of whatever else is asked', async () => {
  const newest = { total: 10_000, isCapped: true, titles: ['Veel 1', 'Veel 2', 'Veel 3'] }
  expect(await list({ search: 'veel' })).toEqual(newest)
  expect(await list({ search: 'veel', status: 'draft' })).toEqual(newest)
  expect(await list({ search: 'veel', status: 'declined' })).toEqual({ total: 0, isCapped: false, titles: [] })
  expect(await list({ search: 'veel bulk-1119' })).toEqual({
    total: 11,
    isCapped: false,
    titles: ['Veel 1119', 'Veel 11190', 'Veel 11191'],
  })
  expect(await list({ search: 'veel bulk-1119' }, { page: '9' })).toEqual({ total: 11, isCapped: false, titles: [] })
})

test('a list of far more than are counted is not counted again for a minute, and then it is', async () => {
  const drafts = () => list({ status: 'draft' })
  expect(await drafts()).toMatchObject({ total: 10_000, isCapped: true })
  await sql`delete from offer where tenant_id = 2 and offer_nr like 'BULK-%' and offer_nr not in ('BULK-1', 'BULK-2')`.execute(
    app.database.db,
  )
  expect(await drafts()).toMatchObject({ total: 10_000, isCapped: true })
  app.setNow(new Date(sampleDay.getTime() + 61_000))
  const after = await drafts()
  expect(after).toMatchObject({ isCapped: false })
  expect(after.total).toBeLessThan(100)
})
