import type { NotificationChoice } from '@staffel/shared-api/contract'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'

const manager = 'manager@staffel.example'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const choices = async (email: string) => (await app.as(email).getNotificationChoices.answer()).body.choices
const choose = (email: string, ...wanted: NotificationChoice[]) =>
  app.as(email).saveNotificationChoices.answer({ body: { choices: wanted } })
const of = async (email: string, wanted: string) => (await choices(email)).find(({ event }) => event === wanted)

/** A customer's question by the link, and how the owner of the offer hears of it. */
async function asked(): Promise<{ shown: number; mailed: string[] }> {
  const items = [{ id: 'a', productId: null, description: 'Montage', quantity: 1, unitPrice: 500 }]
  const answer = await app.as(manager).saveOffer.answer({
    body: { offer: { title: 'Gevel', customer: { organization_id: 1001 }, items, intent: 'issue' } },
  })
  const { offer_id, offer_nr } = answer.body[0] ?? { offer_id: 0, offer_nr: '' }
  const link = await app
    .as(manager)
    .createOfferLink.answer({ params: { id: offer_id }, body: { email: 'anna@dehaan.example' } })
  const token = new URL(link.body.url ?? '').pathname.slice(3)
  await app
    .as(null)
    .sendPublicMessage({ params: { token }, body: { text: `Kan het eerder? ${'x'.repeat(300)}`, name: 'Anna' } })
  const shown = await app.database.db
    .selectFrom('notification')
    .select(['event', 'detail'])
    .where('offer_id', '=', offer_id)
    .execute()
  const mails = await app.database.db
    .selectFrom('outbox_mail')
    .select(['recipients', 'reply_to', 'link', 'body_text', 'subject'])
    .where('subject', 'like', `%${offer_nr}%`)
    .execute()
  for (const { detail } of shown)
    expect(detail).toMatchObject({ name: 'Anna', text: expect.stringMatching(/^Kan het eerder\? x{184}$/) })
  for (const mail of mails) {
    expect(mail).toMatchObject({
      reply_to: 'anna@dehaan.example',
      link: expect.stringContaining('/offers/'),
      body_text: expect.stringContaining('x'.repeat(300)),
      subject: `Bericht over offerte ${offer_nr} (Gevel)`,
    })
  }
  return { shown: shown.length, mailed: mails.flatMap(({ recipients }) => recipients) }
}

test('whoever never chose sees everything, and is mailed of what waits for them', async () => {
  expect(await of(manager, 'viewed')).toEqual({ event: 'viewed', mail: false, in_app: true })
  expect(await of(manager, 'message')).toEqual({ event: 'message', mail: true, in_app: true })
  expect(await asked()).toEqual({ shown: 1, mailed: [manager] })
})

test('what somebody chose holds for them alone, and for what they named alone', async () => {
  const saved = await choose(
    manager,
    { event: 'message', mail: true, in_app: true },
    { event: 'message', mail: false, in_app: true },
  )
  expect(saved.body).toEqual({ choices: await choices(manager) })
  expect(await asked()).toEqual({ shown: 1, mailed: [] })
  await choose(manager, { event: 'message', mail: true, in_app: false })
  expect(await asked()).toEqual({ shown: 0, mailed: [manager] })
  expect([await of(manager, 'accepted'), await of('user@staffel.example', 'message')]).toMatchObject([
    { mail: true, in_app: true },
    { mail: true, in_app: true },
  ])
  expect(
    (
      await app.database.db
        .selectFrom('activity')
        .select('detail')
        .where('action', '=', 'notifications.chosen')
        .execute()
    ).map(({ detail }) => detail),
  ).toEqual([{ events: ['message'] }, { events: ['message'] }])
})

test('an event that does not exist is refused, and nobody chooses without a session', async () => {
  const answer = await app
    .as(manager)
    .saveNotificationChoices.answer({ body: { choices: [{ event: 'birthday', mail: true, in_app: true }] } })
  expect([answer.status, answer.body.code]).toEqual([422, 'VALIDATION'])
  expect((await app.as(null).getNotificationChoices.answer()).status).toBe(401)
})
