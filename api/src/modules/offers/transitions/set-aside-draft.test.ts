import type { OfferInput, SavedOffer } from '@staffel/shared-api/contract'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'

const manager = 'manager@staffel.example'
const user = 'user@staffel.example'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const fail = (): never => {
  throw new Error('missing')
}
const read = async (id: number, email = manager) => (await app.as(email).getOffer.answer({ query: { id } })).body
const versions = async (id: number, email = manager) =>
  (await app.as(email).listOfferVersions.answer({ params: { offerId: id } })).body

const items = [
  { id: 'a', productId: null, description: 'Montage', quantity: 2, unitPrice: 500 },
  {
    id: 'opt',
    productId: null,
    description: 'Schilderwerk',
    quantity: 1,
    unitPrice: 200,
    optional: true,
    selected: false,
  },
]
async function save(part: Partial<OfferInput>): Promise<SavedOffer> {
  const [saved] = await app.as(manager).saveOffer({
    body: { offer: { title: 'Gevel', customer: { organization_id: 1001 }, items, ...part } },
  })
  return saved ?? fail()
}
/** Version 1 is with the customer at 1,210; a draft of version 2 at 2,420 is open. */
async function besideDraft(): Promise<SavedOffer & { readonly issued: SavedOffer }> {
  const issued = await save({ intent: 'issue' })
  const draft = await save({ offer_id: issued.offer_id, rev: issued.rev, items: [{ ...items[0]!, quantity: 4 }] })
  return { ...draft, issued }
}
const signature = ({ totals }: SavedOffer, part: object = {}) => ({
  name: 'Anna',
  email: 'anna@dehaan.example',
  agree: true,
  signature: { type: 'typed', data: 'Anna' },
  version: 1,
  total: totals.total,
  ...part,
})

const ways: [string, (draft: Awaited<ReturnType<typeof besideDraft>>) => Promise<{ status: number }>][] = [
  [
    'staff who name no options',
    ({ offer_id, rev }) =>
      app
        .as(manager)
        .setOfferStatus.answer({ params: { id: offer_id }, body: { status: 'accepted', rev, version: 1 } }),
  ],
  [
    'a signed-in customer',
    ({ offer_id, issued }) => app.as(user).signOffer.answer({ params: { id: offer_id }, body: signature(issued) }),
  ],
  [
    'the holder of a link',
    async ({ offer_id, issued }) => {
      const { url } = (await app.as(manager).createOfferLink.answer({ params: { id: offer_id }, body: {} })).body
      return app
        .as(null)
        .acceptPublicOffer.answer({ params: { token: new URL(url ?? '').pathname.slice(3) }, body: signature(issued) })
    },
  ],
]

test.each(ways)(
  'accepted by %s, the issued version counts, and the open draft can still be read',
  async (_who, accept) => {
    const draft = await besideDraft()
    const { offer_id: id } = draft
    expect((await accept(draft)).status).toBe(200)
    expect(await read(id)).toMatchObject({
      status: 'accepted',
      version: 1,
      draft_version: null,
      totals: { total: 1210 },
      acceptance: { version: 1, total: 1210 },
    })
    expect(
      (await versions(id)).map(({ version, status, set_aside, total }) => [version, status, set_aside, total]),
    ).toEqual([
      [2, 'draft', true, 2420],
      [1, 'accepted', false, 1210],
    ])
    expect((await app.as(manager).getOfferVersion.answer({ params: { offerId: id, version: 2 } })).body).toMatchObject({
      version: 2,
      set_aside: true,
      issuedAt: null,
      totals: { total: 2420 },
    })
    expect((await versions(id, user)).map(({ version }) => version)).toEqual([1])
    expect((await app.as(user).downloadOfferPdf.answer({ params: { id }, query: { version: 2 } })).status).toBe(404)
    const [accepted] = (await app.as(manager).listOfferActivity.answer({ params: { id } })).body.filter(
      ({ action }) => action === 'offer.accepted',
    )
    expect(accepted?.detail).toMatchObject({ version: 1, set_aside: 2 })
    expect(
      (await app.as(user).listOfferActivity.answer({ params: { id } })).body.find(
        ({ action }) => action === 'offer.accepted',
      )?.detail,
    ).not.toHaveProperty('set_aside')
    expect(
      (
        await app
          .as(manager)
          .saveOffer.answer({ body: { offer: { offer_id: id, rev: (await read(id)).rev, title: 'x' } } })
      ).body.code,
    ).toBe('OFFER_LOCKED')
  },
)

test('the options that the customer takes are those of the issued version, and are computed here', async () => {
  const { offer_id: id, rev } = await besideDraft()
  const accept = (part: object) =>
    app.as(manager).setOfferStatus.answer({ params: { id }, body: { status: 'accepted', rev, version: 1, ...part } })
  expect((await accept({ selected_optional: ['a'] })).body.fields).toHaveProperty('selected_optional')
  expect((await accept({ version: 2 })).body.code).toBe('INVALID_TRANSITION')
  expect((await accept({ selected_optional: ['opt'] })).body).toMatchObject({
    version: 1,
    totals: { total: 1452 },
    acceptance: { version: 1, total: 1452 },
  })
})

test('undoing the acceptance opens the draft again', async () => {
  const { offer_id: id, rev } = await besideDraft()
  const accepted = (
    await app.as(manager).setOfferStatus.answer({ params: { id }, body: { status: 'accepted', rev, version: 1 } })
  ).body
  expect(
    (
      await app.as(manager).setOfferStatus.answer({
        params: { id },
        body: { status: 'pending', rev: accepted.rev, version: 1, reason: 'Vergissing' },
      })
    ).body,
  ).toMatchObject({ version: 2, status: 'draft', draft_version: 2, current_status: 'pending' })
  expect(await save({ offer_id: id, rev: (await read(id)).rev, intent: 'issue' })).toMatchObject({
    version: 2,
    status: 'pending',
  })
})

test('a draft that was orphaned by an acceptance from before leaves its number taken', async () => {
  const { offer_id: id, rev } = await besideDraft()
  const { db } = app.database
  await db
    .updateTable('offer_version')
    .set({ state: 'unissued' })
    .where('offer_id', '=', id)
    .where('version', '=', 2)
    .execute()
  await db.updateTable('offer').set({ draft_version: null }).where('id', '=', id).execute()
  expect((await app.as(manager).reviseOffer.answer({ params: { id }, body: { rev } })).body[0]).toMatchObject({
    version: 3,
    status: 'draft',
  })
})
