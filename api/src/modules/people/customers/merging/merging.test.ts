import type { CustomerDetail, SavedOffer } from '@staffel/shared-api/contract'
import { addCustomersManager, customersManager } from '../../../../testing/authorization/customers-manager.ts'
import { createTestApp, type TestApp } from '../../../../testing/create-test-app.ts'
import { publicVisits } from '../../../offers/public/testing/public-visits.ts'
import { manager, mergesOf } from './testing/merges.ts'

let app: TestApp
beforeAll(async () => (app = await createTestApp()))
afterAll(() => app.close())
const { read, added, preview, merge, merges, undoLast, offerFor } = mergesOf(() => app)

const versionOf = (id: number) =>
  app.database.db
    .selectFrom('offer_version')
    .select(['organization_id', 'customer', 'content_hash'])
    .where('offer_id', '=', id)
    .executeTakeFirstOrThrow()
const ownerOf = async (offer: number) =>
  (
    await app.database.db
      .selectFrom('offer')
      .select('organization_id')
      .where('id', '=', offer)
      .executeTakeFirstOrThrow()
  ).organization_id

const full = (name: string, host: string, part: object = {}) =>
  added(name, {
    email: `info@${host}.example`,
    phone: '030 1',
    address: { street: 'Kade', number: '4', postal_code: '3511AB', city: 'Utrecht' },
    contact: { name: 'Roos', email: `roos@${host}.example` },
    ...part,
  })

test('the preview counts what moves, tells each field in which they differ, and warns of who would see more', async () => {
  const into = await full('Linde', 'linde', { vat_number: null })
  const from = await full('Linde B.V.', 'linde-bv', { vat_number: 'NL000012345B01', status: 'active' })
  await offerFor(into.id)
  await app.as(manager).createInvite({
    body: { email: 'nieuw@linde-bv.example', tenant_id: 1, organization_id: from.id, role_id: 1 },
  })
  const { body } = await preview(into.id, from.id)
  expect(body).toMatchObject({
    into: { organization_id: into.id, name: 'Linde', rev: into.rev },
    from: { organization_id: from.id, name: 'Linde B.V.' },
    // The address, the person and the phone number are the same, or stand beside each other.
    moves: { offers: 0, invites: 1, persons: 1, contacts: 1, addresses: 0 },
    numbers: [],
    obstacles: [],
    warnings: [{ who: 'from', users: 1, offers: 1 }],
  })
  expect(body.fields).toEqual([
    { field: 'name', into: 'Linde', from: 'Linde B.V.', suggested: 'into' },
    { field: 'email', into: 'info@linde.example', from: 'info@linde-bv.example', suggested: 'into' },
    {
      field: 'contact_person',
      into: 'Roos · roos@linde.example',
      from: 'Roos · roos@linde-bv.example',
      suggested: 'into',
    },
    { field: 'status', into: 'prospect', from: 'active', suggested: 'from' },
    { field: 'vat_number', into: null, from: 'NL000012345B01', suggested: 'from' },
  ])
})

describe('one customer is merged into another', () => {
  let into: CustomerDetail
  let from: CustomerDetail
  let issued: SavedOffer
  let draft: SavedOffer
  let sealed: Awaited<ReturnType<typeof versionOf>>
  const visits = publicVisits(() => app)
  let token: string
  let product: number

  beforeAll(async () => {
    into = await full('Esdoorn', 'esdoorn')
    from = await full('Esdoorn B.V.', 'esdoorn-bv', { vat_number: 'NL000012345B01' })
    issued = await offerFor(from.id, { intent: 'issue' })
    draft = await offerFor(from.id)
    token = await visits.linkTo(issued.offer_id, 'roos@esdoorn-bv.example')
    sealed = await versionOf(issued.offer_id)
    const { items: products } = await app.as(manager).listProducts({ body: { limit: 1 } })
    product = products[0]?.product_id ?? 0
    const entries = [{ product_id: product, base_unit_price: 3.21 }]
    await app.as(manager).createPriceList({
      body: { name: 'Esdoorn', organization_id: from.id, valid_from: '2026-01-01', currency: 'eur', entries },
    })
    const done = await merge(into.id, from.id, { fields: { name: 'from', email: 'from' } })
    expect([done.status, done.body.customer?.id]).toEqual([200, into.id])
  })

  test('its people, addresses and offers are the other one’s, with the values that were chosen', async () => {
    const now = await read(into.id)
    expect(now).toMatchObject({
      name: 'Esdoorn B.V.',
      email: 'info@esdoorn-bv.example',
      vat_number: 'NL000012345B01',
      contacts: [
        { kind: 'email', value: 'info@esdoorn-bv.example', is_primary: true },
        { kind: 'phone', is_primary: true },
        { kind: 'email', value: 'info@esdoorn.example', is_primary: false },
      ],
    })
    expect(now.contact_persons.map(({ email }) => email)).toEqual(['roos@esdoorn.example', 'roos@esdoorn-bv.example'])
    expect(now.addresses).toHaveLength(1)
    expect(await ownerOf(issued.offer_id)).toBe(into.id)
    expect(await ownerOf(draft.offer_id)).toBe(into.id)
    const lists = await app.as(manager).listPriceLists({ query: { organization_id: into.id } })
    expect(lists.map(({ name }) => name)).toContain('Esdoorn')
  })

  test('what was issued keeps name, address and seal, and its link lives on', async () => {
    expect(await versionOf(issued.offer_id)).toEqual({ ...sealed, organization_id: into.id })
    const page = await visits.visitor(token).get()
    expect([page.status, page.body.customer?.name]).toEqual([200, 'Esdoorn B.V.'])
    const { body } = await app.as(manager).prepareOfferMail.answer({ params: { id: issued.offer_id } })
    expect(body.to[0]).toBeDefined()
  })

  test('its id leads to the other one, for reading and for writing', async () => {
    expect((await read(from.id)).id).toBe(into.id)
    const [saved] = await app.as(manager).saveOffer({
      body: {
        offer: {
          title: 'Later',
          customer: { organization_id: from.id },
          items: [{ id: 'a', productId: product, description: 'Bout', quantity: 1000 }],
        },
      },
    })
    expect(await ownerOf(saved?.offer_id ?? 0)).toBe(into.id)
    expect(saved?.totals.subtotal).toBe(3210)
    const { body: price } = await app.as(manager).getCustomerPrice.answer({
      query: { organization_id: from.id, product_id: product, quantity: 100 },
    })
    expect(price.base_unit_price).toBe(3.21)
    const { body } = await app.as(manager).listCustomers.answer({
      query: { limit: 50, filters: { kept: 'archived', search: 'esdoorn' } },
    })
    expect(body).toMatchObject([{ id: from.id, merged_into: into.id }])
    // What went by another way than the calls does too.
    const { id } = await app.database.db
      .insertInto('contact_person')
      .values({ tenant_id: 1, organization_id: from.id, name: 'Laat' })
      .returning('id')
      .executeTakeFirstOrThrow()
    expect((await read(into.id)).contact_persons.map((person) => person.id)).toContain(id)
  })

  test('it is neither brought back nor deleted nor merged again', async () => {
    const params = { id: from.id }
    const answers = [
      await app.as(manager).restoreOrganization.answer({ params }),
      await app.as(manager).deleteOrganization.answer({ params }),
    ]
    expect(answers.map(({ status, code }) => [status, code])).toEqual([
      [409, 'INVALID_TRANSITION'],
      [409, 'INVALID_TRANSITION'],
    ])
    expect((await preview(into.id, from.id)).body.fields).toHaveProperty('from_id')
    expect((await preview(from.id, into.id)).body.fields).toHaveProperty('organization_id')
  })

  test('the log of both says so', async () => {
    const { items: log } = await app.as(manager).listOrganizationActivity({ query: { organization_id: into.id } })
    expect(log.map(({ action, subject }) => [action, subject])).toEqual(
      expect.arrayContaining([
        ['organization.merged', 'Esdoorn B.V.'],
        ['organization.merged_into', 'Esdoorn'],
      ]),
    )
  })

  test('undone, what moved and was not changed goes back; what was changed or made since stays, and is told first', async () => {
    const { rev } = (await app.as(manager).getOffer.answer({ query: { id: draft.offer_id } })).body
    await app.as(manager).saveOffer({ body: { offer: { offer_id: draft.offer_id, rev, title: 'Anders' } } })
    const [open] = await merges(into.id)
    expect(open).toMatchObject({
      from: { organization_id: from.id, name: 'Esdoorn B.V.' },
      goes_back: { offers: 1, price_lists: 1, contacts: 1, persons: 1 },
      stays_count: 3,
    })
    expect(open?.stays).toEqual([
      { part: 'offers', name: expect.stringContaining('Later'), why: 'new' },
      { part: 'offers', name: expect.stringContaining('Anders'), why: 'changed' },
      { part: 'persons', name: 'Laat', why: 'new' },
    ])
    const done = await undoLast(into.id)
    expect([done.status, done.body]).toEqual([200, { organization_id: into.id, from_id: from.id }])
    expect(await ownerOf(issued.offer_id)).toBe(from.id)
    expect(await versionOf(issued.offer_id)).toEqual(sealed)
    expect(await ownerOf(draft.offer_id)).toBe(into.id)
    expect(await read(into.id)).toMatchObject({ name: 'Esdoorn', email: 'info@esdoorn.example', vat_number: null })
    const back = await read(from.id)
    expect(back).toMatchObject({ id: from.id, name: 'Esdoorn B.V.', email: 'info@esdoorn-bv.example' })
    expect(back).not.toHaveProperty('archived_at')
    expect(back.contact_persons.map(({ email, is_primary }) => [email, is_primary])).toEqual([
      ['roos@esdoorn-bv.example', true],
    ])
    expect((await visits.visitor(token).get()).status).toBe(200)
    expect(await merges(into.id)).toEqual([])
  })
})

test('article numbers that both use are asked about, and go back as they were', async () => {
  const [into, from] = [await added('Olm'), await added('Olm B.V.')]
  const { items: products } = await app.as(manager).listProducts({ body: { limit: 2 } })
  const [one, other] = products.map(({ product_id: id }) => id)
  const number = (organization: number, name: string, product: number | undefined) =>
    app.as(manager).saveCustomerNumber({
      body: { organization_id: organization, number: name, product_id: product ?? 0 },
    })
  await number(into.id, 'X-1', one)
  await number(from.id, 'x-1', other)
  await number(from.id, 'Y-2', other)
  const numbersOf = async (id: number) =>
    (await app.as(manager).listCustomerNumbers({ query: { organization_id: id } })).items.map((row) => [
      row.number,
      row.product_id,
    ])
  const refused = await merge(into.id, from.id)
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['numbers']])
  expect((await merge(into.id, from.id, { numbers: [{ number: 'X-1', keep: 'from' }] })).status).toBe(200)
  expect(await numbersOf(into.id)).toEqual([
    ['X-1', other],
    ['Y-2', other],
  ])
  expect((await undoLast(into.id)).status).toBe(200)
  expect(await numbersOf(into.id)).toEqual([['X-1', one]])
  expect(await numbersOf(from.id)).toEqual([
    ['x-1', other],
    ['Y-2', other],
  ])
})

test('the people of one see the offers of both from then on, and a customer’s own Manager merges nothing', async () => {
  const [into, from] = [await added('Wilg'), await added('Wilg B.V.')]
  await addCustomersManager(app, from.id)
  const { offer_id: id } = await offerFor(into.id, { intent: 'issue' })
  const look = async () => (await app.as(customersManager).getOffer.answer({ query: { id } })).status
  expect(await look()).toBe(404)
  expect((await preview(into.id, from.id, customersManager)).status).toBe(403)
  expect((await merge(into.id, from.id)).status).toBe(200)
  expect(await look()).toBe(200)
  expect(
    (await app.as(customersManager).listOrganizationMerges.answer({ query: { organization_id: into.id } })).status,
  ).toBe(403)
  expect((await undoLast(into.id)).status).toBe(200)
  expect(await look()).toBe(404)
})
