import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { readPdf } from '../../../documents/testing/read-pdf.ts'
import { makePng } from '../../../files/pictures/testing/make-png.ts'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { writeAreaBuild, writeBuilt } from '../../../testing/server/write-area-build.ts'

const manager = 'manager@staffel.example'
const builds = mkdtempSync(join(tmpdir(), 'staffel-seller-'))

let app: TestApp
beforeAll(async () => {
  writeAreaBuild(builds, 'offers', { paths: ['/offers'] })
  const page = { script: 'page/public.1.js', styles: [], faces: [], integrity: 'sha384-page' }
  writeBuilt(join(builds, 'page/page.json'), page)
  writeBuilt(join(builds, page.script), 'page')
  app = await createTestApp({ env: { AREA_BUILDS: builds } })
  await app.modules.platform.publishBuilds()
})
afterAll(async () => {
  await app.close()
  rmSync(builds, { recursive: true, force: true })
})

const picture = makePng({ width: 60, height: 20, pixel: () => [15, 94, 92, 255] })
const seller = {
  name: 'Zwaan & Zonen <Hout>',
  email: 'balie@zwaan.example',
  phone: '0599 555 123',
  street: "Kade 't Hoekje",
  number: '1204',
  number_addition: 'b-III',
  postal_code: '9561 ZZ',
  city: "'s-Gravendijk",
  country_code: 'NL',
}
const address = ["Kade 't Hoekje 1204b-III", "9561 ZZ 's-Gravendijk", '0599 555 123', 'balie@zwaan.example']

async function settle(): Promise<void> {
  const { rev } = await app.as(manager).getCompanyAddress({ query: {} })
  await app.as(manager).saveCompanyAddress({ body: { rev, ...seller } })
}

async function uploadLogo(): Promise<string> {
  const form = new FormData()
  form.set('type', 'company-logo')
  form.set('logo', new File([new Uint8Array(picture)], 'logo.png', { type: 'image/png' }))
  const sent = new Response(form)
  const headers = { 'content-type': sent.headers.get('content-type') ?? '' }
  const body = Buffer.from(await sent.arrayBuffer())
  return (await app.as(manager, { headers }).uploadCompanyLogo.answer({ body })).body.url
}

const items = [{ id: 'a', productId: null, description: 'Montage', quantity: 2, unitPrice: 500 }]

/** How many calls wait for each other, or for the test. */
async function waiting(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(distinct pid)::integer as count from pg_locks
    where not granted and pid in (select pid from pg_stat_activity where datname = current_database())`.execute(
    app.database.db,
  )
  return rows[0]?.count ?? 0
}

async function sendOffer(): Promise<string> {
  const offer = { title: 'Gevel', customer: { organization_id: 1001 }, items, intent: 'issue' as const }
  const [saved] = await app.as(manager).saveOffer({ body: { offer } })
  const id = String(saved?.offer_id)
  const { to, subject, body } = await app.as(manager).prepareOfferMail({ params: { id } })
  await app.as(manager).sendOffer({ params: { id }, body: { to, subject, body } })
  return id
}

const mailOf = (id: string) =>
  app.database.db
    .selectFrom('outbox_mail as o')
    .innerJoin('offer_mail as m', 'm.mail_id', 'o.id')
    .select(['o.body_html', 'o.link', 'o.attachments'])
    .where('m.offer_id', '=', Number(id))
    .executeTakeFirstOrThrow()
const fetched = (url: string, accept = '*/*') => app.http.inject({ url, headers: { accept } })
const pageOf = async (id: string) =>
  (await fetched(new URL((await mailOf(id)).link ?? '').pathname, 'text/html')).payload
const pdfOf = async (id: string) => readPdf((await app.as(manager).downloadOfferPdf.answer({ params: { id } })).bytes)

/** Of every picture in a page. */
const picturesIn = (html: string) => [...html.matchAll(/<img [^>]*src="([^"]*)"/g)].map(([, source]) => source)
const textOf = (html: string): string => plain(html.replace(/<[^<>]*>/g, ' ').replace(/&#(\d+);/g, decoded))
const decoded = (_: string, code: string): string => String.fromCharCode(Number(code))
const plain = (text: string): string => text.replace(/\s+/g, ' ')

describe('a seller with an address and no logo', () => {
  let id: string
  beforeAll(async () => {
    await settle()
    id = await sendOffer()
  })

  test('is a name in letters where the logo would stand', async () => {
    const { body_html: html, attachments } = await mailOf(id)
    expect([picturesIn(html ?? ''), picturesIn(await pageOf(id))]).toEqual([[], []])
    expect(attachments.map(({ contentType }) => contentType)).toEqual(['application/pdf'])
    expect(await pdfOf(id)).toMatchObject({ images: 0, spoken: expect.stringContaining(seller.name) })
  })
})

describe('the logo and the address of the seller', () => {
  let id: string
  let url: string
  beforeAll(async () => {
    await settle()
    url = await uploadLogo()
    id = await sendOffer()
  })

  test('stand on the page behind the link of the mail, and the logo is there for who has no account', async () => {
    const page = await pageOf(id)
    for (const line of [seller.name, ...address]) expect(textOf(page)).toContain(line)
    expect(page).not.toContain('<Hout>')
    expect(new Set(picturesIn(page))).toEqual(new Set([url]))
    expect(/<article[\s\S]*<\/article>/.exec(page)?.[0]).toContain(`<img src="${url}"`)
    expect((await fetched(url)).rawPayload).toEqual(picture)
  })

  test('stand in the mail, which has the logo with it', async () => {
    const { body_html: html, attachments } = await mailOf(id)
    for (const line of [seller.name, ...address]) expect(textOf(html ?? '')).toContain(line)
    expect(html).not.toContain('<Hout>')
    expect(picturesIn(html ?? '')).toEqual(['cid:logo'])
    const storageKey = url.split('/').slice(-2).join('/')
    expect(attachments).toContainEqual({ filename: 'logo.png', storageKey, contentType: 'image/png', cid: 'logo' })
  })

  test('stand on the PDF', async () => {
    const { text, images, roles } = await pdfOf(id)
    for (const line of [seller.name, ...address]) expect(plain(text)).toContain(line)
    expect([images, roles['Figure']]).toEqual([1, 1])
  })

  test('are in what a preview shows: the document, issued or not, and the mail before it goes', async () => {
    const { country_code: _country, ...company } = seller
    expect((await app.as(manager).getOffer({ query: { id } })).company).toEqual({ ...company, logo_url: url })
    const [draft] = await app.as(manager).saveOffer({ body: { offer: { title: 'Gevel', items } } })
    const read = await app.as(manager).getOffer({ query: { id: String(draft?.offer_id) } })
    expect(read.company).toEqual({ ...company, logo_url: url })
    const mail = { subject: 'Offerte', body: 'Zie {link}' }
    const { html } = await app.as(manager).previewOfferMail({ params: { id }, body: mail })
    for (const line of address) expect(textOf(html)).toContain(line)
    expect(picturesIn(html)).toEqual([`data:image/png;base64,${picture.toString('base64')}`])
  })

  test('stay on what was issued, once the seller has another logo, or none', async () => {
    const newer = await uploadLogo()
    const again = await sendOffer()
    await app.as(manager).deleteCompanyLogo()
    expect([(await fetched(url)).statusCode, (await fetched(newer)).statusCode]).toEqual([200, 200])
    expect([(await pdfOf(id)).images, (await pdfOf(again)).images]).toEqual([1, 1])
    expect((await app.as(manager).getCompanyLogo.answer()).body).toEqual({ url: null })
  })
  test('stay as well when they are thrown away at the very moment in which an offer is issued', async () => {
    await uploadLogo()
    const drafted = { title: 'Gevel', customer: { organization_id: 1001 }, items }
    const away = [uploadLogo, () => app.as(manager).deleteCompanyLogo()]
    for (const throwAway of away) {
      const logo = (await app.as(manager).getCompanyLogo.answer()).body.url ?? ''
      const [draft] = await app.as(manager).saveOffer({ body: { offer: drafted } })
      const offer = { ...drafted, offer_id: draft?.offer_id, rev: draft?.rev, intent: 'issue' as const }
      const both = await app.database.db.transaction().execute(async (tx) => {
        // What is done is noted last: until then the offer has its logo, and nobody else can see that.
        await sql`lock table activity in share mode`.execute(tx)
        const issued = app.as(manager).saveOffer({ body: { offer } })
        while ((await waiting()) < 1);
        const thrownAway = throwAway()
        while ((await waiting()) < 2);
        return [issued, thrownAway]
      })
      await Promise.all(both)
      const { company } = await app.as(manager).getOffer({ query: { id: String(draft?.offer_id) } })
      expect([company?.logo_url, (await fetched(logo)).statusCode]).toEqual([logo, 200])
    }
  })
})
