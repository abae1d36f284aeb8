import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { estimatedValue, linesToConfirm } from '@staffel/shared-api/rules'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { sampleDay } from '../../../testing/server/test-server.ts'
import { plainMail } from '../intake/testing/plain-mail.ts'
import { clerk, people, type Clerk } from './testing/clerk.ts'

const { manager } = people
const from = 'Inkoop <inkoop@nieuwbouw.example.nl>'

let app: TestApp
let desk: Clerk
let minutes = 0
beforeAll(async () => {
  app = await createTestApp()
  desk = clerk(app)
  await app.database.db.updateTable('surcharge_rule').set({ is_active: false }).execute()
})
afterAll(() => app.close())

/** A mailbox is read once a minute at most. */
async function receive(subject: string, lines: readonly string[], headers: readonly string[] = []): Promise<void> {
  app.setNow(new Date(sampleDay.getTime() + (minutes += 2) * 60_000))
  const box = join(app.config.dataDirectory, 'mail', '1', 'new')
  mkdirSync(box, { recursive: true })
  const mail = plainMail({
    from,
    subject,
    body: `Goedemiddag,\r\n\r\nGraag prijs voor:\r\n\r\n${lines.join('\r\n')}\r\n\r\nGroet,\r\nInkoop\r\n`,
  })
  writeFileSync(join(box, `${minutes}.eml`), headers.length > 0 ? `${headers.join('\r\n')}\r\n${mail}` : mail)
  expect((await app.as(manager).fetchMail.answer()).body).toMatchObject({ failed: 0 })
}

const offerOf = async (id: number) => (await app.as(manager).getOffer.answer({ query: { id } })).body
const save = (offer: object) => app.as(manager).saveOffer.answer({ body: { offer } })
const made = async (id: number, payload: object) => {
  const { status, body } = await app.as(manager).createOfferFromRequest.answer({ params: { id }, body: payload })
  expect(status).toBe(200)
  return body[0]!.offer_id
}

describe('a line of which nobody has said that it is right', () => {
  let offerId: number
  beforeAll(async () => {
    await receive('Onzeker', ['250 stuks zeskantbout DIN 933 M8x40 8.8 verzinkt', '10 stuks zeskantbout'])
    const { id } = await desk.find('Onzeker')
    await app.database.db
      .updateTable('quote_match')
      .set({ totalscore: 1 })
      .where('request_id', '=', id)
      .where('position', '=', 2)
      .execute()
    offerId = await made(id, { organization_id: 1002 })
  })

  test('is worth the same in the list, at the desk and in the draft, and counted', async () => {
    const listed = (await app.as(manager).listQuoteRequests.answer({ body: { filter: { search: 'Onzeker' } } })).body[0]
    const { body } = await app.as(manager).getQuoteRequest.answer({ params: { id: listed?.id } })
    const { totals } = await offerOf(offerId)
    expect([estimatedValue(listed?.replies ?? []), estimatedValue(body.replies)]).toEqual([
      totals.subtotal,
      totals.subtotal,
    ])
    expect(linesToConfirm(body.replies)).toBe(1)
  })

  test('carries its mark into the draft, where it keeps no save away', async () => {
    const { items, rev } = await offerOf(offerId)
    expect(items.map(({ toConfirm }) => toConfirm)).toEqual([undefined, 'match'])
    const untouched = items.map(({ id, productId, description, quantity }) => ({
      id,
      productId,
      description,
      quantity,
    }))
    expect((await save({ offer_id: offerId, rev, items: untouched })).status).toBe(200)
    expect((await offerOf(offerId)).items[1]).toMatchObject({ toConfirm: 'match' })
  })

  test('is one that scores less than the tenant asks', async () => {
    const certainFrom = (certain_from: number, rev: number) =>
      app.as(manager).saveRequestSettings({ body: { keep_raw_months: 12, certain_from, rev } })
    await receive('Streng', ['250 stuks zeskantbout DIN 933 M8x40 8.8 verzinkt'])
    const { id } = await desk.find('Streng')
    await app.database.db.updateTable('quote_match').set({ totalscore: 4 }).where('request_id', '=', id).execute()
    const asks = async () =>
      linesToConfirm((await app.as(manager).getQuoteRequest({ params: { id: String(id) } })).replies)
    expect(await asks()).toBe(0)
    const { rev } = await certainFrom(5, 1)
    expect(await asks()).toBe(1)
    const { items } = await offerOf(await made(id, { organization_id: 1002 }))
    expect(items.map(({ toConfirm }) => toConfirm)).toEqual(['match'])
    await certainFrom(3, rev)
    expect(await asks()).toBe(0)
  })

  test('has issuing ask for it by name, once; and is on no issued version', async () => {
    const { rev } = await offerOf(offerId)
    const issue = { offer_id: offerId, rev, intent: 'issue' as const, confirm_quantities: true }
    const refused = await save(issue)
    expect(refused.status).toBe(422)
    expect(Object.keys(refused.body.fields)).toEqual(['offer.items.1.toConfirm'])
    expect(
      (
        await app.as(manager).sendOffer.answer({
          params: { id: offerId },
          body: { to: ['a@b.example'], subject: 'x', body: 'y', issue: true, rev, confirm_quantities: true },
        })
      ).status,
    ).toBe(422)
    expect((await save({ ...issue, confirm_lines: true })).status).toBe(200)
    const issued = await offerOf(offerId)
    expect(issued.status).toBe('pending')
    expect(JSON.stringify(issued)).not.toContain('toConfirm')
  })

  test('asks no more once a person says that it is right, or puts another product there', async () => {
    await receive('Onzeker twee', ['10 stuks zeskantbout', '20 stuks zeskantmoer'])
    const { id } = await desk.find('Onzeker twee')
    await app.database.db.updateTable('quote_match').set({ totalscore: 1 }).where('request_id', '=', id).execute()
    const offer = await made(id, { organization_id: 1002 })
    const { items, rev } = await offerOf(offer)
    expect(items.map(({ toConfirm }) => toConfirm)).toEqual(['match', 'match'])
    const [first, second] = items.map(({ id: key, productId, description, quantity }) => ({
      id: key,
      productId,
      description,
      quantity,
    }))
    await save({
      offer_id: offer,
      rev,
      items: [
        { ...first, toConfirm: null },
        { ...second, productId: first?.productId },
      ],
    })
    expect((await offerOf(offer)).items.map(({ toConfirm }) => toConfirm)).toEqual([undefined, undefined])
  })
})

describe('the sender', () => {
  test('is tied to a customer only where somebody says so, and no longer when somebody says that', async () => {
    await receive('Van wie een', ['5 stuks zeskantmoer M8 verzinkt'])
    const first = await desk.find('Van wie een')
    await made(first.id, { organization_id: 1002 })
    await receive('Van wie twee', ['6 stuks zeskantmoer M8 verzinkt'])
    const second = await desk.find('Van wie twee')
    expect((await app.as(manager).getQuoteRequest.answer({ params: { id: second.id } })).body).toMatchObject({
      organization: null,
      sender: { address: 'inkoop@nieuwbouw.example.nl', remembered: null },
    })

    await app
      .as(manager)
      .setQuoteCustomer({ params: { id: String(second.id) }, body: { organization_id: 1003, remember: true } })
    await receive('Van wie drie', ['7 stuks zeskantmoer M8 verzinkt'])
    const third = await desk.find('Van wie drie')
    expect((await app.as(manager).getQuoteRequest.answer({ params: { id: third.id } })).body).toMatchObject({
      organization: { id: 1003 },
      sender: { remembered: { id: 1003 } },
      customer_candidates: [{ organization_id: 1003, reason: 'remembered' }],
    })
    const kept = (deleted_at: Date | null) =>
      app.database.db
        .updateTable('organization')
        .set({ archived_at: deleted_at, deleted_at })
        .where('id', '=', 1003)
        .execute()
    await kept(new Date('2026-01-01'))
    expect((await app.as(manager).getQuoteRequest({ params: { id: String(third.id) } })).sender).toMatchObject({
      remembered: null,
    })
    await kept(null)

    await app
      .as(manager)
      .setQuoteCustomer({ params: { id: String(third.id) }, body: { organization_id: 1003, remember: false } })
    expect((await app.as(manager).getQuoteRequest.answer({ params: { id: third.id } })).body).toMatchObject({
      organization: { id: 1003 },
      sender: { remembered: null },
    })
    await receive('Van wie vier', ['8 stuks zeskantmoer M8 verzinkt'])
    expect(
      (await app.as(manager).getQuoteRequest.answer({ params: { id: (await desk.find('Van wie vier')).id } })).body,
    ).toMatchObject({ organization: null })
  })
})

describe('lines of a later mail', () => {
  const followUp = async (subject: string, requestId: number, line: string) => {
    const mail = await app.database.db
      .selectFrom('quote_mail')
      .select('message_id')
      .where('request_id', '=', requestId)
      .orderBy('id')
      .executeTakeFirstOrThrow()
    await receive(`Re: ${subject}`, [line], [`In-Reply-To: ${mail.message_id}`])
  }

  test.each([
    ['a draft', false],
    ['an issued offer', true],
  ] as const)('go into %s that exists', async (_, issued) => {
    const subject = issued ? 'Vervolg uitgebracht' : 'Vervolg concept'
    await receive(
      subject,
      ['5 stuks zeskantmoer M8 verzinkt'],
      [`Message-ID: <${subject.replaceAll(' ', '.')}@nieuwbouw.example.nl>`],
    )
    const { id } = await desk.find(subject)
    const offerId = await made(id, { organization_id: 1002 })
    if (issued)
      await save({
        offer_id: offerId,
        rev: (await offerOf(offerId)).rev,
        intent: 'issue',
        confirm_lines: true,
        confirm_zero_price: true,
        confirm_quantities: true,
      })
    await followUp(subject, id, '9 stuks zeskantmoer M10 verzinkt')
    expect(
      (await app.as(manager).getQuoteRequest.answer({ params: { id } })).body.replies.map(({ in_offer }) => in_offer),
    ).toEqual([true, false])

    expect(await made(id, { add: true })).toBe(offerId)
    const offer = await offerOf(offerId)
    expect(offer.items.map(({ quantity }) => quantity)).toEqual([5, 9])
    expect([offer.version, offer.current_status ?? offer.status]).toEqual(issued ? [2, 'pending'] : [1, 'draft'])
    expect(
      (await app.as(manager).getQuoteRequest.answer({ params: { id } })).body.replies.map(({ in_offer }) => in_offer),
    ).toEqual([true, true])
    await made(id, { add: true })
    expect((await offerOf(offerId)).items).toHaveLength(2)
  })
})
