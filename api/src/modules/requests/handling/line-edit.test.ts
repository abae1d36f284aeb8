import type { SoldProduct, QuoteRequest, QuoteRequestDetail } from '@staffel/shared-api/contract'
import { lineTotal, priceFor } from '@staffel/shared-api/rules'
import { asTenant } from '../../../db/tenant-transaction.ts'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { createCatalogueModule } from '../../catalogue/catalogue.module.ts'
import { lineMemoryRepository } from './lines/line-memory.repository.ts'
import { lineMemory } from './lines/line-memory.service.ts'
import { clerk, people, type Clerk } from './testing/clerk.ts'

const { admin, manager, user, other } = people

let app: TestApp
let desk: Clerk
let request: QuoteRequest
beforeAll(async () => {
  app = await createTestApp()
  desk = clerk(app)
  request = await desk.find('veldzicht dehaan')
})
afterAll(() => app.close())

const edit = (email: string | null, position: number, payload: object, id: string | number = request.id) =>
  app.as(email).updateQuoteLine.answer({ params: { id, position }, body: payload })
const lineOf = (detail: QuoteRequestDetail, position: number) =>
  detail.replies.find((line) => line.position === position)
const now = () => new Date('2026-03-16T10:00:00Z')

async function product(id: number): Promise<SoldProduct> {
  const { productsById } = createCatalogueModule({ db: app.database.db, now })
  const found = (await asTenant(app.database.db, { tenantId: 1 }, (tx) => productsById(tx, 1, [id]))).get(id)
  if (!found) throw new Error(`no product ${id}`)
  return found
}
const someProduct = async (tenantId: number, skip = 0) =>
  (
    await app.database.db
      .selectFrom('product')
      .select('id')
      .where('tenant_id', '=', tenantId)
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .offset(skip)
      .limit(1)
      .executeTakeFirstOrThrow()
  ).id

const recall = (searchLine: string, quantity: number) =>
  asTenant(app.database.db, { tenantId: 1 }, (tx) =>
    lineMemory({ memory: lineMemoryRepository, now }).recall(
      tx,
      1,
      { organizationId: request.organization?.id ?? null, senderEmail: null },
      [{ searchLine, quantity }],
    ),
  )

describe('a clerk who edits a line', () => {
  test('takes a new request up, and every change makes it one version newer and is told once', async () => {
    const first = await edit(manager, 1, { ignored: true, json_version: 1 })
    expect(first).toMatchObject({
      status: 200,
      body: { json_version: 2, status: 'in_progress', assignee: { user_id: 2 } },
    })
    expect(lineOf(first.body, 1)).toMatchObject({ is_ignored: true, chosen_by: null })
    const second = await edit(admin, 1, { ignored: false }, request.external_id)
    expect(second.body).toMatchObject({ json_version: 3, assignee: { user_id: 2 } })
    expect(await edit(manager, 1, {})).toMatchObject({ status: 200, body: { json_version: 3 } })
    expect(await desk.log(request.id)).toEqual([
      ['request.line_changed', { position: 1, ignored: true }],
      ['request.line_changed', { position: 1, ignored: false }],
    ])
  })

  test.each([1, 9.5, 100, 1000, 0])(
    'at %d pieces each product costs what its tiers say, and the quantity is no longer assumed',
    async (quantity) => {
      const { body } = await edit(manager, 5, { desired_quantity: quantity })
      const line = lineOf(body, 5)
      expect(line).toMatchObject({ desired_quantity: quantity, quantity_assumed: false })
      expect(line?.productsfound.length).toBeGreaterThan(0)
      for (const found of line?.productsfound ?? []) {
        const { unitPrice, priceUnit, tier } = priceFor(await product(found.product_id), quantity)
        expect(found).toMatchObject({
          quantity,
          price: unitPrice,
          used_staffel_id: tier?.staffelId ?? null,
          totalprice: lineTotal({ quantity, unitPrice, priceUnit }),
        })
      }
    },
  )

  test.each(['', '  ', '\u200b'])('says with the unit %j that there is none', async (unit) => {
    await edit(manager, 5, { unit: ' doos ' })
    expect(lineOf((await edit(manager, 5, { unit })).body, 5)).toMatchObject({ unit: null })
  })

  test('names a unit without the space around it', async () => {
    expect(lineOf((await edit(manager, 5, { unit: ' doos ' })).body, 5)).toMatchObject({ unit: 'doos' })
    await edit(manager, 5, { unit: null })
  })

  test('keeps the scores of a product that was found, and detaches the others', async () => {
    const before = lineOf((await app.as(manager).getQuoteRequest.answer({ params: { id: request.id } })).body, 5)
    const found = before?.productsfound[0]
    const { body } = await edit(manager, 5, { product_id: found?.product_id, desired_quantity: 250 })
    const line = lineOf(body, 5)
    expect(line?.chosen_by).toBe('person')
    expect(line?.productsfound).toEqual([
      {
        ...found,
        quantity: 250,
        price: expect.any(Number),
        totalprice: expect.any(Number),
        used_staffel_id: expect.anything(),
      },
    ])
  })

  test('may choose any product of the catalogue, which is remembered for the customer until none is said to fit', async () => {
    const chosen = await someProduct(1, 40)
    const { body } = await edit(manager, 5, { product_id: chosen })
    expect(lineOf(body, 5)?.productsfound.map(({ product_id }) => product_id)).toEqual([chosen])
    const said = request.replies[4]?.search_line ?? ''
    expect(await recall(said, 250)).toEqual([chosen])
    expect(await recall(said.replace('250', '75'), 75)).toEqual([chosen])
    expect(await recall(said.replace('M8x40', 'M8x45'), 250)).toEqual([undefined])
    const none = await edit(manager, 5, { product_id: null })
    expect(lineOf(none.body, 5)).toMatchObject({ productsfound: [], chosen_by: 'person' })
    expect(await recall(said, 250)).toEqual([undefined])
  })

  test('does not choose what is not of this tenant', async () => {
    const foreign = await app.database.db
      .selectFrom('product')
      .select('id')
      .where('tenant_id', '<>', 1)
      .limit(1)
      .executeTakeFirst()
    const version = (await app.as(manager).getQuoteRequest.answer({ params: { id: request.id } })).body.json_version
    for (const id of [foreign?.id ?? 999_998, 999_999])
      expect(await edit(manager, 5, { product_id: id })).toMatchObject({
        status: 422,
        body: { fields: { product_id: expect.any(String) } },
      })
    expect((await app.as(manager).getQuoteRequest.answer({ params: { id: request.id } })).body.json_version).toBe(
      version,
    )
  })

  test('a product that was withdrawn since is found no more', async () => {
    const chosen = await someProduct(1, 41)
    await edit(manager, 4, { product_id: chosen })
    await app.database.db.updateTable('product').set({ deleted_at: now() }).where('id', '=', chosen).execute()
    expect(lineOf((await edit(manager, 4, { desired_quantity: 3 })).body, 4)?.productsfound).toEqual([])
  })
})

describe('two clerks', () => {
  test('the one who saw an older version is refused, and sees what stands there', async () => {
    const { json_version: seen } = (await app.as(manager).getQuoteRequest.answer({ params: { id: request.id } })).body
    expect((await edit(manager, 2, { desired_quantity: 7, json_version: seen })).status).toBe(200)
    const late = await edit(admin, 2, { desired_quantity: 8, json_version: seen })
    expect(late).toMatchObject({ status: 409, code: 'STALE', body: { current: { json_version: seen + 1 } } })
  })

  test('at the same moment lose nothing: one is told it came second', async () => {
    const { json_version: seen } = (await app.as(manager).getQuoteRequest.answer({ params: { id: request.id } })).body
    const answers = await Promise.all([
      edit(manager, 2, { desired_quantity: 11, json_version: seen }),
      edit(admin, 3, { desired_quantity: 12, json_version: seen }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const both = await Promise.all([
      edit(manager, 2, { desired_quantity: 13 }),
      edit(admin, 3, { desired_quantity: 14 }),
    ])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    const { body } = await app.as(manager).getQuoteRequest.answer({ params: { id: request.id } })
    expect([body.json_version, lineOf(body, 2)?.desired_quantity, lineOf(body, 3)?.desired_quantity]).toEqual([
      seen + 3,
      13,
      14,
    ])
  })
})

test('for Managers of the tenant and Admins only, on lines that exist', async () => {
  expect((await edit(user, 1, { ignored: true })).status).toBe(403)
  expect((await edit(null, 1, { ignored: true })).status).toBe(401)
  expect((await edit(other, 1, { ignored: true })).status).toBe(404)
  expect((await edit(manager, 99, { ignored: true })).status).toBe(404)
  expect((await edit(manager, 1, { desired_quantity: -1 })).status).toBe(422)
})
