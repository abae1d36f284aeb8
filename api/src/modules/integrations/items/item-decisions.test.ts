import { setTimeout } from 'node:timers/promises'
import { startExactStandIn, type ExactStandIn } from '@staffel/exact-standin'
import type { ExactDecision, ExactRule } from '@staffel/shared-api/contract'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { sampleDay } from '../../../testing/server/test-server.ts'
import { besideExact, connectExact } from '../testing/beside-exact.ts'
import { bringIn } from '../testing/bring-in.ts'

const manager = 'manager@staffel.example'

let exact: ExactStandIn
let app: TestApp
beforeAll(async () => {
  exact = await startExactStandIn({ port: 0, clock: () => sampleDay, settings: { minuteLimit: 2_000 } })
  app = await createTestApp({ env: besideExact(exact) })
  await connectExact(app, exact, manager)
  await synchronised()
})
afterAll(async () => {
  await app.close()
  await exact.close()
})

const { synchronised, rowsOf } = bringIn(() => app, manager, ['products'])

let made = 0
/** An item of Exact, and the product that it became. */
async function known(part: object = {}) {
  const code = `BESLIS-${(made += 1)}`
  const record = exact.put('Items', {
    ...{ Code: code, Description: `Stuk ${made}`, Unit: 'stuk', IsSalesItem: true, StandardSalesPrice: 2 },
    ...part,
  })
  await rule('exact')
  await synchronised()
  const { items } = await app.as(manager).listProducts({ body: { filters: { search: code } } })
  const id = items.find(({ sku }) => sku === code)?.product_id ?? 0
  const read = () => app.as(manager).getProduct({ params: { id } })
  return {
    ...{ code, id, record_id: String(record['ID']), read },
    there: (more: object) => exact.put('Items', { ID: record['ID'], ...more }),
    here: async (more: object) => {
      const { rev } = await read()
      await app.as(manager).updateProduct({ params: { id }, body: { rev, ...more } })
    },
  }
}
async function rule(wanted: ExactRule): Promise<void> {
  const settings = await app.as(manager).getExactSyncSettings()
  await app.as(manager).saveExactSyncSettings({ body: { ...settings, rule: wanted } })
}
const conflictsOf = async (recordId: string) =>
  (await app.as(manager).listExactConflicts()).filter(({ record_id: id }) => id === recordId)
const decide = (body: ExactDecision, email = manager) => app.as(email).decideExactConflict.answer({ body })

describe('an item that was changed here and in Exact', () => {
  test.each([
    ['exact', 'Van hen', 3.5],
    ['here', 'Van ons', 3],
  ] as const)('is as the rule says: %s', async (who, name, price) => {
    const one = await known()
    await one.here({ name: 'Van ons', baseUnitPrice: 3 })
    one.there({ Description: 'Van hen', StandardSalesPrice: 3.5, Barcode: '8712345678906' })
    await rule(who)
    const done = await synchronised()
    expect(done).toMatchObject({ updated: 1, conflicts: 0 })
    // What only Exact changed comes in, whoever is right about the rest.
    expect(await one.read()).toMatchObject({ product_name: name, base_unit_price: price, ean: '8712345678906' })
    expect(await conflictsOf(one.record_id)).toEqual([])
    // It is decided until Exact says something else.
    expect(await synchronised()).toMatchObject({ updated: 0, conflicts: 0 })
    one.there({ Description: 'Opnieuw van hen' })
    await synchronised()
    expect((await one.read()).product_name).toBe(who === 'exact' ? 'Opnieuw van hen' : 'Van ons')
  })

  test('waits for a person, prices as one and each other value by itself, and is what the person says', async () => {
    const one = await known({ Barcode: '8712345678906' })
    await one.here({
      ...{ name: 'Van ons', baseUnitPrice: 3 },
      pricingTiers: [
        { minQuantity: 1, maxQuantity: 99, unitPrice: 3 },
        { minQuantity: 100, maxQuantity: null, unitPrice: 2.8 },
      ],
    })
    one.there({ Description: 'Van hen', StandardSalesPrice: 3.5, Barcode: null, ExtraDescription: 'Uit Exact' })
    await rule('ask')
    const told = await synchronised({ dry_run: true })
    expect(told).toMatchObject({ updated: 1, conflicts: 1 })
    expect(await conflictsOf(one.record_id)).toEqual([])
    const done = await synchronised()
    expect(done).toMatchObject({ updated: 1, conflicts: 1 })
    const [row] = await rowsOf(done, { outcome: 'conflict' })
    expect(row).toMatchObject({ entity: 'products', code: one.code, product_id: one.id })
    expect(row?.message).toMatch(/You decide/)
    expect(await one.read()).toMatchObject({ product_name: 'Van ons', base_unit_price: 3, description: 'Uit Exact' })
    const conflicts = await conflictsOf(one.record_id)
    expect(conflicts).toMatchObject([
      { entity: 'products', kind: 'fields', code: one.code, product_id: one.id, key: 'name' },
      { key: 'prices' },
    ])
    expect(conflicts[0]?.fields).toEqual([{ field: 'name', from: 'Van ons', to: 'Van hen' }])
    expect(conflicts[1]?.fields).toContainEqual({ field: 'baseUnitPrice', from: '3,00', to: '3,50' })

    const about = { record_id: one.record_id, entity: 'products' } as const
    const { body } = await decide({ ...about, key: 'prices', as: 'here' })
    expect(body).toMatchObject(expect.arrayContaining([expect.objectContaining({ key: 'name' })]))
    expect(await conflictsOf(one.record_id)).toHaveLength(1)
    expect((await decide({ ...about, key: 'prices', as: 'exact' })).status).toBe(404)
    await decide({ ...about, key: 'name', as: 'exact' })
    expect(await conflictsOf(one.record_id)).toEqual([])
    expect(await one.read()).toMatchObject({ product_name: 'Van hen', base_unit_price: 3 })
    expect((await one.read()).staffels).toHaveLength(2)
    expect(await synchronised()).toMatchObject({ updated: 0, conflicts: 0 })
  })

  test('is no conflict where it was only changed in one of the two, nor where both say the same', async () => {
    const [there, both] = [await known(), await known()]
    await both.here({ name: 'Gelijk', baseUnitPrice: 3 })
    both.there({ Description: 'Gelijk' })
    there.there({ Description: 'Alleen daar', StandardSalesPrice: 4 })
    await rule('ask')
    expect(await synchronised()).toMatchObject({ updated: 1, conflicts: 0 })
    expect(await there.read()).toMatchObject({ product_name: 'Alleen daar', base_unit_price: 4 })
    expect(await both.read()).toMatchObject({ product_name: 'Gelijk', base_unit_price: 3 })
  })

  test('is decided by the rule that came since, with the next look', async () => {
    const one = await known()
    await one.here({ name: 'Van ons' })
    one.there({ Description: 'Van hen' })
    await rule('ask')
    await synchronised()
    expect(await conflictsOf(one.record_id)).toHaveLength(1)
    await rule('exact')
    await synchronised()
    expect(await conflictsOf(one.record_id)).toEqual([])
    expect((await one.read()).product_name).toBe('Van hen')
  })

  test('is asked about as well where the product was here before the item was known', async () => {
    const code = 'BESLIS-EERST'
    const { product_id: id } = await app.as(manager).createProduct({ body: { name: 'Was hier', sku: code } })
    exact.put('Items', { Code: code, Description: 'Uit Exact', IsSalesItem: true, StandardSalesPrice: 0.0845 })
    await rule('ask')
    await synchronised()
    // There was no price here, so nothing speaks against Exact's.
    expect(await app.as(manager).getProduct({ params: { id } })).toMatchObject({
      ...{ product_name: 'Was hier', price_unit: 100, base_unit_price: 8.45 },
    })
    const [conflict] = (await app.as(manager).listExactConflicts()).filter((one) => one.product_id === id)
    expect(conflict).toMatchObject({ key: 'name' })
  })

  test('is decided by nobody else, nor about what is not asked', async () => {
    const one = await known()
    await one.here({ name: 'Van ons' })
    one.there({ Description: 'Van hen' })
    await rule('ask')
    await synchronised()
    const decision = { record_id: one.record_id, entity: 'products', key: 'name', as: 'exact' } as const
    expect((await decide(decision, 'manager@noordstaal.example')).status).toBe(409)
    expect((await decide(decision, 'user@staffel.example')).status).toBe(403)
    for (const wrong of [{ key: 'prices' }, { as: 'new' }, { as: 'none' }, { record_id: crypto.randomUUID() }] as const)
      expect((await decide({ ...decision, ...wrong })).status).toBe(404)
    expect((await one.read()).product_name).toBe('Van ons')
  })
})

describe('what is refused', () => {
  async function byItself() {
    await app.database.db
      .insertInto('exact_job')
      .values({ tenant_id: 1, env: 'test', division: 102_030, parts: ['products'], cause: 'night', next_at: sampleDay })
      .execute()
    for (;;) {
      for (const { jobs } of app.modules.all)
        for (const { name, run } of jobs ?? []) if (name === 'bring in from Exact') await run()
      const [last] = await app.as(manager).listExactJobs()
      if (last?.state === 'done') return last
    }
  }

  test('is told once by itself, again when Exact says something else, and always to who asks', async () => {
    const one = await known()
    one.there({ StandardSalesPrice: 0.0845003 })
    await rule('exact')
    expect(await byItself()).toMatchObject({ refused: 1, known: 0 })
    expect(await byItself()).toMatchObject({ refused: 0, known: 1 })
    expect(await synchronised()).toMatchObject({ refused: 1, known: 0 })
    expect(await byItself()).toMatchObject({ refused: 0, known: 1 })
    one.there({ StandardSalesPrice: 0.0845004 })
    expect(await byItself()).toMatchObject({ refused: 1, known: 0 })
    one.there({ StandardSalesPrice: 2 })
    expect(await byItself()).toMatchObject({ refused: 0, known: 0 })
    one.there({ StandardSalesPrice: 0.0845004 })
    expect(await byItself()).toMatchObject({ refused: 1, known: 0 })
  })
})

describe('a run that failed and pauses', () => {
  const far = new Date(sampleDay.getTime() + 3_600_000)
  async function paused(reason: 'failed' | 'rate_limited') {
    const { id } = await app.database.db
      .insertInto('exact_job')
      .values({
        ...{
          tenant_id: 1,
          env: 'test' as const,
          division: 102_030,
          parts: ['products' as const],
          cause: 'person' as const,
        },
        ...{ next_at: far, reason, tries: 2 },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }
  const ask = async () => (await app.as(manager).syncExact({ body: { entities: ['products'] } })).job.id
  const stateOf = async (id: number) => (await app.as(manager).listExactJobs()).find((job) => job.id === id)

  test('goes on at once for who asks again, but not before an hour that Exact named', async () => {
    const failed = await paused('failed')
    expect(await ask()).toBe(failed)
    while ((await stateOf(failed))?.state !== 'done') await setTimeout(25)

    const limited = await paused('rate_limited')
    expect(await ask()).toBe(limited)
    expect(await stateOf(limited)).toMatchObject({ state: 'waiting', next_at: far.toISOString() })
  })
})
