import {
  addOfferComment,
  addQuoteLine,
  arrangeProductPictures,
  blockUser,
  createCustomerGroup,
  createOrganization,
  createPriceList,
  createProduct,
  keepWorkingCopy,
  makeDeployToken,
  sendTelemetry,
  requestSubscription,
  saveCompanyAddress,
  saveContactPerson,
  saveCustomerNumber,
  saveOffer,
  saveOfferMailTexts,
  saveOfferSettings,
  saveOrganizationAddress,
  saveOrganizationContact,
  saveProductGroup,
  saveRegion,
  saveTemplate,
  saveView,
  updateCustomerGroup,
  updateOrganization,
  updatePriceList,
  updateProduct,
  updateUser,
  type EndpointShape,
} from '@staffel/shared-api/contract'
import { sql } from 'kysely'
import { toDomainError } from '../plugins/error-handler.ts'
import { createTestApp, type TestApp } from '../testing/create-test-app.ts'
import { longestValue } from '../testing/longest-value.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

/** The longest text that a call takes at a place in its body; `[]` steps into a list. */
function limitAt(endpoint: EndpointShape, place: string): number {
  let at: unknown = endpoint.body
  for (const step of place.split('.'))
    at = step === '[]' ? inside(at, 'items') : inside(inside(objectOf(at), 'properties'), step)
  const limit = inside(at, 'maxLength')
  if (typeof limit !== 'number') throw new Error(`${endpoint.id} sets no limit at ${place}`)
  return limit
}
/** What may be null is a choice of two, the object first. */
function objectOf(schema: unknown): unknown {
  return typeof schema === 'object' && schema !== null && 'anyOf' in schema && Array.isArray(schema.anyOf)
    ? schema.anyOf[0]
    : schema
}
function inside(value: unknown, key: string): unknown {
  const found: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
  if (found === undefined) throw new Error(`The contract has no ${key} there`)
  return found
}

/**
 * Who writes into a column that the database limits: calls, by where the text stands in their body, or the server,
 * which cuts it itself. A limited column that is missing here fails the test, so that a new one cannot forget the
 * question.
 */
const writers: Readonly<Record<string, readonly (readonly [EndpointShape, string])[] | 'the server'>> = {
  'app_user.block_reason': [[blockUser, 'reason']],
  'invite.first_name': [[updateUser, 'first_name']],
  'invite.last_name': [[updateUser, 'last_name']],
  'product_group.name': [[saveProductGroup, 'name']],
  'region.name': [[saveRegion, 'name']],
  'customer_group.name': [
    [createCustomerGroup, 'name'],
    [updateCustomerGroup, 'name'],
  ],
  'price_list.name': [
    [createPriceList, 'name'],
    [updatePriceList, 'name'],
  ],
  'product.name': [
    [createProduct, 'name'],
    [updateProduct, 'name'],
  ],
  'product.sales_unit': [
    [createProduct, 'salesUnit'],
    [updateProduct, 'salesUnit'],
  ],
  'product.tier_group': [
    [createProduct, 'tierGroup'],
    [updateProduct, 'tierGroup'],
  ],
  'product.ean': [
    [createProduct, 'ean'],
    [updateProduct, 'ean'],
  ],
  'product_import.filename': 'the server',
  'product_property.value': [[createProduct, 'properties.[].value']],
  'offer_settings.terms_nl': [[saveOfferSettings, 'terms_nl']],
  'offer_settings.terms_en': [[saveOfferSettings, 'terms_en']],
  'offer_settings.footer_nl': [[saveOfferSettings, 'footer_nl']],
  'offer_settings.footer_en': [[saveOfferSettings, 'footer_en']],
  'offer_line.price_list_name': 'the server',
  'offer_line.line_key': [[saveOffer, 'offer.items.[].id']],
  'offer_comment.text': [[addOfferComment, 'text']],
  'saved_view.name': [[saveView, 'name']],
  'saved_view.query': [[saveView, 'query']],
  'offer_mail_text.subject': [[saveOfferMailTexts, 'texts.[].subject']],
  'offer_mail_text.body': [[saveOfferMailTexts, 'texts.[].body']],
  'offer_template.name': [[saveTemplate, 'name']],
  'offer_version.customer_reference': [[saveOffer, 'offer.customer_reference']],
  'organization_contact.value': [
    [createOrganization, 'email'],
    [createOrganization, 'phone'],
    [saveCompanyAddress, 'email'],
    [saveCompanyAddress, 'phone'],
    [updateOrganization, 'email'],
    [updateOrganization, 'phone'],
    [saveOrganizationContact, 'value'],
  ],
  'organization.price_note': [
    [createOrganization, 'price_note'],
    [updateOrganization, 'price_note'],
  ],
  'organization_address.label': [[saveOrganizationAddress, 'label']],
  'contact_person.phone': [
    [createOrganization, 'contact.phone'],
    [saveContactPerson, 'phone'],
  ],
  'contact_person.name': [
    [saveContactPerson, 'name'],
    [createOrganization, 'contact.name'],
    [saveOffer, 'offer.customer.new.contact.name'],
  ],
  'quote_line_memory.line': 'the server',
  'product_picture.alt': [[arrangeProductPictures, 'pictures.[].alt']],
  'customer_number.number': [[saveCustomerNumber, 'number']],
  'user_session.device': 'the server',
  'deploy_token.label': [[makeDeployToken, 'label']],
  'telemetry_failure.place': [[sendTelemetry, 'areas.[].failures.[].place']],
  'working_copy.subject': [[keepWorkingCopy, 'subject']],
  'working_copy.content': [[keepWorkingCopy, 'content']],
  'quote_sender.address': 'the server',
  'subscription_request.phone': [[requestSubscription, 'phone']],
  'subscription_request.message': [[requestSubscription, 'message']],
}

test('the longest text that a call takes is the longest that its column holds', async () => {
  const { rows } = await sql<{ place: string; definition: string }>`
    select c.conrelid::regclass || '.' || a.attname as place, pg_get_constraintdef(c.oid) as definition
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
    where c.contype = 'c' and c.connamespace = 'public'::regnamespace and pg_get_constraintdef(c.oid) ~ 'length[(][^)]*[)] <= [0-9]+' and a.atttypid = 'text'::regtype
  `.execute(app.database.db)
  const held = Object.fromEntries(
    rows.map(({ place, definition }) => [place, Number(/length\(.*?<= (\d+)/.exec(definition)?.[1])]),
  )
  expect(Object.keys(held).toSorted()).toEqual(Object.keys(writers).toSorted())
  const taken = Object.entries(writers).map(([place, calls]) => [
    place,
    calls === 'the server' ? held[place] : Math.max(...calls.map(([call, at]) => limitAt(call, at))),
  ])
  expect(Object.fromEntries(taken)).toEqual(held)
})

test('no column is of a type that cuts or refuses text by its length', async () => {
  const { rows } =
    await sql`select table_name, column_name from information_schema.columns where table_schema = 'public' and character_maximum_length is not null and table_name not like 'kysely%'`.execute(
      app.database.db,
    )
  expect(rows).toEqual([])
})

/** Keys of rows and what only fits together are given; all the rest is as long as the contract lets it be. */
const calls = [
  [createOrganization, {}, { tenant_id: 1, region_id: null, vat_number: 'NL000012345B01', allow_duplicate: true }],
  [
    createProduct,
    {},
    {
      tenant_id: undefined,
      productGroupId: null,
      startDate: null,
      endDate: null,
      pricingTiers: [],
      stockType: 'numeric',
      salesUnitCode: 'C62',
      ean: null,
    },
  ],
  [saveView, {}, { id: undefined, query: `q=${'x'.repeat(1_998)}` }],
  [saveTemplate, {}, { id: undefined, rev: undefined, tenant_id: 1, items: [] }],
  [addOfferComment, { id: 1 }, {}],
  [requestSubscription, {}, {}],
  [addQuoteLine, { id: 1 }, { product_id: undefined, json_version: undefined }],
  [
    saveOfferSettings,
    {},
    { tenant_id: 1, rev: 1, number_pattern: 'OFF-{YYYY}-{SEQ:4}', public_host: null, next_sequence: undefined },
  ],
] as const
test.each(calls.map((call) => [call[0].id, ...call] as const))(
  '%s stores whatever the contract takes',
  async (id, endpoint, params, given) => {
    const longest = longestValue(endpoint.body)
    const answer = await app.as('admin@staffel.example')[id].answer({
      params,
      body: { ...(typeof longest === 'object' && longest), ...given },
    })
    expect([answer.status, answer.status >= 300 && answer.body]).toEqual([endpoint.status, false])
  },
)

test('a new customer of the longest kind comes with a first offer', async () => {
  const contact = { name: 'x'.repeat(200), email: `${'a'.repeat(244)}@b.example` }
  const answer = await app.as('manager@staffel.example').saveOffer.answer({
    body: { offer: { title: 'x', customer: { new: { name: 'Lang', contact, allow_duplicate: true } } } },
  })
  expect(answer.status).toBe(200)
})

test('what the contract lets through and a constraint refuses is the caller’s to mend, by field, and never a 500', async () => {
  const { db } = app.database
  const codeOf = async (statement: Promise<unknown>) => {
    const {
      code,
      options: { fields },
    } = toDomainError(
      await statement.then(
        () => null,
        (error: unknown) => error,
      ),
    )
    return [code, Object.keys(fields ?? {})]
  }
  const person = { tenant_id: 1, organization_id: 1001 }
  expect(
    await codeOf(
      db
        .insertInto('contact_person')
        .values({ ...person, name: 'x'.repeat(201) })
        .execute(),
    ),
  ).toEqual(['VALIDATION', ['name']])
  expect(
    await codeOf(
      db
        .insertInto('contact_person')
        .values({ ...person, organization_id: 999_999, name: 'x' })
        .execute(),
    ),
  ).toEqual(['VALIDATION', ['organization_id']])
  expect(
    await codeOf(sql`insert into contact_person (tenant_id, organization_id, name) values (1, 1001, null)`.execute(db)),
  ).toEqual(['VALIDATION', ['name']])
  expect(await codeOf(sql`insert into quote_line_memory (tenant_id) values (1)`.execute(db))).toEqual([
    'VALIDATION',
    [expect.any(String)],
  ])
  expect(await codeOf(sql`select 'x'::integer`.execute(db))).toEqual(['VALIDATION', []])
  expect(await codeOf(sql`select '2026-02-31'::date`.execute(db))).toEqual(['VALIDATION', []])
})
