import { servedEndpoints, type EndpointShape } from '@staffel/shared-api/contract'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { readPdf } from './documents/testing/read-pdf.ts'
import { urlOf } from './http/endpoint-route.ts'
import { createTestApp, type TestApp } from './testing/create-test-app.ts'
import { addCustomersManager, customersManager } from './testing/authorization/customers-manager.ts'
import type { ForeignCall } from './testing/authorization/foreign.types.ts'
import { foreignCalls, type ForeignIds } from './testing/authorization/foreign-calls.ts'
import { plantSecrets, type Planted, type PlantedOffer } from './testing/authorization/plant-secrets.ts'
import { publicCalls } from './testing/authorization/public-calls.ts'

const user = 'user@staffel.example'
const customersPeople = [
  ['User', user],
  ["customer's Manager", customersManager],
] as const
/** Of no customer: what everybody who makes offers starts from. */
const forOffers = [
  ...['listTemplates', 'applyTemplate', 'getProduct', 'listProductPictures'],
  ...['getOfferSettings', 'getOfferMailTexts'],
]
const customers = { own: 1001, other: 1002 }

let app: TestApp
let planted: Planted
beforeAll(async () => {
  app = await createTestApp()
  planted = await plantSecrets(app, customers)
  await addCustomersManager(app, customers.own)
})
afterAll(() => app.close())

const named = (endpoint: EndpointShape): [string, EndpointShape] => [endpoint.id, endpoint]
// What only reads comes first, so that it reads all there is.
const signedIn = servedEndpoints
  .filter(({ access }) => access === 'signed-in')
  .toSorted((a, b) => a.method.localeCompare(b.method))
  .map(named)
const open = servedEndpoints.filter(({ access }) => access === 'public').map(named)

async function textOf(answer: LightMyRequestResponse): Promise<string> {
  return answer.headers['content-type'] === 'application/pdf'
    ? JSON.stringify(await readPdf(answer.rawPayload))
    : `${answer.body}${JSON.stringify(answer.headers)}`
}
async function expectNoSecret(answer: LightMyRequestResponse, told: readonly string[] = []): Promise<void> {
  const text = await textOf(answer)
  expect(planted.secrets.filter((secret) => text.includes(secret) && !told.includes(secret))).toEqual([])
}

/** Rows of tenant 1 that belong to one of its customers, and what is the seller's own. */
async function idsOf(offer: PlantedOffer, organization: number, tenantId = 1): Promise<ForeignIds> {
  const { db } = app.database
  const first = async (
    table:
      | 'quote_request'
      | 'region'
      | 'product'
      | 'product_group'
      | 'invite'
      | 'surcharge_rule'
      | 'offer_template'
      | 'customer_group'
      | 'price_list'
      | 'product_import'
      | 'customer_number',
  ): Promise<number> =>
    (
      await db
        .selectFrom(table)
        .select('id')
        .where('tenant_id', '=', tenantId)
        .orderBy('id')
        .limit(1)
        .executeTakeFirst()
    )?.id ?? 0
  const skipped = await db
    .selectFrom('quote_mail')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('outcome', '=', 'ignored')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  await db
    .insertInto('product_import')
    .values({ tenant_id: tenantId, user_id: 2, filename: 'artikelen.csv', dry_run: true })
    .execute()
  return {
    skippedMail: skipped?.id ?? 0,
    offer: offer.offer,
    offerUuid: offer.uuid,
    organization,
    tenant: tenantId,
    user: 2,
    request: await first('quote_request'),
    product: await first('product'),
    invite: await first('invite'),
    surchargeRule: await first('surcharge_rule'),
    productGroup: await first('product_group'),
    region: await first('region'),
    customerNumber: await first('customer_number'),
    template: await first('offer_template'),
    customerGroup: await first('customer_group'),
    priceList: await first('price_list'),
    productImport: await first('product_import'),
  }
}

function callOf(
  endpoint: EndpointShape,
  call: ForeignCall | null | undefined,
  inPath: Readonly<Record<string, number>> = {},
): InjectOptions {
  const path = urlOf(endpoint, app.config.workflows).replace(/:(\w+)/g, (_all, name: string) =>
    String(inPath[name] ?? call?.id ?? 999_999),
  )
  const body =
    endpoint.method === 'POST' && endpoint.body && !endpoint.multipart ? { payload: call?.payload ?? {} } : {}
  return { method: endpoint.method, url: `${path}${call?.query ?? ''}`, ...body }
}

describe.each(customersPeople)(
  "another customer's rows, and those of staff, are out of reach of a %s",
  (_who, email) => {
    test.each(signedIn)('%s', async (id, endpoint) => {
      const calls = foreignCalls(await idsOf(planted.other, customers.other))
      if (!(id in calls))
        throw new Error(`Say in foreign-calls.ts how ${id} would reach for another organisation's rows`)
      const answer = await app.call(
        email,
        callOf(endpoint, calls[id], { version: 1, attachmentId: planted.other.attachment }),
      )
      const open = email === customersManager && forOffers.includes(id)
      if (calls[id] && !open) expect([403, calls[id].answer === 'empty' ? 200 : 404]).toContain(answer.statusCode)
      expect(answer.statusCode).toBeLessThan(500)
      await expectNoSecret(answer, open ? ['staff-template'] : [])
    })
  },
)

describe('of the own offer, a User reads nothing that staff keep to themselves', () => {
  const pairs = signedIn.flatMap(([id, endpoint]) =>
    (endpoint.path.includes(':version') ? [1, 2] : [1]).map((version): [string, number, EndpointShape] => [
      id,
      version,
      endpoint,
    ]),
  )
  test.each(pairs)('%s, version %d', async (id, version, endpoint) => {
    const calls = foreignCalls(await idsOf(planted.own, customers.own))
    const answer = await app.call(
      user,
      callOf(endpoint, calls[id], { version, attachmentId: planted.own.staffAttachment }),
    )
    expect(answer.statusCode).toBeLessThan(500)
    await expectNoSecret(answer)
  })

  // A Manager makes offers for the own organisation, and therefore sees its drafts.
  const read = pairs.filter(([, , { method }]) => method === 'GET')
  test.each(read)("%s, version %d, nor does a customer's Manager, beyond the drafts", async (id, version, endpoint) => {
    const calls = foreignCalls(await idsOf(planted.own, customers.own))
    const params = { version, attachmentId: planted.own.staffAttachment }
    const answer = await app.call(customersManager, callOf(endpoint, calls[id], params))
    expect(answer.statusCode).toBeLessThan(500)
    await expectNoSecret(answer, ['staff-draft', 'staff-template'])
  })

  test('and reads what was meant for the customer', async () => {
    const customer = app.as(user)
    const params = { id: planted.own.offer }
    const [comments, attachments] = [
      await customer.listOfferComments.answer({ params }),
      await customer.listOfferAttachments.answer({ params }),
    ]
    expect([comments.bytes.toString(), attachments.bytes.toString()]).toEqual([
      expect.stringContaining('own-comment'),
      expect.stringContaining('own-file'),
    ])
    const { headers, bytes } = await customer.listOffers.answer({ query: { limit: 100 } })
    expect(bytes.toString()).toContain('own-title')
    const { n } = await app.database.db
      .selectFrom('offer')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('tenant_id', '=', 1)
      .where('organization_id', '=', customers.own)
      .where('issued_at', 'is not', null)
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow()
    expect(headers['x-total-count']).toBe(String(n))
  })
})

describe('an Admin reaches the rows of every tenant:', () => {
  const reads = signedIn.filter(([, { method }]) => method === 'GET')
  beforeAll(async () => {
    const seller = app.as('manager@noordstaal.example')
    const { id } = await seller.createCustomerGroup({ body: { name: 'Aannemers' } })
    await seller.createPriceList({
      body: { name: 'Jaarafspraak', customer_group_id: id, valid_from: '2026-01-01', currency: 'eur', entries: [] },
    })
  })
  test.each(reads)('%s', async (id, endpoint) => {
    const row = await app.database.db
      .selectFrom('offer')
      .select(['id', 'external_id', 'current_version'])
      .where('tenant_id', '=', 2)
      .where('issued_at', 'is not', null)
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow()
    const offer = { offer: row.id, uuid: row.external_id, attachment: 0, staffAttachment: 0, token: '' }
    // The sample has mail of the first tenant only; to an Admin it is all one.
    const { request, skippedMail } = await idsOf(offer, 2001)
    const call = foreignCalls({ ...(await idsOf(offer, 2001, 2)), request, skippedMail })[id]
    const answer = await app.call(
      'admin@staffel.example',
      callOf(endpoint, call, {
        version: row.current_version,
        attachmentId: 999_999,
        attachment_id: 999_999,
        position: 1,
      }),
    )
    // A file that is not there, a bundle of somebody else, and a mail without HTML.
    const missing = /ttachment_?id|Bundle|MailHtml/i.test(`${endpoint.path}${id}`)
    if (call) expect([200, ...(missing ? [404] : [])]).toContain(answer.statusCode)
    else expect([401, 403]).not.toContain(answer.statusCode)
  })
})

describe('a link opens its own offer, and no other:', () => {
  let caller = 0
  /** Each from an address of its own: guesses at links are counted. */
  const visit = (endpoint: EndpointShape, token: string) => {
    const call = publicCalls({ token, attachment: planted.other.attachment })[endpoint.id]
    const url = urlOf(endpoint, app.config.workflows).replace(/:(\w+)/g, (_all, name: string) =>
      String(call?.params?.[name] ?? 'x'),
    )
    caller += 1
    return app.http.inject({
      method: endpoint.method,
      url,
      remoteAddress: `10.0.${Math.floor(caller / 250)}.${caller % 250}`,
      ...(endpoint.method === 'POST' && { payload: call?.payload ?? {} }),
    })
  }

  test.each(open)('%s', async (id, endpoint) => {
    if (!(id in publicCalls({ token: '', attachment: 0 })))
      throw new Error(`Say in public-calls.ts how ${id} is called with the link of another offer`)
    const answer = await visit(endpoint, planted.own.token)
    expect(answer.statusCode).toBeLessThan(500)
    if (endpoint.path.includes(':attachmentId')) expect(answer.statusCode).toBe(404)
    await expectNoSecret(answer)
  })

  test.each(open.filter(([, { tag }]) => tag === 'public'))(
    '%s answers a link that nobody made as if there were nothing',
    async (_id, endpoint) => {
      const answer = await visit(endpoint, 'y'.repeat(43))
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'NOT_FOUND'])
    },
  )
})
