import { getPublicOffer, type OfferInput, type SavedOffer } from '@staffel/shared-api/contract'
import { offerLineFields } from '@staffel/shared-api/rules'
import sharp from 'sharp'
import { readPdf } from '../../../documents/testing/read-pdf.ts'
import { asTenant } from '../../../db/tenant-transaction.ts'
import { urlOf } from '../../../http/endpoint-route.ts'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { uploadPicture } from '../../catalogue/editing/pictures/testing/upload-picture.ts'
import { publicVisits } from '../public/testing/public-visits.ts'
import { offerRepository as offers } from '../store/offer.repository.ts'
import { people } from '../save/testing/saved-offer.ts'

let app: TestApp
let product: number
let shown: string
beforeAll(async () => {
  app = await createTestApp()
})
beforeEach(async () => {
  product = (await as().createProduct({ body: { name: 'Zeskantbout', sku: `PIC-${(count += 1)}` } })).product_id
  shown = await withPicture('Van opzij')
})
afterAll(() => app.close())
let count = 0

const as = (email: string = people.manager) => app.as(email)
const { linkTo, visitor } = publicVisits(() => app)

async function withPicture(alt: string): Promise<string> {
  const bytes = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#b33' } })
    .png()
    .toBuffer()
  const { id, thumb_url } = (await uploadPicture(app, product, { bytes })).body
  await as().arrangeProductPictures({ params: { id: product }, body: { pictures: [{ id, alt }] } })
  return thumb_url
}
const line = (part: object = {}) => ({
  id: 'a',
  productId: product,
  description: 'Bout',
  quantity: 5,
  unitPrice: 2,
  ...part,
})
const free = { id: 'b', productId: null, description: 'Montage', quantity: 1, unitPrice: 50 }
async function saved(part: Partial<OfferInput> = {}): Promise<SavedOffer> {
  const customer = { organization_id: 1001 }
  const offer = { title: 'Gevel', customer, items: [line(), free], show_pictures: true, ...part }
  const [stored] = await as().saveOffer({ body: { offer } })
  if (!stored) throw new Error('The offer was not saved')
  return stored
}
const read = async (id: number, email?: string) => (await as(email).getOffer.answer({ query: { id } })).body
const picturesOf = async (id: number) =>
  (await read(id)).items.flatMap(({ kind, picture }) => (kind === 'item' ? [picture] : []))
const deletePictures = async () => {
  for (const { id } of await as().listProductPictures({ params: { id: product } }))
    await as().deleteProductPicture({ params: { id: product, pictureId: id } })
}
const status = async (url: string) => (await app.http.inject({ url })).statusCode
const pdfOf = async (id: number) => (await as().downloadOfferPdf.answer({ params: { id } })).bytes

test('an offer shows pictures when it says so, and a new one that does not say as the settings have it', async () => {
  expect(await picturesOf((await saved()).offer_id)).toEqual([{ url: shown, alt: 'Van opzij' }, undefined])
  expect(await picturesOf((await saved({ show_pictures: false })).offer_id)).toEqual([undefined, undefined])
  const silent = { title: 'Gevel', items: [line()] }
  const before = await as().saveOffer({ body: { offer: silent } })
  const settings = await as().getOfferSettings({ query: {} })
  expect(settings.show_pictures).toBe(false)
  const { tenant_id: _t, next_sequence: _n, enforce_plan_limit: _e, public_host: _p, ...input } = settings
  const on = await as().saveOfferSettings({ body: { ...input, show_pictures: true } })
  const [after] = await as().saveOffer({ body: { offer: silent } })
  expect(await picturesOf(after?.offer_id ?? 0)).toEqual([{ url: shown, alt: 'Van opzij' }])
  expect((await read(before[0]?.offer_id ?? 0)).show_pictures).toBe(false)
  await as().saveOfferSettings({ body: { ...input, show_pictures: false, rev: on.rev } })
})

test('what is issued keeps its picture and its words, whatever becomes of the product', async () => {
  const issued = await saved({ intent: 'issue' })
  const draft = await saved()
  await deletePictures()
  const other = await withPicture('Een andere')
  expect(await picturesOf(issued.offer_id)).toEqual([{ url: shown, alt: 'Van opzij' }, undefined])
  expect(await picturesOf(draft.offer_id)).toEqual([{ url: other, alt: 'Een andere' }, undefined])
  await as().archiveProduct({ params: { id: product }, body: { archive: true } })
  expect([await status(shown), await picturesOf(issued.offer_id)]).toEqual([
    200,
    [{ url: shown, alt: 'Van opzij' }, undefined],
  ])
  expect(await picturesOf(draft.offer_id)).toEqual([{ url: other, alt: 'Een andere' }, undefined])
  const row = await asTenant(app.database.db, { tenantId: 1 }, (tx) =>
    offers.versionRow(tx, { tenant_id: 1, offer_id: issued.offer_id, version: 1 }),
  )
  expect(row?.content_hash_recipe).toBeGreaterThanOrEqual(offerLineFields.picture.hashed)
})

test('only what a document shows is kept of a picture that is deleted', async () => {
  await saved()
  await saved({ intent: 'issue', show_pictures: false })
  const [{ url } = { url: '' }] = await as().listProductPictures({ params: { id: product } })
  await saved({ intent: 'issue' })
  const unseen = await withPicture('Niet op papier')
  await deletePictures()
  expect([await status(shown), await status(url), await status(unseen)]).toEqual([200, 404, 404])
})

test('a copy and the next version follow, with the picture that the product has then; the difference names the choice', async () => {
  const issued = await saved({ intent: 'issue' })
  await deletePictures()
  const other = await withPicture('Nieuw')
  const params = { id: String(issued.offer_id) }
  const [copy] = await as().duplicateOffer({ params, body: {} })
  expect(await picturesOf(copy?.offer_id ?? 0)).toEqual([{ url: other, alt: 'Nieuw' }, undefined])
  await as().reviseOffer({ params, body: { rev: issued.rev } })
  expect(await picturesOf(issued.offer_id)).toEqual([{ url: other, alt: 'Nieuw' }, undefined])
  const { rev } = await read(issued.offer_id)
  await as().saveOffer({ body: { offer: { offer_id: issued.offer_id, rev, show_pictures: false } } })
  const diff = await as().diffOfferVersions({ params: { offerId: String(issued.offer_id) }, query: { from: 1, to: 2 } })
  expect(diff.texts).toEqual([{ field: 'show_pictures', from: 'yes', to: 'no' }])
  expect(diff.lines).toEqual([])
})

test('a template says it, or leaves it to the settings', async () => {
  const template = await as().saveTemplate({ body: { name: `Met ${count}`, items: [line()], show_pictures: true } })
  expect(await as().applyTemplate({ params: { id: template.id } })).toMatchObject({ show_pictures: true })
  const silent = await as().saveTemplate({ body: { name: `Zonder ${count}`, items: [line()] } })
  expect(await as().applyTemplate({ params: { id: silent.id } })).toMatchObject({ show_pictures: null })
})

test('the PDF shows it once however many lines have it, and stays small', async () => {
  const items = Array.from({ length: 40 }, (_, index) => line({ id: `l${index}` }))
  const [plain, pictured] = [await saved({ items, show_pictures: false }), await saved({ items })]
  const [without, bytes] = [await pdfOf(plain.offer_id), await pdfOf(pictured.offer_id)]
  const read = await readPdf(bytes)
  expect(read.images).toBe((await readPdf(without)).images + 1)
  expect(read.roles).toMatchObject({ Figure: 40 })
  expect(bytes.length - without.length).toBeLessThan(40_000)
})

test('behind a link its own lines’ pictures are fetched, of the version that the link is for, and no others', async () => {
  const issued = await saved({ intent: 'issue' })
  const token = await linkTo(issued.offer_id, 'anna@dehaan.example')
  const { body } = await visitor(token).get()
  expect(body.items.map(({ picture }) => picture)).toEqual([{ alt: 'Van opzij' }, undefined])
  expect(JSON.stringify(body)).not.toContain('product-pictures')
  const at = (id: string, of = token) =>
    app.http.inject({
      url: `${urlOf(getPublicOffer, app.config.workflows).replace(':token', of)}/pictures/${id}`,
      remoteAddress: '10.20.0.1',
    })
  const answer = await at('a')
  expect(answer.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'private, max-age=3600' })
  expect(answer.headers['x-robots-tag']).toBe('noindex, nofollow')
  expect((await sharp(answer.rawPayload).metadata()).width).toBe(192)
  const secret = shown.split('/').at(-1) ?? ''
  for (const line of ['b', 'zz', secret, '..%2Fa', `..%2F..%2Fproduct-pictures%2F${secret}`])
    expect((await at(line)).statusCode).toBe(404)
  expect((await at('a', 'x'.repeat(43))).statusCode).toBe(404)
  const unshown = await linkTo((await saved({ intent: 'issue', show_pictures: false })).offer_id)
  expect((await at('a', unshown)).statusCode).toBe(404)
})

test('its customer sees it on what was issued, and a seller next door nowhere', async () => {
  const issued = await saved({ intent: 'issue' })
  const { items } = await read(issued.offer_id, people.user)
  expect(items[0]?.picture).toEqual({ url: shown, alt: 'Van opzij' })
  expect((await as(people.other).getOffer.answer({ query: { id: issued.offer_id } })).status).toBe(404)
})
