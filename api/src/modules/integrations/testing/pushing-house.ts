import { startExactStandIn, type StandInSettings } from '@staffel/exact-standin'
import type { ExactPush, OfferInput, OfferItemInput, SavedOffer } from '@staffel/shared-api/contract'
import { freePort } from '@staffel/tooling/free-port'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { sampleDay } from '../../../testing/server/test-server.ts'
import { besideExact, connectExact } from './beside-exact.ts'
import { exactJobOf } from './exact-job-of.ts'

export const manager = 'manager@staffel.example'
const customer = 1001

const fail = (): never => {
  throw new Error('missing')
}

interface PushingHouseOptions {
  /** Of the stand-in; by default its limits are in nobody's way. */
  readonly settings?: Partial<StandInSettings>
  /** Whether Exact reaches it, and tells of changes. */
  readonly isHeard?: boolean
}

const endless = { minuteLimit: 5_000, dayLimit: 100_000 }

/** A seller beside the stand-in of Exact, with offers to push. Each test file has one. */
export async function pushingHouse({ settings = endless, isHeard = false }: PushingHouseOptions = {}) {
  let now = sampleDay
  const exact = await startExactStandIn({
    port: 0,
    clock: () => now,
    settings,
  })
  const port = isHeard ? await freePort() : 0
  const env = {
    ...besideExact(exact),
    ...(isHeard && {
      ORIGINS: `http://127.0.0.1:${port}`,
      EXACT_TEST_WEBHOOK_SECRET: exact.apps[0]?.webhookSecret ?? '',
    }),
  }
  const app: TestApp = await createTestApp({ env, wait: async (ms) => pass(ms) })
  if (isHeard) await app.http.listen({ port, host: '127.0.0.1' })
  function pass(ms: number): void {
    now = new Date(now.getTime() + ms)
    app.setNow(now)
  }
  const { db } = app.database
  await db.updateTable('surcharge_rule').set({ is_active: false }).execute()
  await db.updateTable('product').set({ order_multiple: null, min_order_quantity: null }).execute()

  // Products that Exact has items of with their codes, counted alike, and one that it has none of.
  const items = exact.records('Items').filter(({ IsSalesItem: isSold, Unit: unit }) => isSold && unit === 'st')
  const codes = new Set(items.map(({ Code: code }) => code))
  const products = await db
    .selectFrom('product')
    .select(['id', 'sku'])
    .where('tenant_id', '=', 1)
    .where('sales_unit', '=', 'st')
    .orderBy('id')
    .execute()
  const known = products.find(({ sku }) => codes.has(sku))?.id ?? fail()
  const stranger = products.find(({ sku }) => !codes.has(sku))?.id ?? fail()

  const line = (id: string, part: Partial<OfferItemInput> = {}): OfferItemInput => ({
    id,
    productId: known,
    description: 'Zeskantbout',
    quantity: 2,
    unitPrice: 12.5,
    priceUnit: 1,
    priceSource: 'manual',
    priceSticky: true,
    taxRate: 21,
    ...part,
  })

  async function issued(part: Partial<OfferInput> = {}): Promise<SavedOffer> {
    const offer = { title: 'Gevel', customer: { organization_id: customer }, items: [line('a')], ...part }
    const [saved] = await app.as(manager).saveOffer({ body: { offer: { ...offer, intent: 'issue' } } })
    return saved ?? fail()
  }

  async function accepted(part: Partial<OfferInput> = {}): Promise<SavedOffer> {
    const saved = await issued(part)
    const { rev } = await app.as(manager).setOfferStatus({
      params: { id: String(saved.offer_id) },
      body: { status: 'accepted', rev: saved.rev, version: saved.version, po_number: 'IO-77' },
    })
    return { ...saved, rev }
  }

  const ask = (offerId: number, email = manager) => app.as(email).pushToExact.answer({ body: { offer_id: offerId } })
  const state = (offerId: number): Promise<ExactPush> =>
    app.as(manager, { headers: { 'accept-language': 'nl' } }).getExactPush({ params: { id: String(offerId) } })
  const job = exactJobOf(app.modules.all, 'push')
  const run = (): Promise<void> => job.run()

  return {
    ...{ exact, app, env, stranger, line, issued, accepted, ask, state, run, pass },

    now: () => now,
    /** Work that comes back by itself. */
    jobOf: (name: Parameters<typeof exactJobOf>[1]) => exactJobOf(app.modules.all, name),

    connect: () => connectExact(app, exact, manager),

    async pushed(part: Partial<OfferInput> = {}): Promise<{ offer: SavedOffer; push: ExactPush }> {
      const offer = await accepted(part)
      await ask(offer.offer_id)
      await run()
      return { offer, push: await state(offer.offer_id) }
    },

    /** What Exact has with the number of the offer. */
    documents: ({ offer_nr }: SavedOffer, topic = 'SalesOrders') =>
      exact.records(topic).filter(({ YourRef: ref }) => ref === offer_nr),
    linesOf: (order: { OrderID?: unknown } | undefined) =>
      exact.records('SalesOrderLines').filter(({ OrderID: id }) => id === order?.OrderID),

    undo: ({ offer_id, rev, version }: SavedOffer) =>
      app.as(manager).setOfferStatus.answer({
        params: { id: String(offer_id) },
        body: { status: 'pending', rev, version, reason: 'Vergissing' },
      }),

    map: (kind: 'vat' | 'charge' | 'unit' | 'item', own: string, key: string) =>
      db
        .insertInto('exact_mapping')
        .values({ tenant_id: 1, env: 'test', division: 102_030, kind, own_key: own, exact_key: key })
        .execute(),

    /** Offers of which somebody was told that they did not get there right. */
    async told(): Promise<(number | null)[]> {
      const rows = db.selectFrom('notification').select('offer_id').where('event', '=', 'push_failed').orderBy('id')
      return (await rows.execute()).map(({ offer_id }) => offer_id)
    },

    async close(): Promise<void> {
      await app.close()
      await exact.close()
    },
  }
}
export type PushingHouse = Awaited<ReturnType<typeof pushingHouse>>
