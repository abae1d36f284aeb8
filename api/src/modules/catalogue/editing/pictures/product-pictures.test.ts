import sharp from 'sharp'
import { createTestApp, type TestApp } from '../../../../testing/create-test-app.ts'
import { uploadPicture, type UploadedPicture } from './testing/upload-picture.ts'

const manager = 'manager@staffel.example'
const other = 'manager@noordstaal.example'

let app: TestApp
let product: number
beforeAll(async () => {
  app = await createTestApp()
})
beforeEach(async () => {
  product = (await app.as(manager).createProduct({ body: { name: 'Met afbeelding', sku: `AFB-${(count += 1)}` } }))
    .product_id
})
afterAll(() => app.close())
let count = 0

const upload = ({ id, ...sent }: UploadedPicture & { readonly id?: number } = {}) =>
  uploadPicture(app, id ?? product, sent)
const added = async (sent: UploadedPicture = {}) => {
  const answer = await upload(sent)
  expect([answer.status, answer.status === 200 ? '' : answer.body]).toEqual([200, ''])
  return answer.body
}
const list = async (id = product) => (await app.as(manager).listProductPictures.answer({ params: { id } })).body
const file = (url: string) => app.http.inject({ method: 'GET', url })
const remove = (pictureId: number, id = product) =>
  app.as(manager).deleteProductPicture.answer({ params: { id, pictureId } })

test('a picture is redrawn, shown locked in to whoever has its address, and listed', async () => {
  const picture = await added()
  expect(picture).toMatchObject({ width: 40, height: 20, alt: '' })
  expect(picture.url).toMatch(/^\/webhook\/product-pictures\/[0-9a-f]{32}\.webp$/)
  expect(await list()).toEqual([picture])
  for (const url of [picture.url, picture.thumb_url]) {
    const served = await file(url)
    expect(served.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("sandbox; default-src 'none'"),
    })
    expect((await sharp(served.rawPayload).metadata()).format).toBe('webp')
  }
  expect((await file(picture.url.replace('.webp', '.svg'))).statusCode).toBe(404)
})

test('of a photograph nothing is kept but what is to be seen, upright and no larger than screens need', async () => {
  const photograph = await sharp({ create: { width: 3000, height: 1500, channels: 3, background: '#b33' } })
    .jpeg()
    .withExif({ IFD0: { Artist: 'somebody' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const picture = await added({ bytes: photograph, fileName: 'IMG 1.JPG', type: 'image/jpeg' })
  expect([picture.width, picture.height]).toEqual([800, 1600])
  const kept = await sharp((await file(picture.url)).rawPayload).metadata()
  expect([kept.exif, kept.orientation]).toEqual([undefined, undefined])
  const small = await sharp((await file(picture.thumb_url)).rawPayload).metadata()
  expect([small.width, small.height]).toEqual([96, 192])
})

test.each([
  ['what is no picture', { bytes: Buffer.from('hello') }, 415],
  ['a kind that its name does not say', { fileName: 'bout.webp' }, 415],
  ['a drawing', { bytes: Buffer.from('<svg/>'), fileName: 'a.svg', type: 'image/svg+xml' }, 415],
  ['an empty file', { bytes: Buffer.alloc(0) }, 422],
  ['a file of more than 5 MB', { bytes: Buffer.alloc(5 * 1024 * 1024 + 1) }, 413],
])('%s is refused, with the reason at the file', async (_name, sent, status) => {
  const answer = await upload(sent)
  expect(answer.status).toBe(status)
  expect(answer.body).toMatchObject({ fields: { file: expect.any(String) } })
  expect(await list()).toEqual([])
})

test('ten are the most, and one that is sent twice is one', async () => {
  const first = await added({ key: 'picture-once' })
  expect(await added({ key: 'picture-once' })).toEqual(first)
  for (let more = 1; more < 10; more += 1) await added()
  const refused = await upload()
  expect([refused.status, refused.code]).toEqual([409, 'LIMIT_REACHED'])
  expect(await list()).toHaveLength(10)
})

test('they are put in another order and named, and the first one stands for the product in lists', async () => {
  const [a, b] = [await added(), await added()]
  const arranged = await app.as(manager).arrangeProductPictures.answer({
    params: { id: product },
    body: { pictures: [{ id: b.id, alt: ' Van opzij ' }] },
  })
  expect(arranged.body.map(({ id, alt }) => [id, alt])).toEqual([
    [b.id, 'Van opzij'],
    [a.id, ''],
  ])
  const filters = { skus: [`AFB-${count}`] }
  const listed = (await app.as(manager).listProducts.answer({ body: { filters } })).body
  expect(listed).toMatchObject([{ product_id: product, picture: { url: b.thumb_url, alt: 'Van opzij' } }])
  const unknown = await app.as(manager).arrangeProductPictures.answer({
    params: { id: product },
    body: { pictures: [{ id: 999_999, alt: '' }] },
  })
  expect(unknown.status).toBe(404)
})

test('a deleted one is gone with its files, unless a copy of the product shows it', async () => {
  const kept = await added()
  const copy = (await app.as(manager).duplicateProduct({ params: { id: product } })).product_id
  const alone = await added()
  expect((await remove(alone.id)).status).toBe(204)
  expect([(await file(alone.url)).statusCode, (await file(alone.thumb_url)).statusCode]).toEqual([404, 404])
  expect((await remove(kept.id)).status).toBe(204)
  expect(await list()).toEqual([])
  const [copied] = await list(copy)
  expect(copied?.url).toBe(kept.url)
  expect((await file(kept.url)).statusCode).toBe(200)
  expect((await remove(copied?.id ?? 0, copy)).status).toBe(204)
  expect((await file(kept.url)).statusCode).toBe(404)
})

test("another tenant's product takes none, and an archived one none either", async () => {
  expect((await upload({ email: other })).status).toBe(404)
  await app.as(manager).archiveProduct({ params: { id: product }, body: {} })
  expect((await upload()).status).toBe(404)
})
