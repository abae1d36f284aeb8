import type { OfferInput, SavedOffer } from '@staffel/shared-api/contract'
import { atCustomer } from '../../../../testing/authorization/at-customer.ts'
import { createTestApp, type TestApp } from '../../../../testing/create-test-app.ts'
import { fitting, people } from '../../save/testing/saved-offer.ts'
import { approvals, dear } from './testing/approvals.ts'

const { manager, admin, other } = people

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  await app.database.db.updateTable('surcharge_rule').set({ is_active: false }).execute()
})
afterAll(() => app.close())

const { limits, issue, read, say, saved, approved, asManagerOfTheCustomer, subjectsOf } = approvals(() => app)
beforeEach(() => limits({ amount: 1500 }))

describe('a second person', () => {
  test('is asked by one click, says yes, and the offer is issued by whoever has it', async () => {
    const { offer_id } = await saved()
    expect(await read(offer_id)).toMatchObject({
      approval: null,
      approval_reasons: [{ code: 'amount', value: 2000, limit: 1500 }],
      approval_actions: ['ask'],
    })
    const { body: waiting } = await say('ask', offer_id, manager, { reason: 'Vaste klant' })
    expect(waiting).toMatchObject({
      status: 'draft',
      approval: { state: 'asked', by: 'Marieke Jansen', reason: 'Vaste klant', reasons: [{ code: 'amount' }] },
      approval_actions: ['withdraw'],
    })
    expect(await read(offer_id, admin)).toMatchObject({ approval_actions: ['give', 'refuse'] })
    expect((await issue({ offer_id, rev: waiting.rev })).body.code).toBe('APPROVAL_REQUIRED')
    const { body: given } = await say('give', offer_id, admin)
    expect(given).toMatchObject({ status: 'draft', approval: { state: 'given', asked_by: 'Marieke Jansen' } })
    expect(given.approval?.by).not.toBe('Marieke Jansen')
    expect((await issue({ offer_id, rev: given.rev })).status).toBe(200)
    expect(await read(offer_id)).toMatchObject({ status: 'pending', approval: { state: 'given' } })
  })

  test('is never who asked, nor somebody who does not run the seller', async () => {
    const { offer_id } = await saved()
    await say('ask', offer_id)
    const rev = (await read(offer_id)).rev
    const answers = await Promise.all(
      [manager, 'user@staffel.example', other].map((by) => say('give', offer_id, by, { rev })),
    )
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [409, 'SELF'],
      [403, 'FORBIDDEN'],
      [404, 'NOT_FOUND'],
    ])
    expect((await say('withdraw', offer_id, admin)).body.code).toBe('FORBIDDEN')
    expect((await read(offer_id)).approval?.state).toBe('asked')
  })

  test('finds what waits for them among the work of the day, and everybody how much it is', async () => {
    const { offer_id, offer_nr } = await saved()
    const waits = async (by: string) =>
      (await app.as(by).getDashboardToday()).tasks.filter(({ id, kind }) => id === offer_id && kind === 'approval')
    const count = async (by: string) => (await app.as(by).getDashboardStats()).tiles.awaiting_approval?.count
    const before = await count(manager)
    expect(await waits(admin)).toEqual([])
    const { body } = await say('ask', offer_id)
    expect(await waits(admin)).toEqual([
      expect.objectContaining({ number: offer_nr, title: 'Gevel', value_excl_vat: 2000, since: body.approval?.at }),
    ])
    expect([await waits(manager), await waits(other)]).toEqual([[], []])
    expect([await count(manager), await count(other)]).toEqual([Number(before) + 1, 0])
    await asManagerOfTheCustomer(async () => {
      expect([await waits(manager), await count(manager)]).toEqual([[], undefined])
    })
    await say('give', offer_id, admin)
    expect([await waits(admin), await count(manager)]).toEqual([[], before])
  })

  test('of the customer is none', async () => {
    const { offer_id } = await saved({}, admin)
    const { body } = await say('ask', offer_id, admin)
    await asManagerOfTheCustomer(async () => {
      expect(await read(offer_id)).toMatchObject({ approval: { state: 'asked' }, approval_actions: [] })
      expect((await say('give', offer_id, manager, { rev: body.rev })).body.code).toBe('FORBIDDEN')
    })
  })

  test('refuses with a reason, after which it can be asked again', async () => {
    const { offer_id } = await saved()
    await say('ask', offer_id)
    expect((await say('refuse', offer_id, admin)).body.fields).toHaveProperty('reason')
    const { body } = await say('refuse', offer_id, admin, { reason: 'Te weinig marge' })
    expect(body.approval).toMatchObject({ state: 'refused', reason: 'Te weinig marge' })
    expect(await read(offer_id)).toMatchObject({ approval_actions: ['ask'] })
    expect((await issue({ offer_id, rev: body.rev })).body.code).toBe('APPROVAL_REQUIRED')
    expect((await say('ask', offer_id)).body.approval?.state).toBe('asked')
  })

  test('need not answer what is taken back', async () => {
    const { offer_id } = await saved()
    await say('ask', offer_id)
    expect((await say('withdraw', offer_id)).body).toMatchObject({ approval: null, approval_actions: ['ask'] })
    expect((await say('give', offer_id, admin)).body.code).toBe('INVALID_TRANSITION')
  })

  test('is not asked where nobody is there to be asked, who is told so', async () => {
    const { offer_id, rev } = await saved()
    const { db } = app.database
    const gone = (is_blocked: boolean) =>
      db
        .updateTable('app_user')
        .set({ is_blocked })
        .where('tenant_id', '=', 1)
        .where('is_tenant', '=', true)
        .where('email', '<>', manager)
        .execute()
    await gone(true)
    try {
      expect((await issue({ offer_id, rev })).body.details).toMatchObject({ can_ask: false })
      const { status, body } = await say('ask', offer_id)
      expect([status, body.code]).toEqual([409, 'NO_APPROVER'])
    } finally {
      await gone(false)
    }
  })

  test('is not asked about what needs nobody, or is issued', async () => {
    const { offer_id } = await saved({ items: [fitting()] })
    expect((await say('ask', offer_id)).body.code).toBe('INVALID_TRANSITION')
    const [issued] = (await issue(dear({ items: [fitting()] }))).body as SavedOffer[]
    expect((await say('ask', issued?.offer_id ?? 0)).body.code).toBe('INVALID_TRANSITION')
  })

  test('who looked at an earlier state is told so, and a second click answers what is stored', async () => {
    const { offer_id, rev } = await saved()
    expect((await say('ask', offer_id, manager, { rev: rev + 5 })).body.code).toBe('STALE')
    const { body } = await say('ask', offer_id)
    expect((await say('ask', offer_id, manager, { rev })).body).toMatchObject({ rev: body.rev })
    const given = await say('give', offer_id, admin)
    expect((await say('give', offer_id, admin, { rev })).body).toMatchObject({ rev: given.body.rev })
  })
})

describe('what was given', () => {
  const changes: readonly (readonly [string, Partial<OfferInput>])[] = [
    ['another customer', { customer: { organization_id: 1002 } }],
    ['a line', { items: [fitting({ quantity: 4 }), fitting({ id: 'b', quantity: 1 })] }],
    ['a price', { items: [fitting({ quantity: 4, unitPrice: 501 })] }],
    ['a discount', { discount: { percent: 1 } }],
    ['the terms', { terms: 'Betaling vooraf' }],
    ['the last valid day', { validUntil: '2026-03-29' }],
  ]
  test.each(changes)('ends with %s', async (_what, change) => {
    const offer_id = await approved()
    const { rev } = await read(offer_id)
    const [again] = await app.as(manager).saveOffer({ body: { offer: { offer_id, rev, ...change } } })
    expect((await read(offer_id)).approval).toBeNull()
    expect((await issue({ offer_id, rev: again?.rev })).body.code).toBe('APPROVAL_REQUIRED')
  })

  test('does not cover what is changed by the issue itself', async () => {
    const offer_id = await approved()
    const { rev } = await read(offer_id)
    expect((await issue({ offer_id, rev, items: [fitting({ quantity: 8 })] })).body.code).toBe('APPROVAL_REQUIRED')
    expect((await read(offer_id)).approval?.state).toBe('given')
    expect((await issue({ offer_id, rev })).status).toBe(200)
  })

  test('stays while nothing of it changes, and with notes of its own people', async () => {
    const offer_id = await approved()
    const { rev } = await read(offer_id)
    const [again] = await app
      .as(manager)
      .saveOffer({ body: { offer: { offer_id, rev, items: dear().items, internal_notes: 'Bellen' } } })
    expect((await read(offer_id)).approval?.state).toBe('given')
    expect((await issue({ offer_id, rev: again?.rev })).status).toBe(200)
  })

  test('does not go along into the next version', async () => {
    const offer_id = await approved()
    const [issued] = (await issue({ offer_id, rev: (await read(offer_id)).rev })).body as SavedOffer[]
    const params = { id: String(offer_id) }
    const [next] = await app.as(manager).reviseOffer({ params, body: { rev: issued?.rev ?? 0 } })
    expect((await issue({ offer_id, rev: next?.rev })).body.code).toBe('APPROVAL_REQUIRED')
  })
})

describe('it is told', () => {
  test('to those who decide and to who asked, in bell, mail and log', async () => {
    const { offer_id, offer_nr } = await saved()
    await say('ask', offer_id, manager, { reason: 'Grote order' })
    await say('refuse', offer_id, admin, { reason: 'Te laag' })
    const events = async (by: string) =>
      (await app.as(by).listNotifications({ query: {} })).items
        .filter(({ offer }) => offer?.offer_id === offer_id)
        .map(({ event, detail }) => [event, detail['text']])
    expect(await events(admin)).toEqual([['approval_asked', 'Grote order']])
    expect(await events(manager)).toEqual([['approval_refused', 'Te laag']])
    const asked = new Array<string>(await others()).fill(`Goedkeuring gevraagd voor offerte ${offer_nr} (Gevel)`)
    expect(await subjectsOf(offer_nr)).toEqual([...asked, `Offerte ${offer_nr} (Gevel) is niet goedgekeurd`])
    const { items: log } = await app.as(manager).listOfferActivity({ params: { id: String(offer_id) }, query: {} })
    expect(log.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['offer.approval_asked', 'offer.approval_refused']),
    )
  })

  test.each([
    [1001, ['approval_given']],
    [1002, []],
  ])('to who asked and works for customer %s now, where the offer is theirs', async (organization, told) => {
    const { offer_id, offer_nr } = await saved()
    await say('ask', offer_id)
    const before = await subjectsOf(offer_nr)
    const { rev } = await read(offer_id, admin)
    await atCustomer(app, organization, () => say('give', offer_id, admin, { rev }))
    const { items } = await app.as(manager).listNotifications({ query: {} })
    expect(items.filter(({ offer }) => offer?.offer_id === offer_id).map(({ event }) => event)).toEqual(told)
    expect(await subjectsOf(offer_nr)).toHaveLength(before.length + told.length)
  })

  test('in the list, to be found there', async () => {
    const { offer_id } = await saved()
    await say('ask', offer_id)
    const filters = { approval: 'asked' as const }
    const { items: rows } = await app.as(admin).listOffers({ query: { filters } })
    expect(rows.find(({ id }) => id === offer_id)).toMatchObject({ approval: 'asked', status: 'draft' })
    expect(rows.every(({ approval }) => approval === 'asked')).toBe(true)
    await say('give', offer_id, admin)
    expect((await app.as(admin).listOffers({ query: { filters } })).items.map(({ id }) => id)).not.toContain(offer_id)
  })
})

/** How many may say yes to an offer of the sample manager. */
async function others(): Promise<number> {
  const found = await app.database.db
    .selectFrom('app_user')
    .select('id')
    .where('tenant_id', '=', 1)
    .where('is_tenant', '=', true)
    .where('status', '=', 'active')
    .where('role_id', '>', 1)
    .where('email', '<>', manager)
    .execute()
  return found.length
}
