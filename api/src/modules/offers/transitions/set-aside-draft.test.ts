import type { Offer, OfferActivity, OfferInput, OfferVersion, SavedOffer } from '@staffel/shared-api/contract'
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
const post = (email: string | null, url: string, payload: object) =>
  app.call(email, { method: 'POST', url: `/webhook/${url}`, payload })
const get = async <T>(url: string, email = manager) =>
  (await app.call(email, { method: 'GET', url: `/webhook/${url}` })).json<T>()
const read = (id: number, email = manager) => get<Offer>(`offer?id=${id}`, email)
const versions = (id: number, email = manager) =>
  get<OfferVersion[]>(`${app.config.workflows.offers}/offers/versions/${id}`, email)

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
  const answer = await post(manager, 'offers/create', {
    offer: { title: 'Gevel', customer: { organization_id: 1001 }, items, ...part },
  })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json<SavedOffer[]>()[0] ?? fail()
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

const ways: [string, (draft: Awaited<ReturnType<typeof besideDraft>>) => Promise<{ statusCode: number }>][] = [
  [
    'staff who name no options',
    ({ offer_id, rev }) => post(manager, `offers/${offer_id}/status`, { status: 'accepted', rev, version: 1 }),
  ],
  ['a signed-in customer', ({ offer_id, issued }) => post(user, `offers/${offer_id}/sign`, signature(issued))],
  [
    'the holder of a link',
    async ({ offer_id, issued }) => {
      const { url } = (await post(manager, `offers/${offer_id}/link`, {})).json<{ url: string }>()
      return post(null, `public/offers/${new URL(url).pathname.slice(3)}/accept`, signature(issued))
    },
  ],
]

test.each(ways)(
  'accepted by %s, the issued version counts, and the open draft can still be read',
  async (_who, accept) => {
    const draft = await besideDraft()
    const { offer_id: id } = draft
    expect((await accept(draft)).statusCode).toBe(200)
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
    expect(await get<Offer>(`${app.config.workflows.offers}/offers/versions/${id}/2`)).toMatchObject({
      version: 2,
      set_aside: true,
      issuedAt: null,
      totals: { total: 2420 },
    })
    expect((await versions(id, user)).map(({ version }) => version)).toEqual([1])
    expect((await app.call(user, { method: 'GET', url: `/webhook/offers/${id}/pdf?version=2` })).statusCode).toBe(404)
    const [accepted] = (await get<OfferActivity[]>(`offers/${id}/activity`)).filter(
      ({ action }) => action === 'offer.accepted',
    )
    expect(accepted?.detail).toMatchObject({ version: 1, set_aside: 2 })
    expect(
      (await get<OfferActivity[]>(`offers/${id}/activity`, user)).find(({ action }) => action === 'offer.accepted')
        ?.detail,
    ).not.toHaveProperty('set_aside')
    expect(
      (await post(manager, 'offers/create', { offer: { offer_id: id, rev: (await read(id)).rev, title: 'x' } })).json()
        .code,
    ).toBe('OFFER_LOCKED')
  },
)

test('the options that the customer takes are those of the issued version, and are computed here', async () => {
  const { offer_id: id, rev } = await besideDraft()
  const accept = (part: object) =>
    post(manager, `offers/${id}/status`, { status: 'accepted', rev, version: 1, ...part })
  expect((await accept({ selected_optional: ['a'] })).json().fields).toHaveProperty('selected_optional')
  expect((await accept({ version: 2 })).json().code).toBe('INVALID_TRANSITION')
  expect((await accept({ selected_optional: ['opt'] })).json<Offer>()).toMatchObject({
    version: 1,
    totals: { total: 1452 },
    acceptance: { version: 1, total: 1452 },
  })
})

test('undoing the acceptance opens the draft again', async () => {
  const { offer_id: id, rev } = await besideDraft()
  const accepted = (await post(manager, `offers/${id}/status`, { status: 'accepted', rev, version: 1 })).json<Offer>()
  expect(
    (
      await post(manager, `offers/${id}/status`, {
        status: 'pending',
        rev: accepted.rev,
        version: 1,
        reason: 'Vergissing',
      })
    ).json<Offer>(),
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
  expect((await post(manager, `offers/${id}/revise`, { rev })).json<SavedOffer[]>()[0]).toMatchObject({
    version: 3,
    status: 'draft',
  })
})
