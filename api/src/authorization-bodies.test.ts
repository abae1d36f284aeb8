import { servedEndpoints } from '@staffel/shared-api/contract'
import { urlOf } from './http/endpoint-route.ts'
import { createTestApp, type TestApp } from './testing/create-test-app.ts'
import { foreignBodies, type OwnRows } from './testing/authorization/foreign-bodies.ts'

const stranger = 'manager@noordstaal.example'

let app: TestApp
let own: OwnRows
beforeAll(async () => {
  app = await createTestApp()
  const { db } = app.database
  const offer = await db
    .selectFrom('offer')
    .select(['id', 'rev'])
    .where('tenant_id', '=', 2)
    .where('status', '=', 'pending')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  const request = await db
    .insertInto('quote_request')
    .values({
      tenant_id: 2,
      subject: 'Aanvraag',
      sender_email: 'a@b.example',
      received_on: new Date(),
      mail_hash: Buffer.alloc(32),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('quote_line')
    .values({
      tenant_id: 2,
      request_id: request.id,
      position: 1,
      search_line: 'bout',
      desired_quantity: '1',
      unit: null,
      chosen_by: null,
      sold_quantity: null,
      sold_unit: null,
      source_mail_id: null,
      source_attachment_id: null,
      source_start: null,
      source_end: null,
    })
    .execute()
  const product = await db
    .selectFrom('product')
    .select('id')
    .where('tenant_id', '=', 2)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  own = { offer: offer.id, rev: offer.rev, request: request.id, product: product.id }
})
afterAll(() => app.close())

/** Where a body has an id: a whole number as large as keys may be. */
function* idsIn(schema: unknown, place = ''): Generator<string> {
  if (typeof schema !== 'object' || schema === null) return
  const {
    anyOf,
    properties,
    items,
    type,
    maximum,
  }: { anyOf?: unknown; properties?: unknown; items?: unknown; type?: unknown; maximum?: unknown } = schema
  if (Array.isArray(anyOf)) for (const branch of anyOf) yield* idsIn(branch, place)
  if (typeof properties === 'object' && properties !== null)
    for (const [name, property] of Object.entries(properties)) yield* idsIn(property, place ? `${place}.${name}` : name)
  if (items) yield* idsIn(items, `${place}.[]`)
  if ([type].flat().includes('integer') && maximum === Number.MAX_SAFE_INTEGER) yield place
}
const places = servedEndpoints
  .filter(({ access }) => access === 'signed-in')
  .flatMap((endpoint) =>
    [...new Set(idsIn(endpoint.body))].map((place) => [`${endpoint.id} ${place}`, endpoint] as const),
  )

/** A row of the first tenant, for what a place names. */
async function foreignId(place: string): Promise<number> {
  const first = async (
    table:
      | 'offer'
      | 'product'
      | 'product_staffel'
      | 'offer_template'
      | 'surcharge_rule'
      | 'invite'
      | 'product_group'
      | 'region'
      | 'offer_attachment'
      | 'saved_view'
      | 'notification',
  ): Promise<number> =>
    (
      await app.database.db
        .selectFrom(table)
        .select('id')
        .where('tenant_id', '=', 1)
        .orderBy('id')
        .limit(1)
        .executeTakeFirst()
    )?.id ?? 424_242
  if (/tenant_?id$/i.test(place)) return 1
  if (/organization_?id$/i.test(place) || place === 'saveCompanyAddress id') return 1001
  if (/(user|owner)_id$/.test(place)) return 2
  if (/group/i.test(place)) return first('product_group')
  if (/product_?id$/i.test(place)) return first('product')
  if (/staffel/i.test(place)) return first('product_staffel')
  if (/region/.test(place)) return first('region')
  if (/template_id|^saveTemplate/.test(place)) return first('offer_template')
  if (/^saveSurchargeRule/.test(place)) return first('surcharge_rule')
  if (/Invites/.test(place)) return first('invite')
  if (/attachment/.test(place)) return first('offer_attachment')
  if (/^saveView/.test(place)) return first('saved_view')
  if (/^readNotifications/.test(place)) return first('notification')
  return first('offer')
}

/**
 * What two answers have in common when the id is the only difference: not the id itself, nor what is counted up or
 * drawn.
 */
function comparable(body: string, id: number): string {
  return body
    .replaceAll(new RegExp(`"(\\w*id)":${id}\\b`, 'gi'), '"$1":"ID"')
    .replace(/"requestId":"[^"]*"/, '')
    .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'UUID')
    .replace(/"(id|offer_id)":\d+/g, '')
    .replace(/"offer_nr":"[^"]*"/, '')
    .replace(/"expires":"[^"]*"/, '')
}

describe('an id of another tenant in a body counts as one that does not exist:', () => {
  test.each(places)('%s', async (place, endpoint) => {
    const call = async (id: number) => {
      const made = foreignBodies(own, id)[place]
      if (made === undefined) throw new Error(`Say in foreign-bodies.ts what ${place} does with an id of somebody else`)
      if (!made) return null
      const url = urlOf(endpoint, app.config.workflows).replace(/:(\w+)/g, (_all, name: string) =>
        String(made.params?.[name]),
      )
      return { expected: made.answer, answer: await app.call(stranger, { method: 'POST', url, payload: made.body }) }
    }
    const foreign = await foreignId(place)
    const theirs = await call(foreign)
    const nobodys = await call(999_999)
    if (!theirs || !nobodys) return
    const { answer, expected } = theirs
    expect([answer.statusCode, comparable(answer.body, foreign)]).toEqual([
      nobodys.answer.statusCode,
      comparable(nobodys.answer.body, 999_999),
    ])
    expect(answer.statusCode < 300 ? 'ignored' : answer.json().code).toBe(expected)
    expect(answer.body).not.toContain('Staffel Bouwmaterialen')
  })
})
