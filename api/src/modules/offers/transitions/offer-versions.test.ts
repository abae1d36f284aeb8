import type { OfferInput, Product, SavedOffer } from '@staffel/shared-api/contract'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { sampleDay } from '../../../testing/server/test-server.ts'

const manager = 'manager@staffel.example'
const admin = 'admin@staffel.example'
const user = 'user@staffel.example'
const other = 'manager@noordstaal.example'

let app: TestApp
let beam: Product
beforeAll(async () => {
  app = await createTestApp()
  beam =
    (await app.as(manager).listProducts.answer({ body: { filters: { search: 'B933-5010-88' } } })).body[0] ?? fail()
})
afterEach(async () => {
  app.setNow(sampleDay)
  await tierPrice(5824)
})
afterAll(() => app.close())

const fail = (): never => {
  throw new Error('missing')
}
const read = async (id: number, email = manager) => (await app.as(email).getOffer.answer({ query: { id } })).body
const revision = (email: string, { offer_id: id }: SavedOffer, rev: number) =>
  app.as(email).reviseOffer.answer({ params: { id }, body: { rev } })
const discard = ({ offer_id: id }: SavedOffer, rev: number) =>
  app.as(manager).discardOfferDraft.answer({ params: { id }, body: { rev } })
const versionOf = ({ offer_id: offerId }: SavedOffer, version: number, email = manager) =>
  app.as(email).getOfferVersion.answer({ params: { offerId, version } })
const restoreVersion = ({ offer_id: offerId }: SavedOffer, version: number, rev: number) =>
  app.as(manager).restoreOfferVersion.answer({ params: { offerId, version }, body: { rev } })
const note = (email: string, { offer_id: id }: SavedOffer, body: object) =>
  app.as(email).saveOfferNotes.answer({ params: { id }, body })
/** What the catalogue asks for a thousand, from 5000 pieces on. */
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
  const [saved] = await app.as(manager).saveOffer({ body: { offer } })
  return saved ?? fail()
}
const issued = (part: Partial<OfferInput> = {}) => save({ intent: 'issue', ...part })
const revise = async (offer: SavedOffer) => (await revision(manager, offer, offer.rev)).body[0] ?? fail()
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
    await tierPrice(7000)
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
    const [row] = (await app.as(manager).listOffers.answer({ query: { filters: { search: first.offer_nr } } })).body
    expect(row).toMatchObject({ status: 'pending', version: 1, draft_version: 2 })
    const second = await save({ offer_id: first.offer_id, rev: draft.rev, intent: 'issue' })
    expect(second).toMatchObject({ version: 2, status: 'pending' })
    const list = (await app.as(manager).listOfferVersions.answer({ params: { offerId: first.offer_id } })).body
    expect(
      list.map(({ version, is_current, superseded_by_version }) => [version, is_current, superseded_by_version]),
    ).toEqual([
      [2, true, null],
      [1, false, 2],
    ])
    expect((await versionOf(first, 1)).body).toMatchObject({
      version: 1,
      superseded_by_version: 2,
      totals: first.totals,
    })
  })

  test('is opened once, by a Manager or Admin, not of a draft or an accepted offer', async () => {
    const offer = await issued()
    expect((await revision(user, offer, offer.rev)).status).toBe(403)
    expect((await revision(other, offer, offer.rev)).status).toBe(404)
    expect((await revision(manager, offer, offer.rev + 5)).body).toMatchObject({
      code: 'STALE',
      current: { rev: offer.rev },
    })
    const answers = await Promise.all([revision(manager, offer, offer.rev), revision(admin, offer, offer.rev)])
    expect(answers.map((answer) => answer.body.code ?? 'made').toSorted()).toEqual(['DRAFT_OPEN', 'made'])
    const draft = await save({})
    expect((await revision(manager, draft, draft.rev)).body).toMatchObject({
      code: 'DRAFT_OPEN',
      details: { draft_version: 1 },
    })
    const accepted = await issued()
    await app.as(manager).setOfferStatus({
      params: { id: String(accepted.offer_id) },
      body: { status: 'accepted', rev: accepted.rev, version: 1 },
    })
    expect((await revision(manager, accepted, accepted.rev + 1)).body).toMatchObject({
      code: 'OFFER_LOCKED',
    })
  })

  test('of an expired offer starts with a fresh date, and can be thrown away', async () => {
    const offer = await issued({ validUntil: '2026-03-20' })
    app.setNow(new Date('2026-04-01T10:00:00Z'))
    const draft = await revise(offer)
    expect(await read(offer.offer_id)).toMatchObject({ validUntil: '2026-05-01', current_status: 'expired' })
    expect((await discard(offer, offer.rev)).body.code).toBe('STALE')
    expect((await discard(offer, draft.rev)).body).toMatchObject({
      version: 1,
      draft_version: null,
      status: 'expired',
    })
    expect((await discard(offer, draft.rev + 1)).body.code).toBe('INVALID_TRANSITION')
    expect((await app.as(manager).listOfferVersions.answer({ params: { offerId: offer.offer_id } })).body).toHaveLength(
      1,
    )
  })

  test('stays hidden from the customer', async () => {
    const offer = await issued()
    await revise(offer)
    expect((await versionOf(offer, 2, user)).status).toBe(404)
    expect(
      (await app.as(user).diffOfferVersions.answer({ params: { offerId: offer.offer_id }, query: { from: 1, to: 2 } }))
        .status,
    ).toBe(404)
  })
})

describe('versions', () => {
  test('are compared line by line, and an old one comes back as a draft', async () => {
    const first = await issued({ items: [line(), line({ id: 'b', description: 'Huur', unitPrice: 100 })] })
    const items = [line({ quantity: 3 }), line({ id: 'c', description: 'Afvoer', unitPrice: 75 })]
    const second = await issued({ offer_id: first.offer_id, rev: first.rev, title: 'Gevel en dak', items })
    const diff = (
      await app.as(manager).diffOfferVersions.answer({ params: { offerId: first.offer_id }, query: { from: 1, to: 2 } })
    ).body
    expect(diff.texts).toEqual([{ field: 'title', from: 'Gevel', to: 'Gevel en dak' }])
    const own = diff.lines.filter(({ id }) => !id.startsWith('sur:'))
    expect(own.map(({ id, change, fields }) => [id, change, fields])).toEqual([
      ['a', 'changed', ['quantity']],
      ['b', 'removed', []],
      ['c', 'added', []],
    ])
    expect(diff.totals.total).toEqual({ from: first.totals.total, to: second.totals.total, delta: 544.5 })
    const restored = (await restoreVersion(first, 1, second.rev)).body[0] ?? fail()
    expect(restored).toMatchObject({ version: 3, status: 'draft', totals: first.totals })
    expect(await latest(first.offer_id)).toBe('offer.version_restored')
    const again = await restoreVersion(first, 1, restored.rev)
    expect(again.body).toMatchObject({ code: 'DRAFT_OPEN', details: { draft_version: 3 } })
    expect((await restoreVersion(first, 9, restored.rev)).status).toBe(404)
  })

  test('share the internal notes: an old one that comes back, or a draft that goes, leaves them as they are', async () => {
    const first = await issued({ internal_notes: 'Marge 12 %' })
    const second = await issued({ offer_id: first.offer_id, rev: first.rev, title: 'Gevel en dak' })
    await note(manager, first, { internal_notes: 'Belt maandag' })
    const restored = (await restoreVersion(first, 1, second.rev)).body[0] ?? fail()
    expect(await read(first.offer_id)).toMatchObject({ version: 3, title: 'Gevel', internal_notes: 'Belt maandag' })
    const saved = await save({ offer_id: first.offer_id, rev: restored.rev, internal_notes: 'Belt dinsdag' })
    await discard(first, saved.rev)
    expect(await read(first.offer_id)).toMatchObject({ version: 2, internal_notes: 'Belt dinsdag' })
    expect((await versionOf(first, 1)).body).toMatchObject({
      internal_notes: 'Belt dinsdag',
    })
  })
})

describe('beside the document', () => {
  test('staff keep notes in any status; who saw another text is told', async () => {
    const offer = await issued()
    expect((await note(manager, offer, { internal_notes: 'Belt terug', previous: '' })).body).toEqual({
      internal_notes: 'Belt terug',
    })
    expect(await read(offer.offer_id)).toMatchObject({ internal_notes: 'Belt terug', rev: offer.rev })
    expect(await latest(offer.offer_id)).toBe('offer.notes_changed')
    expect((await note(admin, offer, { internal_notes: 'x', previous: '' })).body).toMatchObject({
      code: 'STALE',
      current: { internal_notes: 'Belt terug' },
    })
    expect((await note(user, offer, { internal_notes: 'x' })).status).toBe(403)
    expect((await read(offer.offer_id, user)).internal_notes).toBe('')
  })

  test('a restored offer’s links stay dead', async () => {
    const offer = await issued()
    const { url } = (await app.as(manager).createOfferLink.answer({ params: { id: offer.offer_id }, body: {} })).body
    const open = async () =>
      (await app.as(null).getPublicOffer.answer({ params: { token: url?.split('/').at(-1) } })).status
    expect(await open()).toBe(200)
    await app.as(manager).deleteOffer({ params: { id: String(offer.offer_id) }, body: {} })
    expect(await open()).toBe(404)
    expect((await app.as(manager).restoreOffer.answer({ params: { id: offer.offer_id }, body: {} })).status).toBe(200)
    expect(await open()).toBe(404)
  })

  test('a deleted offer comes back within thirty days', async () => {
    const offer = await issued()
    const remove = () => app.as(manager).deleteOffer.answer({ params: { id: offer.offer_id }, body: {} })
    const restore = (email: string) => app.as(email).restoreOffer.answer({ params: { id: offer.offer_id }, body: {} })
    expect([(await remove()).status, (await remove()).status]).toEqual([204, 204])
    expect((await app.as(other).deleteOffer.answer({ params: { id: offer.offer_id }, body: {} })).status).toBe(404)
    expect((await restore(user)).status).toBe(403)
    expect((await restore(other)).status).toBe(404)
    expect((await restore(manager)).body).toMatchObject({ status: 'pending', rev: offer.rev + 2 })
    expect(await latest(offer.offer_id)).toBe('offer.restored')
    expect((await restore(admin)).body).toMatchObject({ rev: offer.rev + 2 })
    await remove()
    app.setNow(new Date('2026-04-16T10:00:00Z'))
    expect((await restore(manager)).status).toBe(404)
  })
})
