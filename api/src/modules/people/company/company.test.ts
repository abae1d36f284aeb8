import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'

const admin = 'admin@staffel.example'
const manager = 'manager@staffel.example'
const user = 'user@staffel.example'
const staff = 'karin.dewit@staffel.example'
const other = 'manager@noordstaal.example'

let app: TestApp
beforeEach(async () => (app = await createTestApp()))
afterEach(() => app.close())

/** As whoever has just read it, unless `rev` is given. */
const save = (email: string | null, payload: object, rev = 1) =>
  app.as(email).saveCompanyAddress.answer({ body: { rev, ...payload } })
const activities = () =>
  app.database.db
    .selectFrom('activity')
    .select(['tenant_id', 'entity', 'entity_id', 'actor_user_id'])
    .where('action', '=', 'company.saved')
    .execute()

const form = {
  name: 'Staffel Bouw',
  email: 'info@staffel.example',
  phone: '030 1',
  street: 'Straat',
  number: '1',
  number_addition: null,
  postal_code: '3439lm',
  city: 'Nieuwegein',
  country_code: 'nl',
}

test("the company of the tenant's own people is the tenant, of a customer's people their organisation", async () => {
  expect((await app.as(manager).getCompanyAddress.answer()).body).toMatchObject({
    id: 1,
    type: 'tenant',
    name: 'Staffel Bouwmaterialen',
    city: 'Nieuwegein',
    postal_code: '3439 LM',
    coc_number: '00098765',
    vat_number: 'NL000098765B01',
    iban: 'NL02ABNA0123456789',
  })
  expect((await app.as(staff).getCompanyAddress.answer()).body).toMatchObject({ id: 1, type: 'tenant' })
  expect((await app.as(user).getCompanyAddress.answer()).body).toMatchObject({
    id: 1001,
    type: 'organization',
    city: 'Utrecht',
  })
  expect((await app.as(manager).getCompanyAddress.answer({ query: { organization_id: 1002 } })).body).toMatchObject({
    id: 1002,
    type: 'organization',
    city: 'Amersfoort',
  })
})

test("a Manager saves the tenant's company; what is left out of the registration numbers stays", async () => {
  const { status, body } = await save(manager, { ...form, vat_number: 'nl 000098765 b02' })
  expect(status).toBe(200)
  expect(body).toEqual({
    id: 1,
    type: 'tenant',
    name: 'Staffel Bouw',
    email: 'info@staffel.example',
    phone: '030 1',
    street: 'Straat',
    number: '1',
    number_addition: null,
    postal_code: '3439 LM',
    city: 'Nieuwegein',
    country_code: 'NL',
    coc_number: '00098765',
    vat_number: 'NL000098765B02',
    iban: 'NL02ABNA0123456789',
    rev: 2,
  })
  expect((await app.as(manager).getCompanyAddress.answer()).body).toEqual(body)
  expect(await activities()).toEqual([{ tenant_id: 1, entity: 'tenant', entity_id: '1', actor_user_id: 2 }])
})

test('the contacts of an organisation follow what is saved', async () => {
  const { status, body } = await save(manager, { ...form, organization_id: 1001, name: 'De Haan Bouw', phone: null })
  expect(status).toBe(200)
  expect(body).toMatchObject({ id: 1001, type: 'organization', name: 'De Haan Bouw', phone: null })
  const contacts = await app.as(user).listOrganizationContacts.answer({ query: { organization_id: 1001 } })
  expect(contacts.body).toMatchObject([{ kind: 'email', value: 'info@staffel.example', is_primary: true }])
  expect(await activities()).toEqual([{ tenant_id: 1, entity: 'organization', entity_id: '1001', actor_user_id: 2 }])
})

test('a User reads the own organisation and changes nothing of it', async () => {
  const { body: before } = await app.as(user).getCompanyAddress.answer()
  expect(await save(user, { ...form, vat_number: 'NL000098765B02' })).toMatchObject({
    status: 403,
    body: { code: 'FORBIDDEN' },
  })
  expect(await save(user, { ...form, organization_id: 1001, type: 'organization' })).toMatchObject({ status: 403 })
  expect((await app.as(user).getCompanyAddress.answer()).body).toEqual(before)
  expect(await activities()).toEqual([])
})

test.each([
  ['the tenant', {}, {}],
  ['an organisation', { organization_id: 1001 }, { organization_id: 1001 }],
])('%s is saved over what was read, and over nothing newer', async (_what, target, query) => {
  const { body: read } = await app.as(manager).getCompanyAddress.answer({ query })
  const first = await save(manager, { ...form, ...target, name: 'Eerst' }, read.rev)
  expect(first).toMatchObject({ status: 200, body: { name: 'Eerst', rev: read.rev + 1 } })
  expect(
    await save(
      admin,
      { ...form, ...target, ...('organization_id' in query ? {} : { type: 'tenant', id: 1 }), name: 'Later' },
      read.rev,
    ),
  ).toMatchObject({ status: 409, body: { code: 'STALE', current: first.body } })
  expect((await app.as(manager).getCompanyAddress.answer({ query })).body).toEqual(first.body)
  expect(await save(manager, { ...form, ...target, rev: undefined })).toMatchObject({
    status: 422,
    body: { fields: { rev: expect.any(String) } },
  })
})

test('a Manager saves an organisation of the tenant, an Admin one of any', async () => {
  expect(await save(manager, { ...form, organization_id: 1003 })).toMatchObject({
    status: 200,
    body: { id: 1003, type: 'organization' },
  })
  expect(await save(manager, { ...form, id: 1004, type: 'organization' })).toMatchObject({
    status: 200,
    body: { id: 1004 },
  })
  expect(await save(admin, { ...form, id: 2, type: 'tenant' })).toMatchObject({
    status: 200,
    body: { id: 2, type: 'tenant' },
  })
  expect((await app.as(other).getCompanyAddress.answer()).body.name).toBe('Staffel Bouw')
})

test('nobody saves what is not theirs', async () => {
  expect(await save(user, { ...form, organization_id: 1002 })).toMatchObject({ status: 404 })
  expect(await save(user, { ...form, type: 'tenant', id: 1 })).toMatchObject({ status: 404 })
  expect(await save(staff, form)).toMatchObject({ status: 403 })
  expect(await save(other, { ...form, organization_id: 1001 })).toMatchObject({ status: 404 })
  expect(await save(other, { ...form, type: 'tenant', id: 1 })).toMatchObject({ status: 404 })
  expect(await save(null, form)).toMatchObject({ status: 401 })
  expect(await activities()).toEqual([])
})

test.each([
  [{ name: '  ' }, 'name'],
  [{ email: 'nobody' }, 'email'],
  [{ postal_code: '0123 AB' }, 'postal_code'],
  [{ postal_code: '12345' }, 'postal_code'],
  [{ country_code: 'NLD' }, 'country_code'],
  [{ coc_number: '1234' }, 'coc_number'],
  [{ vat_number: 'NL12B1' }, 'vat_number'],
  [{ iban: 'NL02ABNA0123456788' }, 'iban'],
  [{ city: undefined }, 'city'],
])('%j is refused with the field named', async (changes, field) => {
  expect(await save(manager, { ...form, ...changes })).toMatchObject({
    status: 422,
    body: { code: 'VALIDATION', fields: { [field]: expect.any(String) } },
  })
  expect((await app.as(manager).getCompanyAddress.answer()).body.name).toBe('Staffel Bouwmaterialen')
})

test('a postcode of another country is left alone', async () => {
  expect(await save(manager, { ...form, country_code: 'DE', postal_code: '48529' })).toMatchObject({
    status: 200,
    body: { postal_code: '48529', country_code: 'DE' },
  })
})
