import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'

const manager = 'manager@staffel.example'
let app: TestApp
beforeAll(async () => (app = await createTestApp()))
afterAll(() => app.close())

const company = (part: object = {}) => ({
  name: 'Timmerbedrijf Zuiderhout',
  email: 'kantoor@zuiderhout.example',
  phone: '030 1234567',
  address: { street: 'Kade', number: '4', postal_code: '3511ab', city: 'Utrecht' },
  contact: { name: 'Roos Zuiderhout' },
  ...part,
})
const add = (email: string, payload: object, headers = {}) =>
  app.as(email, { headers }).createOrganization.answer({ body: payload })
const offer = (payload: object) => app.as(manager).saveOffer.answer({ body: { offer: payload } })
const count = async () =>
  Number(
    (
      await app.database.db
        .selectFrom('organization')
        .select((eb) => eb.fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  )

test('the numbers that a company is registered under are kept', async () => {
  const numbers = { chamber_of_commerce_number: '01234567', vat_number: 'NL000012345B01' }
  const added = await add(manager, { name: 'Ingeschreven B.V.', ...numbers })
  const stored = await app.database.db
    .selectFrom('organization')
    .select(['chamber_of_commerce_number', 'vat_number'])
    .where('id', '=', added.body.organization_id)
    .executeTakeFirst()
  expect(stored).toEqual(numbers)
})

test('a customer is added with address, contacts and person, once per key', async () => {
  const key = { 'idempotency-key': 'customer-1' }
  const first = await add(manager, company(), key)
  expect(first.status).toBe(200)
  expect((await add(manager, company(), key)).body).toEqual(first.body)
  const { organization_id: id } = first.body
  const detail = await app.as(manager).getCustomer.answer({ query: { organization_id: id } })
  expect(detail.body).toMatchObject({
    name: 'Timmerbedrijf Zuiderhout',
    status: 'prospect',
    contactPerson: 'Roos Zuiderhout',
    email: 'kantoor@zuiderhout.example',
    address: { postal_code: '3511 AB', city: 'Utrecht' },
    contacts: [{ kind: 'email' }, { kind: 'phone', value: '030 1234567' }],
  })
  const logged = await app.database.db
    .selectFrom('activity')
    .select('action')
    .where('entity', '=', 'organization')
    .where('entity_id', '=', String(id))
    .execute()
  expect(logged).toEqual([{ action: 'organization.created' }])
})

test.each([
  ['the same name at the same postcode', { name: 'timmerbedrijf  zuiderhout b.v.', email: null }],
  [
    'mail at the same company',
    { name: 'Iets anders', email: 'ander@zuiderhout.example', address: { postal_code: '1011 AA' } },
  ],
])('%s is refused with who it may be, unless it is meant', async (_case, part) => {
  const refused = await add(manager, company(part))
  expect([refused.status, refused.body.code]).toEqual([409, 'DUPLICATE'])
  expect(refused.body.details.candidates).toEqual([
    {
      organization_id: expect.any(Number),
      name: 'Timmerbedrijf Zuiderhout',
      postal_code: '3511 AB',
      city: 'Utrecht',
      email: 'kantoor@zuiderhout.example',
      chamber_of_commerce_number: null,
    },
  ])
  expect((await add(manager, { ...company(part), allow_duplicate: true })).status).toBe(200)
})

test('a number of the chamber of commerce that somebody has already is refused with who has it', async () => {
  const registered = { name: 'Metselbedrijf Oosterhof', chamber_of_commerce_number: '30 123 456' }
  expect((await add(manager, registered)).status).toBe(200)
  const refused = await add(manager, { name: 'Oosterhof Bouw', chamber_of_commerce_number: 'KvK 30123456' })
  expect([refused.status, refused.body.code]).toEqual([409, 'DUPLICATE'])
  expect(refused.body.details.candidates).toMatchObject([registered])
  expect((await add(manager, { name: 'Oosterhof Bouw', chamber_of_commerce_number: '30123457' })).status).toBe(200)
})

test('two people who add the same customer at once make one', async () => {
  const twin = company({ name: 'Tweeling', email: 'een@tweeling.example', address: {} })
  const answers = await Promise.all([add(manager, twin), add(manager, twin)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test("another tenant's customers are no duplicates", async () => {
  expect((await add('manager@noordstaal.example', company())).status).toBe(200)
})

test('fields are checked where they stand, and a User may not', async () => {
  const fieldsOf = async (wrong: object) => {
    const refused = await add(manager, company(wrong))
    return [refused.status, Object.keys(refused.body.fields).toSorted()]
  }
  expect(await fieldsOf({ name: ' ', contact: { name: ' ' } })).toEqual([422, ['contact.name', 'name']])
  expect(await fieldsOf({ region_id: 999, address: { postal_code: '12' } })).toEqual([
    422,
    ['address.postal_code', 'region_id'],
  ])
  expect((await add('user@staffel.example', company())).status).toBe(403)
})

describe('a new customer in an offer', () => {
  const fresh = company({
    name: 'Nieuwbouw Linde',
    email: 'info@linde.example',
    address: { postal_code: '9711 AA', city: 'Groningen' },
  })

  test('is stored with the offer, in one step of the log', async () => {
    const saved = await offer({ customer: { new: fresh }, items: [] })
    expect(saved.status).toBe(200)
    const { offer_id: id } = saved.body[0] ?? { offer_id: 0 }
    const read = await app.as(manager).getOffer.answer({ query: { id } })
    expect(read.body).toMatchObject({
      title: 'Offerte Nieuwbouw Linde',
      customer: { name: 'Nieuwbouw Linde', addresses: { billing: { city: 'Groningen' } } },
    })
  })

  test('is not stored when the offer is refused', async () => {
    const before = await count()
    const refused = await offer({
      customer: { new: { ...fresh, name: 'Spook', email: 'a@spook.example' } },
      validUntil: '2020-01-01',
      items: [],
    })
    expect([refused.status, await count()]).toEqual([422, before])
  })

  test("names the offer's own fields, and cannot stand beside an existing one", async () => {
    const misspelt = await offer({
      customer: { new: { ...fresh, address: { postal_code: 'x' }, allow_duplicate: true } },
    })
    expect(Object.keys(misspelt.body.fields)).toEqual(['offer.customer.new.address.postal_code'])
    expect((await offer({ customer: { new: fresh, organization_id: 1001 } })).status).toBe(422)
    const again = await offer({ customer: { new: fresh } })
    expect(again).toMatchObject({ status: 409, body: { details: { candidates: [{ name: 'Nieuwbouw Linde' }] } } })
  })
})
