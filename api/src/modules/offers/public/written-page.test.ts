import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { DomainError } from '../../../errors.ts'
import { readPdf } from '../../../documents/testing/read-pdf.ts'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { sampleDay } from '../../../testing/server/test-server.ts'
import { environmentRepository } from '../../platform/environment.repository.ts'
import type { EnvironmentArea } from '../../platform/environment-document.ts'
import { publicVisits, signature } from './testing/public-visits.ts'

const folder = mkdtempSync(join(tmpdir(), 'staffel-page-'))
const manager = 'manager@staffel.example'

function write(file: string, content: string | object): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), typeof content === 'string' ? content : JSON.stringify(content))
}

let app: TestApp
beforeAll(async () => {
  const requires = { shellApi: '^1.0.0', shared: {} }
  const flags = [{ key: 'page-while-off', default: true, description: 'x' }]
  const document = { schema: 1, id: 'offers', version: '1.0.0', owner: 'team', basePath: '/offers', requires, flags }
  const rest = {
    routes: [],
    nav: [],
    i18n: { ns: 'offers', languages: ['nl', 'en'] },
    slots: [],
    exposes: { area: 'a' },
  }
  write('area.json', { ...document, ...rest })
  const build = { id: 'offers', version: '1.0.0', entry: 'remoteEntry.js', scripts: [], styles: [], chunks: {} }
  write('build.json', { ...build, integrity: {}, requires })
  write('remoteEntry.js', '')
  const files = { script: 'page/public.1.js', styles: ['page/public.1.css'], faces: ['page/face.woff2'] }
  write('page/page.json', { ...files, integrity: 'sha384-page' })
  for (const file of [files.script, ...files.styles, ...files.faces]) write(file, file)
  app = await createTestApp({ env: { AREA_BUILDS: folder } })
  await app.modules.platform.publishBuilds()
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

const { issue, linkTo, opened, visitor } = publicVisits(() => app)

/** Every visitor has an address of its own, so that the limit per address stays out of the way. */
let visitors = 0
const get = (url: string, headers: Record<string, string> = {}, remoteAddress = `10.7.0.${++visitors}`) =>
  app.http.inject({ url, headers: { accept: 'text/html', ...headers }, remoteAddress })
const textOf = (html: string): string =>
  html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
    .replace(/\s+/g, ' ')
const change = (apply: (area: EnvironmentArea) => Partial<EnvironmentArea>) =>
  environmentRepository(app.database.db, app.config.environments).change(app.config.environment, {
    author: 'test',
    reason: 'test',
    apply: (current) => {
      const area = current.areas['offers']
      if (!area) throw new Error('offers was not published')
      return { ...current, areas: { ...current.areas, offers: { ...area, ...apply(area) } } }
    },
  })

describe('the page that the server writes for a link', () => {
  test('has the document in it, is kept by nobody, and runs nothing but its own files', async () => {
    const { saved, token } = await opened({ title: 'Gevel <b>& meer' })
    const { statusCode, headers, body } = await get(`/o/${token}`)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
      'x-frame-options': 'DENY',
    })
    expect(headers['content-security-policy']).not.toMatch(/unsafe|nonce|https?:/)
    expect(body).toContain('<meta name="referrer" content="no-referrer">')
    expect(body).toContain('<meta name="robots" content="noindex">')
    expect(body).toContain(`<title>Offerte ${saved.offer_nr} · `)
    expect(textOf(body)).toContain('Gevel <b>& meer')
    expect(body).not.toContain('<b>&')
    for (const words of ['Montage', 'Schilderwerk', '€ 1.210,00', 'Accepteren', 'Uw contactpersoon Marieke Jansen'])
      expect(textOf(body)).toContain(words)
    expect(app.logLines.join()).not.toContain(token)
  })

  test('shows the amounts of the paper', async () => {
    const { token, page } = await opened()
    const amounts = (text: string) => new Set(text.replaceAll('\u00a0', ' ').match(/€ [\d.]+,\d\d/g))
    const sheet = /<article[\s\S]*<\/article>/
      .exec((await get(`/o/${token}`)).body)?.[0]
      .replace(/<div[^>]*hidden>.*?<\/div>/g, '')
    const { text } = await readPdf((await page.pdf()).bytes)
    expect(amounts(text).size).toBeGreaterThan(3)
    expect(textOf(sheet ?? '')).toContain('Betalingstermijn 30 dagen')
    for (const amount of amounts(textOf(sheet ?? ''))) expect([...amounts(text)]).toContain(amount)
  })

  test('is in the language of the offer unless its address says otherwise', async () => {
    const { token } = await opened()
    expect((await get(`/o/${token}`, { 'accept-language': 'en' })).body).toMatch(
      /<html lang="nl">[\s\S]*Geldig tot en met/,
    )
    expect((await get(`/o/${token}?lang=en`)).body).toMatch(/<html lang="en">[\s\S]*Valid until/)
    expect((await get(`/o/${token}?lang=fr`)).body).toContain('<html lang="nl">')
  })

  test('greets whom the link was sent to, and nobody by the name of another', async () => {
    const saved = await issue()
    const nameIn = async (email?: string) =>
      /id="sign-name"[^>]*value="([^"]*)"/.exec((await get(`/o/${await linkTo(saved.offer_id, email)}`)).body)?.[1]
    expect(await nameIn('I.Smits@bouwbedrijf-dehaan.example.nl')).toBe('Ingrid Smits')
    expect([await nameIn('somebody@elsewhere.example'), await nameIn()]).toEqual(['', ''])
  })

  test('keeps a description whole that is not', async () => {
    const { token } = await opened({ description: '<p>Een <b>twee</p><ul><li>drie<li>vier' })
    expect((await get(`/o/${token}`)).body).toContain(
      '<p>Een <b>twee</b></p><ul><li><b>drie</b></li><li><b>vier</b></li></ul>',
    )
  })

  test('says how it ended, and what happens next', async () => {
    const accepted = await opened()
    await accepted.page.accept(signature(accepted.offer))
    const signed = textOf((await get(`/o/${accepted.token}`)).body)
    for (const words of ['Ondertekende PDF', 'Wat gebeurt er nu?']) expect(signed).toContain(words)
    expect(signed).toMatch(/Geaccepteerd door Anna de Haan op \d\d-\d\d-2026 \d\d:\d\d /)
    expect(signed).not.toContain('Afwijzen')
    const declined = await opened()
    await declined.page.decline({ reason_code: 'price', reason: 'Te laat' })
    expect(textOf((await get(`/o/${declined.token}`)).body)).toMatch(
      /U hebt deze offerte afgewezen op .* Prijs te hoog: Te laat/,
    )
  })

  test('says of a line without tax why that is', async () => {
    const items = [
      { id: 'a', productId: null, description: 'Montage', quantity: 1, unitPrice: 100 },
      {
        id: 'b',
        productId: null,
        description: 'Sloop',
        quantity: 1,
        unitPrice: 50,
        taxRate: 0,
        taxLabel: 'Btw verlegd',
      },
    ]
    const { token } = await opened({ items })
    expect(textOf((await get(`/o/${token}?lang=en`)).body)).toMatch(
      /Sloop VAT reverse charged .* VAT reverse charged € 0,00/,
    )
  })

  test('of a replaced version leads to the present one who may have it, and nobody else', async () => {
    const { saved, token } = await opened()
    const copied = await linkTo(saved.offer_id)
    await issue({ offer_id: saved.offer_id, rev: saved.rev, title: 'Anders' })
    const [known, stranger] = [(await get(`/o/${token}`)).body, (await get(`/o/${copied}`)).body]
    for (const body of [known, stranger]) expect(textOf(body)).toContain('Er is een nieuwere versie van deze offerte')
    expect(textOf(known)).toContain('Nieuwe versie openen')
    expect(textOf(stranger)).toMatch(/heeft u een link naar de nieuwe gestuurd, of kan dat doen/)
    expect(textOf(stranger)).not.toContain('Nieuwe versie openen')
  })

  test('asks who is too late whether to ask for more time', async () => {
    const { token, page } = await opened({ validUntil: '2026-03-20' })
    app.setNow(new Date('2026-03-25T10:00:00Z'))
    expect(textOf((await get(`/o/${token}`)).body)).toMatch(
      /Deze offerte is verlopen na 20-03-2026 Nog belangstelling\?/,
    )
    await page.extension({ text: 'Twee weken?' })
    expect(textOf((await get(`/o/${token}`)).body)).toMatch(/U hebt om verlenging gevraagd\..* Twee weken\?/)
    app.setNow(sampleDay)
  })

  test('counts as no look, whoever asks for it', async () => {
    const { saved } = await opened()
    const other = await issue()
    await get(`/o/${await linkTo(other.offer_id, 'a@b.example')}`, { 'user-agent': 'Mozilla/5.0 Firefox' })
    const viewed = async (id: number) => (await app.as(manager).getOffer({ query: { id: String(id) } })).first_viewed_at
    expect([await viewed(other.offer_id), await viewed(saved.offer_id)]).toEqual([null, expect.any(String)])
  })

  test.each([
    ['an unknown link', 'x'.repeat(43), 'Deze link leidt nergens naartoe'],
    ['what is no link', 'x', 'Deze link leidt nergens naartoe'],
    ['what is longer than a link', 'x'.repeat(300), 'Deze link leidt nergens naartoe'],
    ['a link that was broken on its way', '%E0%A4%A', 'Deze link leidt nergens naartoe'],
    ['one that was broken within and has a slash behind it', '%zz/?a=%E0%A4%A', 'Deze link leidt nergens naartoe'],
  ])('says of %s only that it leads nowhere', async (_case, token, words) => {
    const { statusCode, headers, body } = await get(`/o/${token}`, { 'accept-language': 'nl' })
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      404,
      'text/html; charset=utf-8',
      'no-store',
    ])
    expect(textOf(body)).toContain(words)
  })

  test('that leads nowhere is told in the language of its address', async () => {
    const { body } = await get(`/o/${'x'.repeat(43)}?lang=en`, { 'accept-language': 'nl' })
    expect(body).toMatch(/<html lang="en">[\s\S]*This link leads nowhere/)
  })

  test('that cannot be written now says when to come again, and by what it is found in the log', async () => {
    const { token } = await opened()
    const away = jest.spyOn(app.database.db, 'transaction').mockImplementation(() => {
      throw new DomainError('UNAVAILABLE', { retryAfterSeconds: 7 })
    })
    const { statusCode, headers, body } = await get(`/o/${token}?lang=en`)
    away.mockRestore()
    expect([statusCode, headers['retry-after']]).toEqual([503, '7'])
    expect(textOf(body)).toContain(`Reference: ${String(headers['x-request-id'])}`)
  })

  test('is opened twenty times a minute from one address, and then says so in words', async () => {
    const { token } = await opened()
    for (let count = 0; count < 20; count++) expect((await get(`/o/${token}`, {}, '10.6.6.6')).statusCode).toBe(200)
    const { statusCode, headers, body } = await get(`/o/${token}`, { 'accept-language': 'en' }, '10.6.6.6')
    expect([statusCode, Number(headers['retry-after']) > 0]).toEqual([429, true])
    expect(textOf(body)).toContain('Too many requests. Try again later.')
    expect((await visitor(token).get()).status).toBe(200)
  })
})

describe('the program of the page', () => {
  const program = async () => {
    const { token } = await opened()
    const { statusCode, body } = await get(`/o/${token}`, { 'accept-language': 'nl' })
    return { statusCode, body }
  }

  test('is that of the live version, whatever its canary', async () => {
    const of = (base: string) =>
      `<link rel="stylesheet" href="${base}page/public.1.css"><link rel="preload" as="font" type="font/woff2" crossorigin href="${base}page/face.woff2"><script defer crossorigin="anonymous" integrity="sha384-page" src="${base}page/public.1.js"></script>`
    const { document } = await environmentRepository(app.database.db, app.config.environments).read(
      app.config.environment,
    )
    const base = document.areas['offers']?.live.base ?? 'none'
    expect((await program()).body).toContain(of(base))
    await change(() => ({ canary: { version: '2.0.0-0', base: '/r/offers/2.0.0-0/', integrity: '', percent: 100 } }))
    expect((await program()).body).toContain(of(base))
    await change(() => ({ canary: null }))
  })

  test('goes on while its area is switched off, unless the switch says otherwise', async () => {
    const { token } = await opened()
    const calls = /href="([^"]+)\/pdf/.exec((await get(`/o/${token}`)).body)?.[1] ?? ''
    const shouted = async () => (await get(calls.replace('public/offers', 'Public/OFFERS'))).statusCode
    await change(() => ({ enabled: false }))
    expect(await program()).toMatchObject({ statusCode: 200, body: expect.stringContaining('page/public.1.js') })
    await change(() => ({ flags: { 'page-while-off': false } }))
    expect(await get(`/o/${token}`, { 'accept-language': 'nl' })).toMatchObject({
      statusCode: 503,
      body: expect.stringContaining('Deze pagina is even niet bereikbaar'),
    })
    const call = (language: string) => visitor(token, { 'accept-language': language }).get()
    expect(await call('nl')).toMatchObject({
      status: 503,
      body: {
        code: 'UNAVAILABLE',
        message: 'Uw offerte is niet verdwenen. Probeer het later opnieuw, of vraag het de afzender.',
      },
    })
    expect(await call('en')).toMatchObject({ status: 503, body: { message: expect.stringMatching(/^Your offer/) } })
    expect(await shouted()).toBe(503)
    await change(() => ({ enabled: true }))
    expect(await shouted()).toBe(200)
    expect((await program()).statusCode).toBe(200)
    expect((await call('nl')).status).toBe(200)
  })

  test('may be missing: the offer is still read', async () => {
    await change(({ live }) => ({ live: { ...live, version: 'lost' } }))
    const { statusCode, body } = await program()
    expect([statusCode, body.includes('<script defer')]).toEqual([200, false])
    expect(textOf(body)).toContain('Schilderwerk')
  })
})
