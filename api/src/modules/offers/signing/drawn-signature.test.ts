import type { OfferInput } from '@staffel/shared-api/contract'
import { brokenPngs, makePng } from '../../../files/pictures/testing/make-png.ts'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'

const manager = 'manager@staffel.example'
const user = 'user@staffel.example'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const offer: Partial<OfferInput> = {
  title: 'Gevel',
  customer: { organization_id: 1001 },
  items: [{ id: 'a', productId: null, description: 'Montage', quantity: 2, unitPrice: 500 }],
  intent: 'issue',
}

test('a drawn signature that is no picture, or shows nothing, is refused with the field named, in the language of the reader', async () => {
  const [saved] = (await app.as(manager).saveOffer.answer({ body: { offer } })).body
  const link = await app.as(manager).createOfferLink.answer({ params: { id: saved?.offer_id }, body: {} })
  const token = new URL(link.body.url ?? '').pathname.split('/')[2]
  const payload = (bytes: Buffer) => ({
    name: 'Anna de Haan',
    email: 'anna@dehaan.example',
    agree: true,
    version: saved?.version,
    total: saved?.totals.total,
    signature: { type: 'drawn', data: `data:image/png;base64,${bytes.toString('base64')}` },
  })
  const accept = (bytes: Buffer, language = 'en') =>
    app
      .as(null, { headers: { 'user-agent': 'Mozilla/5.0 Firefox', 'accept-language': language } })
      .acceptPublicOffer.answer({ params: { token }, body: payload(bytes) })
  for (const [name, bytes] of brokenPngs()) {
    const answer = await accept(bytes)
    expect([name, answer.status, answer.body]).toMatchObject([
      name,
      422,
      { code: 'VALIDATION', fields: { 'signature.data': 'The signature cannot be read. Draw it again.' } },
    ])
  }
  const blank = makePng({ pixel: () => [0, 0, 0, 0] })
  const empty = await accept(blank, 'nl')
  expect([empty.status, empty.body]).toMatchObject([
    422,
    { code: 'SIGNATURE_REQUIRED', fields: { 'signature.data': 'De handtekening is leeg. Zet uw handtekening.' } },
  ])
  const portal = await app.as(user).signOffer.answer({ params: { id: saved?.offer_id }, body: payload(blank) })
  expect([portal.status, portal.body.code]).toEqual([422, 'SIGNATURE_REQUIRED'])
  expect((await accept(makePng())).status).toBe(200)
})

test.each([
  ['blanks', ' \t'],
  ['no width', '\u200b\u2060'],
  ['a soft hyphen', '\u00ad'],
  ['a filler', '\u3164'],
  ['a pattern without dots', '\u2800'],
  ['a direction', '\u202e'],
  ['a full stop', '.'],
])('a signature or a name of %s says who nobody is', async (_what, text) => {
  const [saved] = (await app.as(manager).saveOffer.answer({ body: { offer } })).body
  const sign = (name: string, data: string) =>
    app.as(user).signOffer.answer({
      params: { id: saved?.offer_id },
      body: {
        name,
        email: 'anna@dehaan.example',
        agree: true,
        version: saved?.version,
        total: saved?.totals.total,
        signature: { type: 'typed', data },
      },
    })
  expect((await sign('Anna de Haan', text)).body).toMatchObject({
    code: 'SIGNATURE_REQUIRED',
    fields: { 'signature.data': expect.any(String) },
  })
  expect((await sign(text, 'Anna de Haan')).body).toMatchObject({
    code: 'VALIDATION',
    fields: { name: expect.any(String) },
  })
  expect((await sign('李 娜', '李娜')).status).toBe(200)
})
