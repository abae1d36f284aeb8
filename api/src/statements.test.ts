import type { OfferInput, SavedOffer } from '@staffel/shared-api/contract'
import pg from 'pg'
import { StatementBatch } from './db/statements/statement-batch.ts'
import { createTestApp, type TestApp } from './testing/create-test-app.ts'
import type { Answer } from './testing/driver/driver.ts'

const manager = 'manager@staffel.example'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

/**
 * What a call sends to the database: ways there and back, and statements, those that open and end a transaction
 * included.
 */
async function sentFor(call: () => Promise<Answer>): Promise<{ messages: number; statements: number }> {
  const sent = jest.spyOn(pg.Client.prototype, 'query')
  try {
    expect((await call()).status).toBe(200)
    const sizes = sent.mock.calls.map(([query]: readonly unknown[]) =>
      query instanceof StatementBatch ? query.size : 1,
    )
    return { messages: sizes.length, statements: sizes.reduce((sum, size) => sum + size, 0) }
  } finally {
    sent.mockRestore()
  }
}

const items = Array.from({ length: 5 }, (_, line) => ({
  id: `l${line}`,
  productId: 1 + line,
  description: `Regel ${line}`,
  // They are sold by the hundred.
  quantity: 100,
}))
const save = (part: Partial<OfferInput> = {}) => {
  const offer = { intent: 'draft', title: 'Dak', customer: { organization_id: 1001 }, items, ...part }
  return app.as(manager).saveOffer.answer({ body: { offer } })
}
const saved = async (part?: Partial<OfferInput>): Promise<SavedOffer> => {
  const [offer] = (await save(part)).body
  if (!offer) throw new Error('Not saved')
  return offer
}

const read = (id: number) => app.as(manager).getOffer.answer({ query: { id } })

// The first call of somebody looks at their account, gives it their uid and writes down that they are there. The next
// ones only ask whether any account has changed since.
beforeAll(async () => {
  await saved()
  await saved()
})

test('a page of offers takes one statement, and one message', async () => {
  const list = () => app.as(manager).listOffers.answer({ query: { page: 1, limit: 10 } })
  expect(await sentFor(list)).toEqual({ messages: 1, statements: 2 })
})

test('a page of the days of a tenant asks for nothing more: the account says where it is', async () => {
  const filters = JSON.stringify({ date_from: '2024-01-01' })
  const list = () => app.as(manager).listOffers.answer({ query: { page: 1, limit: 10, filters } })
  expect(await sentFor(list)).toEqual({ messages: 1, statements: 2 })
})

test('what was issued is read in one message', async () => {
  const { offer_id: id } = await saved({ intent: 'issue', confirm_quantities: true })
  expect(await sentFor(() => read(id))).toEqual({ messages: 1, statements: 4 })
})

test('of a draft its products and parties are asked for as well, all at once, and from the second time with it', async () => {
  const { offer_id: id } = await saved()
  expect(await sentFor(() => read(id))).toEqual({ messages: 2, statements: 9 })
  expect(await sentFor(() => read(id))).toEqual({ messages: 1, statements: 8 })
})

test('a draft that was read before shows what it holds now', async () => {
  const { offer_id, rev } = await saved()
  await read(offer_id)
  const product = 9
  await save({
    offer_id,
    rev,
    customer: { organization_id: 1002 },
    items: [{ id: 'other', productId: product, description: 'Anders', quantity: 100 }],
  })
  const { body } = await read(offer_id)
  // What stands beside it are surcharges.
  const [line] = body.items
  expect([line?.productId, line?.product?.product_id]).toEqual([product, product])
  expect(body.customer?.organization_id).toBe(1002)
})

test('five lines are saved into a new offer in two messages', async () => {
  expect(await sentFor(() => save())).toEqual({ messages: 2, statements: 13 })
})

test('an open draft is read before it is saved again: one more', async () => {
  const { offer_id, rev } = await saved()
  expect(await sentFor(() => save({ offer_id, rev }))).toEqual({ messages: 4, statements: 14 })
})

describe('a page of products', () => {
  const search = (words: string) =>
    app.as(manager).listProducts.answer({ body: { limit: 8, filters: { search: words } } })

  test('is found and read in two messages the first time, and in one from then on', async () => {
    await search('multiplex')
    expect(await sentFor(() => search('zeskantbout'))).toEqual({ messages: 2, statements: 8 })
    expect(await sentFor(() => search('zeskantbout'))).toEqual({ messages: 1, statements: 6 })
  })

  test('that is walked by name is as quick', async () => {
    const page = () => app.as(manager).listProducts.answer({ body: { page: 2, limit: 20, visible: true } })
    await page()
    expect(await sentFor(page)).toEqual({ messages: 1, statements: 6 })
  })

  test('with the prices of a customer asks for them along with it', async () => {
    const page = () =>
      app.as(manager).listProducts.answer({ body: { limit: 8, organization_id: 1001, filters: { search: 'plank' } } })
    await page()
    expect((await sentFor(page)).messages).toBe(1)
  })
})
