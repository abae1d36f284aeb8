import { brokenPngs, makePng } from '../../../files/pictures/testing/make-png.ts'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'

const manager = 'manager@staffel.example'
const user = 'user@staffel.example'
const other = 'manager@noordstaal.example'

let app: TestApp
const open = async () => void (app = await createTestApp())
const close = () => app.close()

const png = (width = 10, height = 10): Buffer => {
  const bytes = makePng()
  if (width <= 100) return makePng({ width, height })
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return bytes
}
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><script>alert(1)</script><rect width="1" height="1" onclick="x()" fill="red"/></svg>'

interface Part {
  readonly name: string
  readonly value: string | Buffer
  readonly fileName?: string
  readonly type?: string
}
const boundary = 'logo-form-boundary'
const form = (parts: readonly Part[]): Buffer =>
  Buffer.concat([
    ...parts.flatMap(({ name, value, fileName, type }) => [
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${fileName === undefined ? '' : `; filename="${fileName}"\r\ncontent-type: ${type ?? ''}`}\r\n\r\n`,
      ),
      Buffer.from(value),
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ])
const logo = (value: string | Buffer = png(), fileName = 'logo.png', type = 'image/png'): Part => ({
  name: 'logo',
  value,
  fileName,
  type,
})
const kind: Part = { name: 'type', value: 'company-logo' }

const send = async (email: string | null, parts: readonly Part[], headers: Record<string, string> = {}) => {
  const payload = form(parts)
  const answer = await app
    .as(email, { headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, ...headers } })
    .uploadCompanyLogo.answer({ body: payload })
  return { status: answer.status, body: answer.body }
}
const file = (url: string) => app.http.inject({ method: 'GET', url })
const activities = (action = 'logo.replaced') =>
  app.database.db.selectFrom('activity').select(['entity', 'entity_id']).where('action', '=', action).execute()

const typeMessage = 'Invalid file type. Please upload an image file (JPEG, PNG, GIF, SVG, WebP).'

describe('a logo that is taken', () => {
  beforeEach(open)
  afterEach(close)

  test('there is none at first; one uploaded is shown, locked in, to whoever has its address', async () => {
    expect((await app.as(manager).getCompanyLogo.answer()).body).toEqual({ url: null })
    const { status, body } = await send(manager, [kind, logo()])
    expect(status).toBe(200)
    expect(body).toEqual({
      success: true,
      url: expect.stringMatching(/^\/webhook\/logos\/[0-9a-f]{32}\.png$/),
      message: 'Logo uploaded successfully!',
    })
    expect((await app.as(manager).getCompanyLogo.answer()).body).toEqual({ url: body.url })
    const served = await file(body.url)
    expect(served.rawPayload).toEqual(png())
    expect(served.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("sandbox; default-src 'none'"),
    })
    expect(await activities()).toEqual([{ entity: 'tenant', entity_id: '1' }])
  })

  test('a new logo takes the place of the old one, whose file is gone, also when several come at once', async () => {
    const first = await send(manager, [kind, logo()])
    const second = await send(manager, [kind, logo(png(20, 20))])
    expect(second.body.url).not.toBe(first.body.url)
    expect((await file(first.body.url)).statusCode).toBe(404)
    expect((await file(second.body.url)).statusCode).toBe(200)

    const all = await Promise.all([1, 2, 3].map((side) => send(manager, [kind, logo(png(side, side))])))
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200])
    const { url } = (await app.as(manager).getCompanyLogo.answer()).body
    const left = await Promise.all(all.map(async ({ body }) => [body.url, (await file(body.url)).statusCode]))
    expect(left.filter(([, status]) => status === 200)).toEqual([[url, 200]])
  })

  test('one that is taken away is gone, with its file; again, and where there is none, nothing happens', async () => {
    const { body } = await send(manager, [kind, logo()])
    expect((await app.as(user).deleteCompanyLogo.answer({ body: {} })).status).toBe(403)
    expect((await app.as('karin.dewit@staffel.example').deleteCompanyLogo.answer({ body: {} })).status).toBe(403)
    await app.as(manager).deleteCompanyLogo()
    expect((await app.as(manager).getCompanyLogo.answer()).body).toEqual({ url: null })
    expect((await file(body.url)).statusCode).toBe(404)
    await app.as(manager).deleteCompanyLogo()
    expect(await activities('logo.removed')).toEqual([{ entity: 'tenant', entity_id: '1' }])
  })

  test('a drawing loses whatever could run in it', async () => {
    const { body } = await send(manager, [kind, logo(svg, 'logo.svg', 'image/svg+xml')])
    const served = await file(body.url)
    expect(served.payload).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><rect width="1" height="1" fill="red"/></svg>',
    )
  })

  test('an organisation has its own, which the Managers put there and its own people see', async () => {
    expect(await send(user, [kind, logo()])).toMatchObject({ status: 403, body: { success: false } })
    expect(await send(manager, [kind, { name: 'organizationId', value: '1001' }, logo()])).toMatchObject({
      status: 200,
    })
    expect((await app.as(manager).getCompanyLogo.answer()).body).toEqual({ url: null })
    expect((await app.as(manager).getCompanyLogo.answer({ query: { organizationId: 1001 } })).body).toEqual(
      (await app.as(user).getCompanyLogo.answer()).body,
    )
    expect(await send(manager, [kind, { name: 'organizationId', value: '1002' }, logo()])).toMatchObject({
      status: 200,
    })
    expect(await activities()).toEqual([
      { entity: 'organization', entity_id: '1001' },
      { entity: 'organization', entity_id: '1002' },
    ])
  })

  test('not for others: another organisation or tenant is 404, staff without the role 403', async () => {
    expect(await send(user, [kind, { name: 'organizationId', value: '1002' }, logo()])).toMatchObject({
      status: 404,
      body: { success: false },
    })
    expect(await send(other, [kind, { name: 'organizationId', value: '1001' }, logo()])).toMatchObject({ status: 404 })
    expect(await send('karin.dewit@staffel.example', [kind, logo()])).toMatchObject({ status: 403 })
    expect(await send(null, [kind, logo()])).toMatchObject({ status: 401 })
    expect((await app.as(other).getCompanyLogo.answer({ query: { organizationId: 1001 } })).status).toBe(404)
  })
})

/** It leaves nothing behind. */
describe('what is refused', () => {
  beforeAll(open)
  afterAll(close)

  test.each([
    ['a type that is no image', logo(png(), 'logo.png', 'text/plain'), 415, typeMessage],
    [
      'an extension that is no image',
      logo(png(), 'logo.exe', 'image/png'),
      415,
      'Invalid file extension. Please upload an image file.',
    ],
    [
      'an extension of another kind',
      logo(png(), 'logo.gif', 'image/png'),
      415,
      'Invalid file extension. Please upload an image file.',
    ],
    ['content of another kind', logo('GIF89a..........', 'logo.png', 'image/png'), 415, typeMessage],
    [
      'a page that calls itself a drawing',
      logo('<html><script>alert(1)</script></html>', 'logo.svg', 'image/svg+xml'),
      415,
      typeMessage,
    ],
    [
      'a drawing with entities',
      logo('<!DOCTYPE svg [<!ENTITY x "y">]><svg>&x;</svg>', 'logo.svg', 'image/svg+xml'),
      415,
      typeMessage,
    ],
    ...brokenPngs()
      .filter(([name]) => !/end|pixels/.test(name))
      .map(([name, bytes]): [string, Part, number, string] => [name, logo(bytes), 415, typeMessage]),
    [
      'an empty file',
      logo('', 'logo.png', 'image/png'),
      422,
      'File appears to be empty. Please select a valid image file.',
    ],
    [
      'more pixels than any screen',
      logo(png(60_000, 60_000)),
      413,
      'File size too large. Please upload an image smaller than 5MB.',
    ],
    [
      'more than 5 MB',
      logo(Buffer.concat([png(), Buffer.alloc(5 * 1024 * 1024)])),
      413,
      'File size too large. Please upload an image smaller than 5MB.',
    ],
  ])('%s is refused', async (_what, part, status, message) => {
    expect(await send(manager, [kind, part])).toMatchObject({ status, body: { success: false, message } })
    expect((await app.as(manager).getCompanyLogo.answer()).body).toEqual({ url: null })
  })

  test('the sentences are in the language of the caller', async () => {
    const { body } = await send(manager, [kind, logo('', 'logo.png')], { 'accept-language': 'nl' })
    expect(body.message).toBe('Het bestand lijkt leeg. Kies een geldige afbeelding.')
  })

  test.each([
    [[logo()], 'type'],
    [[{ name: 'type', value: 'avatar' }, logo()], 'type'],
    [[kind], 'logo'],
    [[kind, { name: 'organizationId', value: '1 or 1=1' }, logo()], 'organizationId'],
    [[kind, { name: 'color', value: 'red' }, logo()], 'color'],
  ])('a form that is not as agreed is refused with the field named', async (parts, field) => {
    expect(await send(manager, parts)).toMatchObject({ status: 422, body: { fields: { [field]: expect.any(String) } } })
  })

  test.each([
    '/webhook/logos/..%2f..%2fdb.kind',
    '/webhook/logos/0123456789abcdef0123456789abcdef.png',
    '/webhook/logos/x.svg',
  ])('%s is nothing', async (url) => {
    expect((await file(url)).statusCode).toBe(404)
  })

  test('a form that cannot be read is refused, not a fault', async () => {
    const call = (contentType: string, payload: string) =>
      app.as(manager, { headers: { 'content-type': contentType } }).uploadCompanyLogo.answer({ body: payload })
    const answers = await Promise.all([
      call('multipart/form-data', 'x'),
      call('multipart/form-data; boundary=', 'x'),
      call(`multipart/form-data; boundary=${'a'.repeat(300)}`, 'x'),
      call(
        'multipart/form-data; boundary=x',
        '--x\r\ncontent-disposition: form-data; name="logo"; filename="a.png"\r\n\r\n',
      ),
    ])
    expect(answers.map((answer) => [answer.status, answer.body.code])).toEqual(answers.map(() => [400, 'BAD_REQUEST']))
  })
})
