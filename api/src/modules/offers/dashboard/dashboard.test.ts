import type { OfferInput, SavedOffer } from '@staffel/shared-api/contract'
import { asTenant, everyTenant } from '../../../db/tenant-transaction.ts'
import { atCustomer } from '../../../testing/authorization/at-customer.ts'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import type { Question } from '../../../testing/driver/driver.ts'

const manager = 'manager@staffel.example'
const admin = 'admin@staffel.example'
const other = 'manager@noordstaal.example'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ now: at('2027-06-15') })
})
afterAll(() => app.close())

// Far behind the sample data, so that every figure is of the offers below. The clock stands at eleven in the evening,
// Dutch time.
function at(day: string): Date {
  return new Date(`${day}T21:00:00Z`)
}

const fail = (): never => {
  throw new Error('missing')
}
async function issue(day: string, part: Partial<OfferInput> = {}): Promise<SavedOffer> {
  app.setNow(at(day))
  const items = [{ id: 'a', productId: null, description: 'Montage', quantity: 1, unitPrice: 1000 }]
  const [saved] = await app.as(manager).saveOffer({
    body: { offer: { title: 'x', customer: { organization_id: 1001 }, intent: 'issue', items, ...part } },
  })
  return saved ?? fail()
}
async function decide(
  day: string,
  { offer_id, rev, version }: SavedOffer,
  status: 'accepted' | 'declined',
): Promise<void> {
  app.setNow(at(day))
  const answer = await app.as(manager).setOfferStatus.answer({
    params: { id: offer_id },
    body: { status, rev, version, ...(status === 'declined' && { reason_code: 'price' }) },
  })
  expect(answer.body.status).toBe(status)
}
const stats = async (email = manager, query?: Question['query']) =>
  (await app.as(email).getDashboardStats.answer({ query })).body
const waiting = async (): Promise<number | undefined> => (await stats()).tiles.unanswered_requests?.count
const charts = async (email = manager, query?: Question['query']) =>
  (await app.as(email).getDashboardCharts.answer({ query })).body

describe('figures', () => {
  beforeAll(async () => {
    await app.database.db.updateTable('surcharge_rule').set({ is_active: false }).execute()
    // The period before: 17 April to 16 May.
    const [first, second, third] = [
      await issue('2027-04-20'),
      await issue('2027-05-02', { customer: { organization_id: 1002 } }),
      await issue('2027-05-10'),
    ]
    await decide('2027-05-12', first, 'accepted')
    await decide('2027-05-13', second, 'declined')
    await decide('2027-05-20', third, 'declined')
    // The period: 17 May to 15 June.
    const fourth = await issue('2027-05-17', { customer: { organization_id: 1002 }, validUntil: '2027-07-15' })
    await issue('2027-05-18', { validUntil: '2027-06-10' })
    const sixth = await issue('2027-06-01', { customer: { organization_id: 1003 }, validUntil: '2027-06-22' })
    await issue('2027-06-02', { currency: 'gbp', validUntil: '2027-06-23' })
    await decide('2027-06-15', fourth, 'accepted')
    await app.database.db
      .updateTable('offer')
      .set({ first_viewed_at: at('2027-06-03') })
      .where('id', '=', sixth.offer_id)
      .execute()
    app.setNow(at('2027-06-15'))
  })

  test('of the last thirty days, with the change against the thirty before', async () => {
    expect(await stats()).toEqual({
      period: { from: '2027-05-17', to: '2027-06-15' },
      previous_period: { from: '2027-04-17', to: '2027-05-16' },
      currency: 'eur',
      other_currencies: 1,
      total_offers: { value: 4, delta_pct: 33.3 },
      active_customers: { value: 3, delta_pct: 50 },
      // Of the sixth only; at the end of 16 May the third alone was open.
      pipeline_excl_vat: { value: 1000, delta_pct: 0 },
      // Fourth accepted, third declined, fifth expired; one of two before.
      conversion_rate: { value: 33.3, delta_pct: -33.4, delta_points: -16.7, decided: 3 },
      outcomes: {
        won: { count: 1, value_excl_vat: 1000, rate: 33.3 },
        lost: { count: 1, value_excl_vat: 1000, rate: 33.3 },
        expired: { count: 1, value_excl_vat: 1000, rate: 33.3 },
      },
      tiles: {
        expiring: { count: 1, until: '2027-06-22' },
        unanswered_requests: { count: expect.any(Number), until: '2027-06-12' },
        viewed_unanswered: { count: 1 },
        awaiting_approval: { count: 0 },
      },
    })
  })

  test('count requests of more than two days ago that have no offer and are not done with', async () => {
    const { db } = app.database
    const before = (await waiting()) ?? fail()
    const rows = await db
      .selectFrom('quote_request')
      .select('id')
      .where('tenant_id', '=', 1)
      .where('status', '=', 'new')
      .where('offer_id', 'is', null)
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .limit(5)
      .execute()
    expect(before).toBeGreaterThanOrEqual(5)
    const [answered, fresh, deleted, declined, archived] = rows.map(({ id }) => id)
    await db
      .updateTable('quote_request')
      .set({ offer_id: 1 })
      .where('id', '=', answered ?? 0)
      .execute()
    await db
      .updateTable('quote_request')
      .set({ received_on: new Date('2027-06-12T22:00:00Z') })
      .where('id', '=', fresh ?? 0)
      .execute()
    await db
      .updateTable('quote_request')
      .set({ deleted_at: at('2027-06-01') })
      .where('id', '=', deleted ?? 0)
      .execute()
    expect(await waiting()).toBe(before - 3)
    await db
      .updateTable('quote_request')
      .set({ received_on: new Date('2027-06-12T21:59:59Z') })
      .where('id', '=', fresh ?? 0)
      .execute()
    expect(await waiting()).toBe(before - 2)
    await db
      .updateTable('quote_request')
      .set({ status: 'declined' })
      .where('id', '=', declined ?? 0)
      .execute()
    await db
      .updateTable('quote_request')
      .set({ status: 'archived' })
      .where('id', '=', archived ?? 0)
      .execute()
    expect(await waiting()).toBe(before - 4)
  })

  test('of another period, organisation or tenant', async () => {
    expect(await stats(manager, { from: '2027-04-17', to: '2027-05-16' })).toMatchObject({
      total_offers: { value: 3, delta_pct: null },
      conversion_rate: { value: 50, delta_pct: null, decided: 2 },
    })
    expect(await stats(manager, { organization_id: 1002 })).toMatchObject({
      total_offers: { value: 1, delta_pct: 0 },
      conversion_rate: { value: 100, decided: 1 },
    })
    expect(await stats(admin, { tenant_id: 1 })).toMatchObject({ total_offers: { value: 4 } })
    expect(await stats(admin)).toMatchObject({ total_offers: { value: 4 } })
    expect(await stats(other)).toMatchObject({
      total_offers: { value: 0, delta_pct: null },
      conversion_rate: { value: null, decided: 0 },
    })
    expect(await stats(other, { tenant_id: 1 })).toMatchObject({
      total_offers: { value: 0 },
      tiles: { unanswered_requests: { count: 0 } },
    })
    expect(await stats(manager, { from: '2027-06-02', to: '2027-06-01' })).toMatchObject({
      code: 'VALIDATION',
      fields: { to: expect.any(String) },
    })
  })

  test('a deleted offer is in none of them', async () => {
    const saved = await issue('2027-06-15')
    expect(await stats()).toMatchObject({ total_offers: { value: 5 }, pipeline_excl_vat: { value: 2000 } })
    await app.as(manager).deleteOffer({ params: { id: String(saved.offer_id) }, body: {} })
    expect(await stats()).toMatchObject({ total_offers: { value: 4 }, pipeline_excl_vat: { value: 1000 } })
  })

  test('by month, with what became of the offers', async () => {
    const answer = await charts(manager, { months: 3 })
    expect(answer.months).toEqual([
      { month: '2027-04', offers: 1, value_excl_vat: 1000 },
      { month: '2027-05', offers: 4, value_excl_vat: 4000 },
      { month: '2027-06', offers: 2, value_excl_vat: 1000 },
    ])
    expect(answer.outcomes).toEqual({ accepted: 2, declined: 2, expired: 1, pending: 2 })
    expect((await charts()).months).toHaveLength(12)
    expect((await charts(other, { tenant_id: 1, months: 3 })).outcomes).toEqual({
      accepted: 0,
      declined: 0,
      expired: 0,
      pending: 0,
    })
  })

  test('step by step, the last of which is what the cards say', async () => {
    const { steps } = (await app.as(manager).getDashboardTrend.answer()).body
    expect(steps).toHaveLength(15)
    expect(steps.at(-1)).toEqual({
      until: '2027-06-15',
      offers: 0,
      active_customers: 3,
      pipeline_excl_vat: 1000,
      conversion_rate: 33.3,
    })
    expect(steps.map(({ offers }) => offers)).toEqual([2, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0])
    // Until the third was declined on 20 May nothing was decided.
    expect(steps.slice(0, 3).map(({ conversion_rate }) => conversion_rate)).toEqual([null, 0, 0])
  })

  test('what waits comes by urgency, each offer once', async () => {
    const { db } = app.database
    const tasks = async (email = manager, query?: Question['query']) =>
      (await app.as(email).getDashboardToday.answer({ query })).body.tasks
    const kinds = async () => [...new Set((await tasks()).map(({ kind }) => kind))]
    expect(await kinds()).toEqual(['request', 'expiring'])
    const [request] = await tasks()
    expect(request).toMatchObject({ kind: 'request', number: null, tenant: null, valid_until: null })
    const asked = await issue('2027-06-14', { title: 'Vraag', validUntil: '2027-06-20' })
    const tomorrow = await issue('2027-06-14', { title: 'Morgen', validUntil: '2027-06-16' })
    const seen = await issue('2027-06-14', { title: 'Gezien', validUntil: '2027-07-30' })
    app.setNow(at('2027-06-15'))
    for (const [{ offer_id }, set] of [
      [asked, { change_requested_at: at('2027-06-15'), first_viewed_at: at('2027-06-15') }],
      [seen, { first_viewed_at: at('2027-06-15') }],
    ] as const)
      await db.updateTable('offer').set(set).where('id', '=', offer_id).execute()
    expect(await kinds()).toEqual(['expiring', 'question', 'request', 'viewed'])
    const found = await tasks()
    expect(found.map(({ id }) => id).filter((id) => [asked, tomorrow, seen].some(({ offer_id }) => offer_id === id)))
      // Gone tomorrow, asked, looked at: each once, though the first question's offer expires this week as well.
      .toEqual([tomorrow.offer_id, asked.offer_id, seen.offer_id])
    expect(found.find(({ id }) => id === asked.offer_id)).toMatchObject({
      kind: 'question',
      title: 'Vraag',
      value_excl_vat: 1000,
      currency: 'eur',
      since: at('2027-06-15').toISOString(),
      valid_until: '2027-06-20',
    })
    expect(found.filter(({ kind }) => kind === 'request').map(({ since }) => since)).toEqual(
      found
        .filter(({ kind }) => kind === 'request')
        .map(({ since }) => since)
        .toSorted(),
    )
    expect((await tasks(admin)).every(({ tenant }) => tenant !== null)).toBe(true)
    expect(await tasks(other, { tenant_id: 1 })).toEqual([])
  })

  test('a manager at a customer is shown what expires of the own offers, not the work of the seller', async () => {
    const shown = async () => (await app.as(manager).getDashboardToday.answer()).body.tasks
    const tasks = await atCustomer(app, 1001, shown)
    const ofAnother = await atCustomer(app, 1002, shown)
    const own = new Set(tasks.map(({ id }) => id))
    expect(ofAnother.filter(({ id }) => own.has(id))).toEqual([])
    expect(tasks.length).toBeGreaterThan(0)
    expect(new Set(tasks.map(({ kind }) => kind))).toEqual(new Set(['expiring']))
  })

  test('requests that are switched off here are neither counted nor listed', async () => {
    const live = { version: '1.0.0-a', base: '/r/requests/1.0.0-a/', integrity: '' }
    const off = { enabled: false, live, canary: null, previous: [], flags: {} }
    const document = { schema: 1, env: app.config.environment, areas: { requests: off } }
    await asTenant(app.database.db, everyTenant, (tx) =>
      tx
        .insertInto('environment')
        .values({ name: app.config.environment, revision: 1, document: JSON.stringify(document) })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ document: JSON.stringify(document) }))
        .execute(),
    )
    expect((await stats()).tiles.unanswered_requests).toBeNull()
    const { tasks } = (await app.as(manager).getDashboardToday.answer()).body
    expect(tasks.map(({ kind }) => kind)).not.toContain('request')
  })

  test('are for Managers and Admins', async () => {
    expect((await app.as('user@staffel.example').getDashboardStats.answer()).status).toBe(403)
  })
})
