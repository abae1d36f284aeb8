import type {
  Offer,
  OfferDiff,
  OfferInput,
  OfferLink,
  OfferSummary,
  OfferVersion,
  Product,
  SavedOffer,
} from '@staffel/shared-api/contract'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { sampleDay } from '../../../testing/server/test-server.ts'

const manager = 'manager@staffel.example'
const admin = 'admin@staffel.example'
const user = 'user@staffel.example'
const other = 'manager@noordstaal.example'

let app: TestApp
let versions: string
let beam: Product
beforeAll(async () => {
  app = await createTestApp()
  versions = `/webhook/${app.config.workflows.offers}/offers/versions`
  beam =
    (
      await app.call(manager, {
        method: 'POST',
        url: '/webhook/products',
        payload: { filters: { search: 'B933-5010-88' } },
      })
    ).json<Product[]>()[0] ?? fail()
})
afterEach(async () => {
  app.setNow(sampleDay)
  await tierPrice(6)
})
afterAll(() => app.close())

const fail = (): never => {
  throw new Error('missing')
}
const post = (email: string, url: string, payload: object = {}) => app.call(email, { method: 'POST', url, payload })
const act = (email: string, { offer_id }: { offer_id: number }, action: string, payload: object) =>
  post(email, `/webhook/offers/${offer_id}/${action}`, payload)
const get = async <T>(email: string, url: string) => (await app.call(email, { method: 'GET', url })).json<T>()
const read = (id: number, email = manager) => get<Offer>(email, `/webhook/offer?id=${id}`)
/** What the catalogue asks from 5000 pieces on. */
const tierPrice = (cents: number) =>
  app.database.db
    .updateTable('product_staffel')
    .set({ unit_price_cents: cents })
    .where('product_id', '=', beam.product_id)
    .where('min_quantity', '=', 5000)
    .execute()
const line = (part: object = {}) => ({
  id: 'a',
  productId: null,
  description: 'Montage',
  quantity: 2,
  unitPrice: 500,
  ...part,
})
async function save(part: Partial<OfferInput>): Promise<SavedOffer> {
  const offer = { title: 'Gevel', customer: { organization_id: 1001 }, items: [line()], ...part }
  const answer = await post(manager, '/webhook/offers/create', { offer })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json<SavedOffer[]>()[0] ?? fail()
}
const issued = (part: Partial<OfferInput> = {}) => save({ intent: 'issue', ...part })
const revise = async (offer: SavedOffer) =>
  (await act(manager, offer, 'revise', { rev: offer.rev })).json<SavedOffer[]>()[0] ?? fail()
const latest = async (id: number) =>
  (
    await app.database.db
      .selectFrom('activity')
      .select('action')
      .where('entity', '=', 'offer')
      .where('entity_id', '=', String(id))
      .orderBy('id', 'desc')
      .executeTakeFirst()
  )?.action

describe('a revision', () => {
  test('is an exact copy in draft; the customer keeps the issued version until it is issued', async () => {
    const product = line({ productId: beam.product_id, description: 'Bout', quantity: 5000, unitPrice: undefined })
    const first = await issued({ items: [product, line({ id: 'b', unitPrice: 0.5 })] })
    await tierPrice(7)
    const draft = await revise(first)
    expect(draft).toMatchObject({
      offer_id: first.offer_id,
      version: 2,
      status: 'draft',
      rev: first.rev + 1,
      totals: first.totals,
    })
    expect(await latest(first.offer_id)).toBe('offer.revised')
    expect(await read(first.offer_id)).toMatchObject({
      version: 2,
      status: 'draft',
      current_status: 'pending',
      issued_version: 1,
      draft_version: 2,
    })
    expect(await read(first.offer_id, user)).toMatchObject({ version: 1, status: 'pending' })
    const [row] = await get<OfferSummary[]>(
      manager,
      `/webhook/offers?filters=${JSON.stringify({ search: first.offer_nr })}`,
    )
    expect(row).toMatchObject({ status: 'pending', version: 1, draft_version: 2 })
    const second = await save({ offer_id: first.offer_id, rev: draft.rev, intent: 'issue' })
    expect(second).toMatchObject({ version: 2, status: 'pending' })
    const list = await get<OfferVersion[]>(manager, `${versions}/${first.offer_id}`)
    expect(
      list.map(({ version, is_current, superseded_by_version }) => [version, is_current, superseded_by_version]),
    ).toEqual([
      [2, true, null],
      [1, false, 2],
    ])
    expect(await get<Offer>(manager, `${versions}/${first.offer_id}/1`)).toMatchObject({
      version: 1,
      superseded_by_version: 2,
      totals: first.totals,
    })
  })

  test('is opened once, by a Manager or Admin, not of a draft or an accepted offer', async () => {
    const offer = await issued()
    expect((await act(user, offer, 'revise', { rev: offer.rev })).statusCode).toBe(403)
    expect((await act(other, offer, 'revise', { rev: offer.rev })).statusCode).toBe(404)
    expect((await act(manager, offer, 'revise', { rev: offer.rev + 5 })).json()).toMatchObject({
      code: 'STALE',
      current: { rev: offer.rev },
    })
    const answers = await Promise.all([
      act(manager, offer, 'revise', { rev: offer.rev }),
      act(admin, offer, 'revise', { rev: offer.rev }),
    ])
    expect(answers.map((answer) => answer.json().code ?? 'made').toSorted()).toEqual(['DRAFT_OPEN', 'made'])
    const draft = await save({})
    expect((await act(manager, draft, 'revise', { rev: draft.rev })).json()).toMatchObject({
      code: 'DRAFT_OPEN',
      details: { draft_version: 1 },
    })
    const accepted = await issued()
    await act(manager, accepted, 'status', { status: 'accepted', rev: accepted.rev, version: 1 })
    expect((await act(manager, accepted, 'revise', { rev: accepted.rev + 1 })).json()).toMatchObject({
      code: 'OFFER_LOCKED',
    })
  })

  test('of an expired offer starts with a fresh date, and can be thrown away', async () => {
    const offer = await issued({ validUntil: '2026-03-20' })
    app.setNow(new Date('2026-04-01T10:00:00Z'))
    const draft = await revise(offer)
    expect(await read(offer.offer_id)).toMatchObject({ validUntil: '2026-05-01', current_status: 'expired' })
    expect((await act(manager, offer, 'discard-draft', { rev: offer.rev })).json().code).toBe('STALE')
    expect((await act(manager, offer, 'discard-draft', { rev: draft.rev })).json<Offer>()).toMatchObject({
      version: 1,
      draft_version: null,
      status: 'expired',
    })
    expect((await act(manager, offer, 'discard-draft', { rev: draft.rev + 1 })).json().code).toBe('INVALID_TRANSITION')
    expect(await get<OfferVersion[]>(manager, `${versions}/${offer.offer_id}`)).toHaveLength(1)
  })

  test('stays hidden from the customer', async () => {
    const offer = await issued()
    await revise(offer)
    expect((await app.call(user, { method: 'GET', url: `${versions}/${offer.offer_id}/2` })).statusCode).toBe(404)
    expect(
      (await app.call(user, { method: 'GET', url: `${versions}/${offer.offer_id}/diff?from=1&to=2` })).statusCode,
    ).toBe(404)
  })
})

describe('versions', () => {
  test('are compared line by line, and an old one comes back as a draft', async () => {
    const first = await issued({ items: [line(), line({ id: 'b', description: 'Huur', unitPrice: 100 })] })
    const items = [line({ quantity: 3 }), line({ id: 'c', description: 'Afvoer', unitPrice: 75 })]
    const second = await issued({ offer_id: first.offer_id, rev: first.rev, title: 'Gevel en dak', items })
    const diff = await get<OfferDiff>(manager, `${versions}/${first.offer_id}/diff?from=1&to=2`)
    expect(diff.texts).toEqual([{ field: 'title', from: 'Gevel', to: 'Gevel en dak' }])
    const own = diff.lines.filter(({ id }) => !id.startsWith('sur:'))
    expect(own.map(({ id, change, fields }) => [id, change, fields])).toEqual([
      ['a', 'changed', ['quantity']],
      ['b', 'removed', []],
      ['c', 'added', []],
    ])
    expect(diff.totals.total).toEqual({ from: first.totals.total, to: second.totals.total, delta: 544.5 })
    const restored =
      (await post(manager, `${versions}/${first.offer_id}/1/restore`, { rev: second.rev })).json<SavedOffer[]>()[0] ??
      fail()
    expect(restored).toMatchObject({ version: 3, status: 'draft', totals: first.totals })
    expect(await latest(first.offer_id)).toBe('offer.version_restored')
    const again = await post(manager, `${versions}/${first.offer_id}/1/restore`, { rev: restored.rev })
    expect(again.json()).toMatchObject({ code: 'DRAFT_OPEN', details: { draft_version: 3 } })
    expect((await post(manager, `${versions}/${first.offer_id}/9/restore`, { rev: restored.rev })).statusCode).toBe(404)
  })

  test('share the internal notes: an old one that comes back, or a draft that goes, leaves them as they are', async () => {
    const first = await issued({ internal_notes: 'Marge 12 %' })
    const second = await issued({ offer_id: first.offer_id, rev: first.rev, title: 'Gevel en dak' })
    await act(manager, first, 'notes', { internal_notes: 'Belt maandag' })
    const restored =
      (await post(manager, `${versions}/${first.offer_id}/1/restore`, { rev: second.rev })).json<SavedOffer[]>()[0] ??
      fail()
    expect(await read(first.offer_id)).toMatchObject({ version: 3, title: 'Gevel', internal_notes: 'Belt maandag' })
    const saved = await save({ offer_id: first.offer_id, rev: restored.rev, internal_notes: 'Belt dinsdag' })
    await act(manager, first, 'discard-draft', { rev: saved.rev })
    expect(await read(first.offer_id)).toMatchObject({ version: 2, internal_notes: 'Belt dinsdag' })
    expect(await get<Offer>(manager, `${versions}/${first.offer_id}/1`)).toMatchObject({
      internal_notes: 'Belt dinsdag',
    })
  })
})

describe('beside the document', () => {
  test('staff keep notes in any status; who saw another text is told', async () => {
    const offer = await issued()
    expect((await act(manager, offer, 'notes', { internal_notes: 'Belt terug', previous: '' })).json()).toEqual({
      internal_notes: 'Belt terug',
    })
    expect(await read(offer.offer_id)).toMatchObject({ internal_notes: 'Belt terug', rev: offer.rev })
    expect(await latest(offer.offer_id)).toBe('offer.notes_changed')
    expect((await act(admin, offer, 'notes', { internal_notes: 'x', previous: '' })).json()).toMatchObject({
      code: 'STALE',
      current: { internal_notes: 'Belt terug' },
    })
    expect((await act(user, offer, 'notes', { internal_notes: 'x' })).statusCode).toBe(403)
    expect((await read(offer.offer_id, user)).internal_notes).toBe('')
  })

  test('a restored offer’s links stay dead', async () => {
    const offer = await issued()
    const { url } = (await act(manager, offer, 'link', {})).json<OfferLink>()
    const open = async () =>
      (await app.call(null, { method: 'GET', url: `/webhook/public/offers/${url?.split('/').at(-1)}` })).statusCode
    expect(await open()).toBe(200)
    await post(manager, `/webhook/${app.config.workflows.offers}/offers/delete/${offer.offer_id}`)
    expect(await open()).toBe(404)
    expect((await post(manager, `/webhook/offers/restore/${offer.offer_id}`)).statusCode).toBe(200)
    expect(await open()).toBe(404)
  })

  test('a deleted offer comes back within thirty days', async () => {
    const offer = await issued()
    const remove = () => post(manager, `/webhook/${app.config.workflows.offers}/offers/delete/${offer.offer_id}`)
    const restore = (email: string) => post(email, `/webhook/offers/restore/${offer.offer_id}`)
    expect([(await remove()).statusCode, (await remove()).statusCode]).toEqual([204, 204])
    expect(
      (await post(other, `/webhook/${app.config.workflows.offers}/offers/delete/${offer.offer_id}`)).statusCode,
    ).toBe(404)
    expect((await restore(user)).statusCode).toBe(403)
    expect((await restore(other)).statusCode).toBe(404)
    expect((await restore(manager)).json<Offer>()).toMatchObject({ status: 'pending', rev: offer.rev + 2 })
    expect(await latest(offer.offer_id)).toBe('offer.restored')
    expect((await restore(admin)).json<Offer>()).toMatchObject({ rev: offer.rev + 2 })
    await remove()
    app.setNow(new Date('2026-04-16T10:00:00Z'))
    expect((await restore(manager)).statusCode).toBe(404)
  })
})
