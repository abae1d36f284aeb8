import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'

const manager = 'manager@staffel.example'
const other = 'manager@noordstaal.example'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const create = async (body: object, email = manager) => {
  const answer = await app.as(email).createProduct.answer({ body })
  expect([answer.status, answer.status === 200 ? '' : answer.body]).toEqual([200, ''])
  return answer.body
}
const update = (id: number, body: object, email = manager) =>
  app.as(email).updateProduct.answer({ params: { id }, body })
const draftWith = async (productId: number) => {
  const item = { id: 'a', productId, description: 'x', quantity: 5 }
  const answer = await app.as(manager).saveOffer.answer({ body: { offer: { title: 'Met product', items: [item] } } })
  const [saved] = answer.body
  if (!saved) throw new Error(`No draft: ${answer.status}`)
  return saved
}

describe('archiving a product', () => {
  const archive = (id: number, body: object = {}) => app.as(manager).archiveProduct.answer({ params: { id }, body })
  const restore = (id: number) => app.as(manager).restoreProduct.answer({ params: { id } })

  test('takes it out of the list, keeps it in the archive, and is undone', async () => {
    const { product_id: id } = await create({ name: 'Naar het archief', sku: 'ARCH-1' })
    expect((await archive(id)).body).toMatchObject({ status: 'archived', is_selectable: false })
    const listed = async (filters: object) =>
      (await app.as(manager).listProducts.answer({ body: { filters: { search: 'Naar het archief', ...filters } } }))
        .body
    expect(await listed({})).toEqual([])
    expect(await listed({ status: 'archived' })).toMatchObject([{ product_id: id, status: 'archived' }])
    expect((await update(id, { rev: 2, name: 'Toch' })).status).toBe(404)
    expect((await restore(id)).body).toMatchObject({ status: 'active', product_name: 'Naar het archief' })
    expect(await listed({})).toMatchObject([{ product_id: id }])
    expect(await listed({ status: 'archived' })).toEqual([])
  })

  test('is refused while open offers use it, unless that is known; they keep their line and its price', async () => {
    const { product_id: id } = await create({ name: 'In gebruik', baseUnitPrice: 3 })
    const draft = await draftWith(id)
    const refused = await archive(id)
    expect(refused.status).toBe(409)
    expect(refused.body).toMatchObject({ code: 'IN_USE', details: { count: 1 } })
    expect((await archive(id, { archive: true })).status).toBe(200)
    const items = [{ id: 'a', productId: id, description: 'x', quantity: 9 }]
    const saved = await app
      .as(manager)
      .saveOffer.answer({ body: { offer: { offer_id: draft.offer_id, rev: draft.rev, items } } })
    expect(saved.status).toBe(200)
    const offer = (await app.as(manager).getOffer.answer({ query: { id: String(draft.offer_id) } })).body
    expect(offer.items[0]).toMatchObject({ productId: id, unitPrice: 3, quantity: 9 })
  })

  test('acts on the revision that was seen, where one is sent', async () => {
    const { product_id: id, rev } = await create({ name: 'Twee tegelijk' })
    const { rev: changed } = (await update(id, { rev, description: 'Van een ander' })).body
    const stale = await archive(id, { rev })
    expect([stale.status, stale.code]).toEqual([409, 'STALE'])
    expect(stale.body.current).toMatchObject({ rev: changed, description: 'Van een ander' })
    const archived = (await archive(id, { rev: changed })).body
    expect(archived.status).toBe('archived')
    // What is there already is no conflict.
    expect((await archive(id, { rev })).status).toBe(200)
    const late = await app.as(manager).restoreProduct.answer({ params: { id }, body: { rev } })
    expect([late.status, late.code]).toEqual([409, 'STALE'])
    const back = await app.as(manager).restoreProduct.answer({ params: { id }, body: { rev: archived.rev } })
    expect(back.body).toMatchObject({ status: 'active' })
  })

  test('frees its number; it cannot come back while another one has it', async () => {
    const { product_id: id } = await create({ name: 'Oud nummer', sku: 'NR-9' })
    await archive(id)
    await create({ name: 'Nieuw nummer', sku: 'NR-9' })
    const answer = await restore(id)
    expect(answer.status).toBe(409)
    expect(answer.body).toMatchObject({ code: 'DUPLICATE', fields: { sku: expect.any(String) } })
  })

  test('it cannot come back into a tier group that counts something else by now', async () => {
    const { product_id: id } = await create({ name: 'Per stuk', tierGroup: 'Kit', salesUnit: 'st' })
    await archive(id)
    await create({ name: 'Per kilo', tierGroup: 'kit', salesUnit: 'kg' })
    const answer = await restore(id)
    expect(answer.status).toBe(422)
    expect(answer.body.fields).toHaveProperty('salesUnit')
    expect((await app.as(manager).getProduct({ params: { id } })).status).toBe('archived')
  })
})

test('drafts and hidden products are counted apart', async () => {
  const before = (await app.as(other).getProductStats.answer()).body
  await create({ name: 'Concept', status: 'draft' }, other)
  await create({ name: 'Verborgen', isVisible: false }, other)
  const after = (await app.as(other).getProductStats.answer()).body
  expect([after.total - before.total, after.drafts - before.drafts, after.hidden - before.hidden]).toEqual([2, 1, 1])
})
