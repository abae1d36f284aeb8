import type { QuoteRequestDetail } from '@staffel/shared-api/contract'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'

let app: TestApp
let manager: ReturnType<TestApp['as']>
let request: string
beforeAll(async () => {
  app = await createTestApp()
  manager = app.as('manager@staffel.example')
  const { items } = await manager.listQuoteRequests({ body: { filter: { search: 'veldzicht dehaan' } } })
  request = String(items[0]?.id)
})
afterAll(() => app.close())

const create = async (name: string) => (await manager.createProduct({ body: { name, baseUnitPrice: 4 } })).product_id
const archive = (id: number) => manager.archiveProduct({ params: { id }, body: { archive: true } })
const restore = (id: number) => manager.restoreProduct({ params: { id } })

describe('a product that goes to the archive', () => {
  test('leaves its text in a template, which says what is missing, and stands in it again when it is taken back', async () => {
    const id = await create('Zuigtrap 4 m')
    const items = [{ id: 't1', productId: id, description: 'Trap, zuigend', quantity: 2 }]
    const template = await manager.saveTemplate({ body: { name: 'Met trap', items } })
    const applied = () => manager.applyTemplate({ params: { id: template.id } })
    expect(await applied()).toMatchObject({ missing: [], items: [{ productId: id, unitPrice: 4 }] })
    await archive(id)
    expect(await applied()).toMatchObject({
      missing: ['Trap, zuigend'],
      items: [{ productId: null, description: 'Trap, zuigend', quantity: 2, unitPrice: 0 }],
    })
    await restore(id)
    expect(await applied()).toMatchObject({ missing: [], items: [{ productId: id, unitPrice: 4 }] })
  })

  test('keeps its line and price in an open draft, also when other things of that are saved', async () => {
    const id = await create('Steigerwiel 200 mm')
    const items = [{ id: 'a', productId: id, description: 'Steigerwiel', quantity: 8 }]
    const [draft] = await manager.saveOffer({ body: { offer: { title: 'Steiger', items } } })
    await archive(id)
    const [saved] = await manager.saveOffer({
      body: { offer: { offer_id: draft?.offer_id, rev: draft?.rev, title: 'Steiger 2', items } },
    })
    expect(saved).toMatchObject({ offer_id: draft?.offer_id })
    const offer = await manager.getOffer({ query: { id: String(draft?.offer_id) } })
    expect(offer.items[0]).toMatchObject({ productId: id, unitPrice: 4, quantity: 8, total: 32 })
  })
})

describe('in an open request, a product that goes to the archive', () => {
  const lineWith = (detail: QuoteRequestDetail, words: string) =>
    detail.replies.findLast(({ search_line }) => search_line === words)
  const read = () => manager.getQuoteRequest({ params: { id: request } })
  const add = (words: string, productId?: number) =>
    manager.addQuoteLine({
      params: { id: request },
      body: { search_line: words, desired_quantity: 3, ...(productId && { product_id: productId }) },
    })

  test('answers its line no more, whoever chose it: the line asks for another one, until it is taken back', async () => {
    const words = 'het ding van vorige keer'
    const id = await create('Ladderhaak')
    const before = await add(words, id)
    expect(lineWith(before, words)).toMatchObject({ chosen_by: 'person', productsfound: [{ product_id: id }] })
    await archive(id)
    const after = await read()
    expect(lineWith(after, words)).toMatchObject({ chosen_by: null, sold_in: null, productsfound: [] })
    expect(before.value.lines - after.value.lines).toBe(12)
    await restore(id)
    expect(lineWith(await read(), words)).toMatchObject({ chosen_by: 'person', productsfound: [{ product_id: id }] })
  })

  test('is not chosen as "none" when the quantity of its line is changed', async () => {
    const words = 'nog zo een als toen'
    const id = await create('Goothaak')
    const position = lineWith(await add(words, id), words)?.position ?? 0
    await archive(id)
    const changed = await manager.updateQuoteLine({ params: { id: request, position }, body: { desired_quantity: 5 } })
    expect(lineWith(changed, words)).toMatchObject({ chosen_by: null, desired_quantity: 5, productsfound: [] })
  })

  test('is remembered for nobody while it is there, and again afterwards', async () => {
    const words = 'onze vaste beugel'
    const id = await create('Leidingbeugel 22 mm')
    await add(words, id)
    await archive(id)
    expect(lineWith(await add(words), words)).toMatchObject({ chosen_by: null, productsfound: [] })
    await restore(id)
    expect(lineWith(await add(words), words)).toMatchObject({
      chosen_by: 'memory',
      productsfound: [{ product_id: id }],
    })
  })

  test('goes into an offer as the words of the customer; in an offer that was made it stays what it was', async () => {
    const [gone, offered] = [await create('Dakhaak'), await create('Nokvorst')]
    await add('haak voor op het dak', gone)
    await add('vorst voor op de nok', offered)
    await archive(gone)
    const [made] = await manager.createOfferFromRequest({
      params: { id: request },
      body: { organization_id: 1001 },
    })
    const { items } = await manager.getOffer({ query: { id: String(made?.offer_id) } })
    expect(items.find(({ description }) => description === 'haak voor op het dak')).toMatchObject({ productId: null })
    expect(items.find(({ productId }) => productId === offered)).toMatchObject({ quantity: 3, unitPrice: 4 })
    await archive(offered)
    expect(lineWith(await read(), 'vorst voor op de nok')).toMatchObject({
      in_offer: true,
      chosen_by: 'person',
      productsfound: [{ product_id: offered }],
    })
  })
})
