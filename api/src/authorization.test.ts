import {
  agreedAhead,
  allEndpoints,
  servedEndpoints,
  type EndpointShape,
  type RoleName,
} from '@staffel/shared-api/contract'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import type { Caller } from './http/caller.ts'
import { urlOf, type Route } from './http/endpoint-route.ts'
import { createTestApp, type TestApp } from './testing/create-test-app.ts'
import { sampleDay } from './testing/server/test-server.ts'
import { foreignCalls, type ForeignIds } from './testing/authorization/foreign-calls.ts'

let app: TestApp
beforeAll(async () => (app = await createTestApp()))
afterAll(() => app.close())

/** Every test signs in anew: one of the calls is to sign out. */
let tests = 0
beforeEach(() => app.setNow(new Date(sampleDay.getTime() + (tests += 2) * 1000 + 999)))

/** A call that names nothing that exists, so that an allowed one changes nothing. */
function plainCall(endpoint: EndpointShape, id: number | string = 999_999): InjectOptions {
  const url = urlOf(endpoint, app.config.workflows).replace(/:\w+/g, String(id))
  return {
    method: endpoint.method,
    url,
    ...(endpoint.method === 'POST' && endpoint.body && !endpoint.multipart && { payload: {} }),
  }
}
const outcome = (answer: LightMyRequestResponse) => [
  answer.statusCode,
  answer.statusCode >= 400 ? answer.json().code : null,
]
const routes = () => app.modules.all.flatMap((module) => module.routes)
const routeOf = (endpoint: EndpointShape): Route => {
  const found = routes().find((route) => route.endpoint.id === endpoint.id)
  if (!found) throw new Error(`No route serves ${endpoint.id}`)
  return found
}

const named = (endpoint: EndpointShape): [string, EndpointShape] => [endpoint.id, endpoint]
const guarded = servedEndpoints.filter(({ access }) => access !== 'public').map(named)
const signedIn = servedEndpoints.filter(({ access }) => access === 'signed-in').map(named)

test('every endpoint of the contract has one route or is agreed ahead, and every route is in the contract', () => {
  const ids = routes().map(({ endpoint }) => endpoint.id)
  expect([...ids, ...agreedAhead].toSorted()).toEqual(allEndpoints.map(({ id }) => id).toSorted())
})

test.each(guarded)('%s needs a token', async (_id, endpoint) => {
  expect(outcome(await app.call(null, plainCall(endpoint)))).toEqual([401, 'UNAUTHENTICATED'])
})

test.each(signedIn)('%s refuses who may not enter, each with the reason', async (_id, endpoint) => {
  const refusals = {
    'blocked@staffel.example': 'USER_BLOCKED',
    'inactive@staffel.example': 'TENANT_INACTIVE',
    'expired@staffel.example': 'NO_SUBSCRIPTION',
    'stranger@example.com': 'NO_USER',
  }
  for (const [email, code] of Object.entries(refusals))
    expect(outcome(await app.call(email, plainCall(endpoint)))).toEqual([403, code])
})

describe('the policy of', () => {
  const accounts = { User: 'user@staffel.example', Manager: 'manager@staffel.example', Admin: 'admin@staffel.example' }
  const callerWith = (role: RoleName): Caller => ({
    uid: 'x',
    userId: 1,
    email: 'x',
    name: 'x',
    language: 'en',
    roles: [role],
    tenantId: 1,
    timeZone: 'Europe/Amsterdam',
    features: [],
    organizationId: null,
    regionId: null,
    isTenant: role !== 'User',
    scope: { tenantId: 1 },
  })
  const roles = ['User', 'Manager', 'Admin'] as const
  const pairs = signedIn.flatMap(([id, endpoint]) =>
    roles.map((role): [string, RoleName, EndpointShape] => [id, role, endpoint]),
  )

  test.each(pairs)('%s holds for a %s', async (_id, role, endpoint) => {
    const answer = await app.call(accounts[role], plainCall(endpoint))
    if (routeOf(endpoint).policy.allows(callerWith(role))) expect([401, 500]).not.toContain(answer.statusCode)
    else expect(outcome(answer)).toEqual([403, 'FORBIDDEN'])
  })
})

describe("a customer's Manager changes nothing that the seller sells by:", () => {
  const manager = 'manager@staffel.example'
  const reads = ['listProducts']
  const besides = [
    ...['saveOfferSettings', 'saveOfferMailTexts', 'saveSurchargeRule', 'deleteSurchargeRule'],
    ...['saveTemplate', 'duplicateTemplate', 'deleteTemplate'],
    'setTaxRegime',
  ]
  const changes = signedIn.filter(
    ([id, { method, path, tag }]) =>
      method === 'POST' &&
      !reads.includes(id) &&
      (tag === 'catalogue' || path.startsWith('/customernumbers') || besides.includes(id)),
  )
  const worksFor = (staff: { is_tenant: boolean; organization_id: number | null }) =>
    app.database.db.updateTable('app_user').set(staff).where('email', '=', manager).execute()
  beforeAll(() => worksFor({ is_tenant: false, organization_id: 1001 }))
  afterAll(() => worksFor({ is_tenant: true, organization_id: null }))

  test('products, tiers, groups, price lists and article numbers are among it', () => {
    expect(changes.map(([id]) => id)).toEqual(
      expect.arrayContaining([
        'createProduct',
        'updateProduct',
        'saveStaffels',
        'duplicateProduct',
        'archiveProduct',
        'restoreProduct',
        'saveProductGroup',
        'deleteProductGroup',
        'createPriceList',
        'assignCustomerGroup',
        'saveCustomerNumber',
        'importCustomerNumbers',
        ...besides,
      ]),
    )
  })

  test.each(changes)('%s', async (_id, endpoint) => {
    expect(outcome(await app.call(manager, plainCall(endpoint)))).toEqual([403, 'FORBIDDEN'])
  })
})

describe("another tenant's rows are out of reach of", () => {
  let calls: ReturnType<typeof foreignCalls>
  /** Words that only Staffel's data holds. */
  let secrets: readonly string[]

  beforeAll(async () => {
    calls = foreignCalls(await idsOfStaffel())
    const { db } = app.database
    const organizations = await db.selectFrom('organization').select('name').where('tenant_id', '=', 1).execute()
    const offers = await db.selectFrom('offer').select('external_id').where('tenant_id', '=', 1).execute()
    secrets = [
      ...organizations.map(({ name }) => name),
      ...offers.map(({ external_id: id }) => id),
      'Staffel Bouwmaterialen',
      '@staffel.example',
    ]
  })

  async function idsOfStaffel(): Promise<ForeignIds> {
    const { db } = app.database
    const first = async (
      table:
        | 'offer'
        | 'quote_request'
        | 'region'
        | 'product'
        | 'product_group'
        | 'invite'
        | 'surcharge_rule'
        | 'offer_template'
        | 'customer_group'
        | 'price_list'
        | 'product_import',
    ): Promise<number> => {
      const row = await db
        .selectFrom(table)
        .select('id')
        .where('tenant_id', '=', 1)
        .orderBy('id')
        .limit(1)
        .executeTakeFirstOrThrow()
      return row.id
    }
    await db
      .insertInto('product_import')
      .values({ tenant_id: 1, user_id: 2, filename: 'artikelen.csv', dry_run: true })
      .execute()
    await app.as('manager@staffel.example').createCustomerGroup({ body: { name: 'Aannemers' } })
    await app.as('manager@staffel.example').createPriceList({
      body: { name: 'Jaarafspraak', organization_id: 1001, valid_from: '2026-01-01', currency: 'eur', entries: [] },
    })
    const offer = await first('offer')
    const { external_id: offerUuid } = await db
      .selectFrom('offer')
      .select('external_id')
      .where('id', '=', offer)
      .executeTakeFirstOrThrow()
    const { id: skippedMail } = await db
      .selectFrom('quote_mail')
      .select('id')
      .where('tenant_id', '=', 1)
      .where('outcome', '=', 'ignored')
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow()
    const product = await first('product')
    const { id: customerNumber } = await db
      .insertInto('customer_number')
      .values({
        tenant_id: 1,
        organization_id: 1001,
        number: 'KLANT-1',
        product_id: product,
        updated_at: new Date('2026-03-16T10:00:00Z'),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return {
      offer,
      offerUuid,
      skippedMail,
      request: await first('quote_request'),
      product,
      customerNumber,
      invite: await first('invite'),
      surchargeRule: await first('surcharge_rule'),
      productGroup: await first('product_group'),
      region: await first('region'),
      template: await first('offer_template'),
      customerGroup: await first('customer_group'),
      priceList: await first('price_list'),
      productImport: await first('product_import'),
      user: 3,
      organization: 1001,
      tenant: 1,
    }
  }

  const strangers = ['manager@noordstaal.example', 'user@noordstaal.example']
  const pairs = signedIn.flatMap(([id, endpoint]) =>
    strangers.map((email): [string, string, EndpointShape] => [id, email, endpoint]),
  )

  test.each(pairs)('%s by %s', async (id, email, endpoint) => {
    const call = calls[id]
    if (call === undefined) throw new Error(`Say in foreign-calls.ts how ${id} would reach for another tenant's rows`)
    const { url, ...plain } = plainCall(endpoint, call?.id)
    const answer = await app.call(email, {
      ...plain,
      url: `${String(url)}${call?.query ?? ''}`,
      ...(call?.payload && { payload: call.payload }),
    })
    const isLowerRole = answer.statusCode === 403 && email.startsWith('user@')
    if (call && !isLowerRole) expect(answer.statusCode === 200 ? 'empty' : answer.json().code).toBe(call.answer)
    for (const secret of secrets) expect(answer.body).not.toContain(secret)
  })
})
