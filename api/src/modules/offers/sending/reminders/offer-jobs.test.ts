import type { OfferInput, SavedOffer } from '@staffel/shared-api/contract'
import { createTestApp, type TestApp } from '../../../../testing/create-test-app.ts'
import { sampleDay } from '../../../../testing/server/test-server.ts'

const manager = 'manager@staffel.example'
let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
beforeEach(() => app.setNow(sampleDay))
afterAll(() => app.close())

const items = [{ id: 'a', productId: null, description: 'Montage', quantity: 2, unitPrice: 500 }]
async function issue(part: Partial<OfferInput> = {}): Promise<SavedOffer> {
  const answer = await app.as(manager).saveOffer.answer({
    body: { offer: { title: 'Gevel', customer: { organization_id: 1001 }, items, intent: 'issue', ...part } },
  })
  return answer.body[0] ?? ({ offer_id: 0, rev: 0 } as SavedOffer)
}
const send = (id: number) =>
  app.as(manager).sendOffer.answer({
    params: { id },
    body: { to: ['anna@dehaan.example'], subject: 'Offerte', body: 'Zie {link}', attach_pdf: false },
  })
const run = async (name: string) => {
  await app.modules.all
    .flatMap(({ jobs = [] }) => jobs)
    .find((job) => job.name === name)
    ?.run()
}
const count = async (id: number, action: string) =>
  (
    await app.database.db
      .selectFrom('activity')
      .select('id')
      .where('entity_id', '=', String(id))
      .where('action', '=', action)
      .execute()
  ).length
const reminders = async (id: number) =>
  (
    await app.database.db
      .selectFrom('offer_mail')
      .select('mail_id')
      .where('offer_id', '=', id)
      .where('kind', '=', 'reminder')
      .execute()
  ).length
const told = async (id: number) =>
  (
    await app.database.db.selectFrom('notification').select('event').where('offer_id', '=', id).orderBy('id').execute()
  ).map(({ event }) => event)

describe('expiry', () => {
  // 28 March is the last day before summer time: midnight is 23:00 in UTC.
  test.each([
    ['2026-03-28T23:09:00Z', 0],
    ['2026-03-28T23:10:00Z', 1],
  ])('of an offer until 28 March is told at %s: %d times', async (at, times) => {
    const { offer_id: id } = await issue({ validUntil: '2026-03-28' })
    app.setNow(new Date(at))
    await run('offers expire')
    expect(await count(id, 'offer.expired')).toBe(times)
  })

  test('is told once, by any number of processes, and again when an extension ends', async () => {
    const { offer_id: id, rev } = await issue({ validUntil: '2026-03-20' })
    app.setNow(new Date('2026-03-21T08:00:00Z'))
    await Promise.all([run('offers expire'), run('offers expire'), run('offers expire')])
    await run('offers expire')
    expect([await count(id, 'offer.expired'), await told(id)]).toEqual([1, ['expired']])
    const extended = await app
      .as(manager)
      .extendOffer.answer({ params: { id }, body: { validUntil: '2026-03-25', rev } })
    expect(extended.status).toBe(200)
    await run('offers expire')
    expect(await count(id, 'offer.expired')).toBe(1)
    app.setNow(new Date('2026-03-26T08:00:00Z'))
    await run('offers expire')
    expect(await count(id, 'offer.expired')).toBe(2)
  })
})

describe('an end that is near', () => {
  const near = async (id: number, at: string) => {
    app.setNow(new Date(at))
    await Promise.all([run('offers end soon'), run('offers end soon')])
    return (await told(id)).filter((event) => event === 'expiring').length
  }

  // On 29 March summer time begins: the day in Amsterdam starts an hour earlier in UTC.
  test('is told seven days before, in the morning of the seller, once', async () => {
    const { offer_id: id } = await issue({ validUntil: '2026-04-06' })
    expect(await near(id, '2026-03-29T21:59:00Z')).toBe(0)
    expect(await near(id, '2026-03-30T05:59:00Z')).toBe(0)
    expect(await near(id, '2026-03-30T06:00:00Z')).toBe(1)
    expect(await near(id, '2026-03-31T10:00:00Z')).toBe(1)
    const [shown] = await app.database.db
      .selectFrom('notification')
      .select('detail')
      .where('offer_id', '=', id)
      .where('event', '=', 'expiring')
      .execute()
    expect(shown?.detail).toEqual({ validUntil: '2026-04-06' })
  })

  test('is no news on the day of the issue or of an extension, and comes again with a later end', async () => {
    const { offer_id: id, rev } = await issue({ validUntil: '2026-03-19' })
    expect(await near(id, '2026-03-16T10:00:00Z')).toBe(0)
    expect(await near(id, '2026-03-17T10:00:00Z')).toBe(1)
    await app.as(manager).extendOffer({ params: { id: String(id) }, body: { validUntil: '2026-03-21', rev } })
    expect(await near(id, '2026-03-17T12:00:00Z')).toBe(1)
    expect(await near(id, '2026-03-18T10:00:00Z')).toBe(2)
  })

  test('is mailed to who wants that, and not told of an offer that is decided or over', async () => {
    const [open, declined, over] = [
      await issue({ validUntil: '2026-03-18' }),
      await issue({ validUntil: '2026-03-18' }),
      await issue({ validUntil: '2026-03-17' }),
    ]
    await app.as(manager).setOfferStatus({
      params: { id: String(declined.offer_id) },
      body: { status: 'declined', reason_code: 'price', rev: declined.rev, version: 1 },
    })
    await app
      .as(manager)
      .saveNotificationChoices({ body: { choices: [{ event: 'expiring', mail: true, in_app: false }] } })
    await near(over.offer_id, '2026-03-18T10:00:00Z')
    const mails = await app.database.db
      .selectFrom('outbox_mail')
      .select('subject')
      .where('subject', 'like', '%verloopt binnenkort')
      .execute()
    expect(mails).toEqual([{ subject: `Offerte ${open.offer_nr} (Gevel) verloopt binnenkort` }])
    await app
      .as(manager)
      .saveNotificationChoices({ body: { choices: [{ event: 'expiring', mail: false, in_app: true }] } })
  })
})

describe('reminders', () => {
  const turn = (enabled: boolean) =>
    app.database.db
      .updateTable('offer_settings')
      .set({ reminders_enabled: enabled, reminder_days: [7, 1] })
      .where('tenant_id', '=', 1)
      .execute()
  afterAll(() => turn(false))

  test('are off until someone turns them on, then go out on their days, once and not at night', async () => {
    const { offer_id: id } = await issue({ validUntil: '2026-04-10' })
    await send(id)
    const at = async (moment: string) => {
      app.setNow(new Date(moment))
      await Promise.all([run('offer reminders'), run('offer reminders')])
      return reminders(id)
    }
    expect(await at('2026-04-03T08:00:00Z')).toBe(0)
    await turn(true)
    expect(await at('2026-04-02T10:00:00Z')).toBe(0)
    expect(await at('2026-04-03T05:00:00Z')).toBe(0)
    expect(await at('2026-04-03T07:00:00Z')).toBe(1)
    expect(await at('2026-04-03T15:00:00Z')).toBe(1)
    expect(await at('2026-04-09T07:00:00Z')).toBe(2)
    expect(await at('2026-04-10T07:00:00Z')).toBe(2)
    expect(await count(id, 'offer.reminded')).toBe(2)
    const mail = await app.database.db
      .selectFrom('outbox_mail as o')
      .innerJoin('offer_mail as m', 'm.mail_id', 'o.id')
      .select(['o.recipients', 'o.link', 'o.subject'])
      .where('m.offer_id', '=', id)
      .where('m.kind', '=', 'reminder')
      .executeTakeFirstOrThrow()
    expect(mail).toMatchObject({
      recipients: ['anna@dehaan.example'],
      link: expect.stringContaining('/o/'),
      subject: expect.stringContaining('10 april 2026'),
    })
  })

  test('are not for offers that were never sent, or are decided', async () => {
    await turn(true)
    const { offer_id: unsent } = await issue({ validUntil: '2026-03-24' })
    const { offer_id: declined } = await issue({ validUntil: '2026-03-24' })
    await send(declined)
    const { rev } = (await app.as(manager).getOffer.answer({ query: { id: declined } })).body
    await app.as(manager).setOfferStatus({
      params: { id: String(declined) },
      body: { status: 'declined', reason_code: 'price', rev, version: 1 },
    })
    app.setNow(new Date('2026-03-17T10:00:00Z'))
    await run('offer reminders')
    expect([await reminders(unsent), await reminders(declined)]).toEqual([0, 0])
  })
})

test('a mail that was given up is told to the seller, once', async () => {
  const { offer_id: id } = await issue()
  const { message_id: mailId } = (await send(id)).body
  await app.database.db
    .updateTable('outbox_mail')
    .set({ status: 'failed', last_error: 'EENVELOPE' })
    .where('id', '=', mailId)
    .execute()
  await Promise.all([run('offer mails given up'), run('offer mails given up')])
  expect([await count(id, 'offer.send_failed'), await told(id)]).toEqual([1, ['send_failed']])
})
